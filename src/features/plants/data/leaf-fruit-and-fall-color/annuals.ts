import { monthsFrom, type PlantSeasons } from "../../plant-seasons.ts";

/**
 * The year of each annual by its id: in leaf from when the entry's text has it planted or sown until
 * frost in October, or until the heat or the cold that ends it.
 */
export const annualSeasons: Readonly<Record<number, PlantSeasons>> = {
  // French Marigold, Tagetes erecta 'Queen Sophia'
  1: { leaf: monthsFrom(5, 10) },
  // African Marigold, Tagetes erecta 'Crackerjack'
  2: { leaf: monthsFrom(5, 10) },
  // Zinnia, Zinnia elegans 'State Fair'
  3: { leaf: monthsFrom(5, 10) },
  // Cosmos, Cosmos bipinnatus 'Sensation'
  4: { leaf: monthsFrom(5, 10) },
  // Sulfur Cosmos, Cosmos sulphureus 'Cosmic Orange'
  5: { leaf: monthsFrom(5, 10) },
  // Sunflower, Helianthus annuus 'Lemon Queen'
  6: { leaf: monthsFrom(5, 9), fruit: { months: monthsFrom(9, 10), look: "seed-filled heads" } },
  // Petunia, Petunia × atkinsiana 'Purple Wave'
  7: { leaf: monthsFrom(5, 10) },
  // Million Bells, Calibrachoa 'Kabloom Deep Blue'
  8: { leaf: monthsFrom(5, 10) },
  // Zonal Geranium, Pelargonium × hortorum
  9: { leaf: monthsFrom(5, 10) },
  // Ivy Geranium, Pelargonium peltatum
  10: { leaf: monthsFrom(5, 10) },
  // Scarlet Sage, Salvia splendens 'Bonfire'
  11: { leaf: monthsFrom(5, 10) },
  // Mealycup Sage, Salvia farinacea 'Victoria Blue'
  12: { leaf: monthsFrom(5, 10) },
  // Lantana, Lantana 'New Gold'
  13: { leaf: monthsFrom(5, 10) },
  // Garden Verbena, Glandularia × hybrida 'Peaches and Cream'
  14: { leaf: monthsFrom(5, 10) },
  // Spider Flower, Cleome hassleriana 'Rose Queen'
  15: { leaf: monthsFrom(5, 10) },
  // Globe Amaranth, Gomphrena globosa
  16: { leaf: monthsFrom(5, 10) },
  // Cockscomb, Celosia argentea var. cristata 'Prestige Scarlet'
  17: { leaf: monthsFrom(5, 10) },
  // Plume Celosia, Celosia argentea (Plumosa Group)
  18: { leaf: monthsFrom(5, 10) },
  // Moss Rose, Portulaca grandiflora
  19: { leaf: monthsFrom(5, 10) },
  // Annual Vinca, Catharanthus roseus
  20: { leaf: monthsFrom(6, 10) },
  // Strawflower, Xerochrysum bracteatum
  21: { leaf: monthsFrom(5, 10) },
  // Sea Lavender Statice, Limonium sinuatum
  22: { leaf: monthsFrom(5, 10) },
  // Heliotrope, Heliotropium arborescens 'Marine'
  23: { leaf: monthsFrom(5, 10) },
  // Nasturtium, Tropaeolum majus 'Empress of India'
  24: { leaf: monthsFrom(5, 10) },
  // Morning Glory, Ipomoea tricolor 'Heavenly Blue'
  25: { leaf: monthsFrom(5, 10) },
  // Black-Eyed Susan Vine, Thunbergia alata
  26: { leaf: monthsFrom(5, 10) },
  // Floss Flower, Ageratum houstonianum 'Blue Horizon'
  27: { leaf: monthsFrom(5, 10) },
  // Angelonia, Angelonia angustifolia
  28: { leaf: monthsFrom(5, 10) },
  // Pentas, Pentas lanceolata 'Butterfly Red'
  29: { leaf: monthsFrom(6, 10) },
  // Sweet Potato Vine, Ipomoea batatas 'Margarita'
  30: { leaf: monthsFrom(5, 10) },
  // Pansy, Viola × wittrockiana
  31: { leaf: monthsFrom(9, 6) },
  // Johnny-Jump-Up, Viola tricolor 'Helen Mount'
  32: { leaf: monthsFrom(3, 10) },
  // Pot Marigold, Calendula officinalis 'Pacific Beauty'
  33: { leaf: monthsFrom(4, 10) },
  // Snapdragon, Antirrhinum majus 'Rocket'
  34: { leaf: monthsFrom(4, 10) },
  // Sweet Alyssum, Lobularia maritima 'Carpet of Snow'
  35: { leaf: monthsFrom(4, 10) },
  // Stock, Matthiola incana
  36: { leaf: monthsFrom(4, 7) },
  // Sweet Pea, Lathyrus odoratus 'Cupani'
  37: { leaf: monthsFrom(4, 7) },
  // Larkspur, Delphinium ajacis 'Giant Imperial'
  38: { leaf: monthsFrom(3, 7) },
  // Love-in-a-Mist, Nigella damascena 'Miss Jekyll'
  39: { leaf: monthsFrom(4, 8), fruit: { months: monthsFrom(7, 9), look: "striped seedpods" } },
  // California Poppy, Eschscholzia californica
  40: { leaf: monthsFrom(4, 10) },
  // China Aster, Callistephus chinensis
  41: { leaf: monthsFrom(5, 9) },
  // Edging Lobelia, Lobelia erinus 'Crystal Palace'
  42: { leaf: monthsFrom(5, 10) },
  // Bells of Ireland, Moluccella laevis
  43: { leaf: monthsFrom(5, 9) },
  // Ornamental Kale, Brassica oleracea (Acephala Group)
  44: { leaf: monthsFrom(9, 5), fallColor: { months: monthsFrom(10, 12), colors: ["purple"] } },
  // Impatiens, Impatiens walleriana
  45: { leaf: monthsFrom(5, 10) },
  // New Guinea Impatiens, Impatiens hawkeri
  46: { leaf: monthsFrom(5, 10) },
  // Wax Begonia, Begonia 'Vodka'
  47: { leaf: monthsFrom(5, 10) },
  // Coleus, Coleus scutellarioides
  48: { leaf: monthsFrom(5, 10) },
  // Fuchsia, Fuchsia × hybrida 'Swingtime'
  49: { leaf: monthsFrom(5, 10) },
  // Wishbone Flower, Torenia fournieri
  50: { leaf: monthsFrom(5, 10) },
};
