import type { CatalogueName } from "../catalogue-names.ts";
import type { KnownUses } from "../plant-uses.ts";

/**
 * What a plant is known to be good for where its measurements do not say it: cutting, drying, a pot, a
 * hedge, covering ground, scent, clay; and bark to look at. By catalogue and id, with the source that recommends it so.
 * A plant that is not here is not known to be bad at it; nobody was found who recommends it.
 */
export const knownUses: Readonly<Record<CatalogueName, Readonly<Record<number, KnownUses>>>> = {
  perennials: {
    // Purple Coneflower
    1: { goodFor: ["cut-flower", "clay"], source: "mobot" },
    // Black-Eyed Susan
    2: { goodFor: ["cut-flower", "clay"], source: "mobot" },
    // Shasta Daisy
    3: { goodFor: ["cut-flower"], source: "mobot" },
    // Catmint
    4: { goodFor: ["ground-cover", "fragrant-leaf"], source: "ncsu" },
    // Bee Balm
    5: { goodFor: ["cut-flower", "fragrant-leaf"], source: "mobot" },
    // Balloon Flower
    6: { goodFor: ["container"], source: "mobot" },
    // English Lavender
    8: {
      goodFor: [
        "cut-flower",
        "dried-flower",
        "container",
        "hedge",
        "fragrant-flower",
        "fragrant-leaf",
      ],
      source: "mobot",
    },
    // Peony
    9: { goodFor: ["cut-flower", "hedge", "fragrant-flower"], source: "mobot" },
    // Bearded Iris
    10: { goodFor: ["cut-flower", "fragrant-flower"], source: "mobot" },
    // Siberian Iris
    11: { goodFor: ["cut-flower"], source: "mobot" },
    // Garden Phlox
    12: { goodFor: ["cut-flower", "fragrant-flower"], source: "mobot" },
    // Creeping Phlox
    13: { goodFor: ["ground-cover"], source: "mobot" },
    // Russian Sage
    15: { goodFor: ["fragrant-leaf"], source: "mobot" },
    // Spike Speedwell
    16: { goodFor: ["cut-flower"], source: "mobot" },
    // Blanket Flower
    18: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Yarrow
    19: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Stonecrop
    20: { goodFor: ["cut-flower"], source: "mobot" },
    // Hens and Chicks
    21: { goodFor: ["container"], source: "mobot" },
    // Delphinium
    23: { goodFor: ["cut-flower"], source: "mobot" },
    // Cheddar Pink
    25: { goodFor: ["ground-cover", "fragrant-flower"], source: "mobot" },
    // Sea Thrift
    26: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Candytuft
    27: { goodFor: ["ground-cover"], source: "mobot" },
    // Creeping Thyme
    28: { goodFor: ["container", "ground-cover", "fragrant-leaf"], source: "mobot" },
    // Garden Sage
    29: { goodFor: ["container", "fragrant-leaf"], source: "mobot" },
    // Madonna Lily
    30: { goodFor: ["cut-flower", "fragrant-flower"], source: "mobot" },
    // Asiatic Lily
    31: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Globe Thistle
    32: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Pincushion Flower
    33: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Garden Mum
    34: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Hosta
    35: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Assumption Lily
    36: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Astilbe
    37: { goodFor: ["cut-flower"], source: "mobot" },
    // Coral Bells
    38: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Foamflower
    39: { goodFor: ["ground-cover"], source: "mobot" },
    // Bleeding Heart
    41: { goodFor: ["cut-flower"], source: "mobot" },
    // Lungwort
    44: { goodFor: ["ground-cover"], source: "mobot" },
    // Lady's Mantle
    45: { goodFor: ["cut-flower", "dried-flower", "ground-cover"], source: "mobot" },
    // Cranesbill
    46: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Lenten Rose
    48: { goodFor: ["container"], source: "mobot" },
    // Barrenwort
    50: { goodFor: ["ground-cover"], source: "mobot" },
    // Japanese Anemone
    51: { goodFor: ["cut-flower"], source: "mobot" },
    // Black Cohosh
    53: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Siberian Bugloss
    55: { goodFor: ["ground-cover"], source: "mobot" },
    // Wild Ginger
    58: { goodFor: ["ground-cover"], source: "ncsu" },
    // Cowslip
    61: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Common Blue Violet
    62: { goodFor: ["ground-cover"], source: "mobot" },
    // Peach-Leaved Bellflower
    64: { goodFor: ["cut-flower"], source: "mobot" },
    // Great Masterwort
    65: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Leopard Plant
    67: { goodFor: ["clay"], source: "mobot" },
    // Butterfly Weed
    68: { goodFor: ["cut-flower"], source: "mobot" },
    // Swamp Milkweed
    69: { goodFor: ["cut-flower", "fragrant-flower", "clay"], source: "mobot" },
    // New England Aster
    70: { goodFor: ["cut-flower"], source: "mobot" },
    // Aromatic Aster
    71: { goodFor: ["cut-flower", "fragrant-leaf"], source: "mobot" },
    // Goldenrod
    72: { goodFor: ["cut-flower", "clay"], source: "mobot" },
    // Joe Pye Weed
    73: { goodFor: ["cut-flower"], source: "mobot" },
    // Blazing Star
    74: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Obedient Plant
    78: { goodFor: ["cut-flower"], source: "mobot" },
    // Culver's Root
    79: { goodFor: ["cut-flower"], source: "mobot" },
    // Anise Hyssop
    80: { goodFor: ["cut-flower", "fragrant-leaf"], source: "mobot" },
    // Mountain Mint
    81: { goodFor: ["cut-flower", "fragrant-leaf"], source: "mobot" },
    // Bee Balm
    82: { goodFor: ["cut-flower", "fragrant-leaf", "clay"], source: "mobot" },
    // Bee Balm
    83: { goodFor: ["container", "fragrant-leaf"], source: "mobot" },
    // Catmint
    84: { goodFor: ["fragrant-leaf"], source: "mobot" },
    // Balloon Flower
    85: { goodFor: ["cut-flower"], source: "mobot" },
    // Sneezeweed
    86: { goodFor: ["cut-flower"], source: "mobot" },
    // False Sunflower
    87: { goodFor: ["cut-flower", "clay"], source: "mobot" },
    // Foxglove Beardtongue
    90: { goodFor: ["cut-flower"], source: "mobot" },
    // Blue False Indigo
    91: { goodFor: ["cut-flower", "clay"], source: "mobot" },
    // Blue Flag Iris
    93: { goodFor: ["cut-flower"], source: "mobot" },
    // Pennsylvania Sedge
    98: { goodFor: ["ground-cover"], source: "mobot" },
    // Little Bluestem
    99: { goodFor: ["clay"], source: "mobot" },
    // Switchgrass
    100: { goodFor: ["hedge", "clay"], source: "mobot" },
  },
  trees: {
    // Eastern Redbud
    1: { goodFor: ["clay"], source: "mobot" },
    // Kousa Dogwood
    3: { goodFor: ["showy-bark"], source: "mobot" },
    // Pagoda Dogwood
    4: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Sweetbay Magnolia
    7: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Saucer Magnolia
    8: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Star Magnolia
    9: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Yoshino Cherry
    13: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Winter King Hawthorn
    14: { goodFor: ["showy-bark"], source: "mobot" },
    // White Fringetree
    15: { goodFor: ["fragrant-flower"], source: "mobot" },
    // American Yellowwood
    18: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Common Witch Hazel
    19: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Japanese Stewartia
    22: { goodFor: ["showy-bark"], source: "mobot" },
    // American Linden
    24: { goodFor: ["fragrant-flower"], source: "mobot" },
    // Paperbark Maple
    27: { goodFor: ["showy-bark"], source: "mobot" },
    // American Beech
    32: { goodFor: ["showy-bark"], source: "mobot" },
    // American Hornbeam
    33: { goodFor: ["hedge", "showy-bark"], source: "mobot" },
    // River Birch
    34: { goodFor: ["clay", "showy-bark", "white-bark"], source: "mobot" },
    // Black Gum
    35: { goodFor: ["clay"], source: "mobot" },
    // Columnar Sweetgum
    36: { goodFor: ["hedge", "fragrant-leaf"], source: "mobot" },
    // Thornless Honeylocust
    38: { goodFor: ["clay"], source: "mobot" },
    // American Sycamore
    39: { goodFor: ["showy-bark", "white-bark"], source: "mobot" },
    // Ginkgo
    40: { goodFor: ["clay"], source: "mobot" },
    // Shagbark Hickory
    43: { goodFor: ["showy-bark"], source: "mobot" },
    // Bald Cypress
    44: { goodFor: ["clay"], source: "mobot" },
    // Eastern White Pine
    45: { goodFor: ["hedge"], source: "mobot" },
    // Norway Spruce
    46: { goodFor: ["hedge"], source: "mobot" },
    // Concolor Fir
    47: { goodFor: ["fragrant-leaf"], source: "mobot" },
    // Eastern Red Cedar
    48: { goodFor: ["hedge", "fragrant-leaf"], source: "mobot" },
    // American Arborvitae
    49: { goodFor: ["hedge", "fragrant-leaf"], source: "mobot" },
    // American Holly
    50: { goodFor: ["hedge"], source: "mobot" },
  },
  annuals: {
    // French Marigold
    1: { goodFor: ["container", "fragrant-leaf"], source: "mobot" },
    // African Marigold
    2: { goodFor: ["cut-flower", "fragrant-leaf"], source: "mobot" },
    // Zinnia
    3: { goodFor: ["cut-flower"], source: "mobot" },
    // Cosmos
    4: { goodFor: ["cut-flower"], source: "mobot" },
    // Sulfur Cosmos
    5: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Sunflower
    6: { goodFor: ["cut-flower"], source: "mobot" },
    // Petunia
    7: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Million Bells
    8: { goodFor: ["container"], source: "mobot" },
    // Zonal Geranium
    9: { goodFor: ["container"], source: "mobot" },
    // Ivy Geranium
    10: { goodFor: ["container"], source: "mobot" },
    // Scarlet Sage
    11: { goodFor: ["container"], source: "mobot" },
    // Mealycup Sage
    12: { goodFor: ["cut-flower", "dried-flower", "container"], source: "mobot" },
    // Lantana
    13: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Garden Verbena
    14: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Spider Flower
    15: { goodFor: ["cut-flower"], source: "mobot" },
    // Globe Amaranth
    16: { goodFor: ["cut-flower", "dried-flower", "container"], source: "mobot" },
    // Cockscomb
    17: { goodFor: ["cut-flower", "dried-flower", "container"], source: "mobot" },
    // Plume Celosia
    18: { goodFor: ["cut-flower", "dried-flower", "container"], source: "mobot" },
    // Moss Rose
    19: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Annual Vinca
    20: { goodFor: ["container"], source: "mobot" },
    // Strawflower
    21: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Sea Lavender Statice
    22: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Heliotrope
    23: { goodFor: ["container", "fragrant-flower"], source: "mobot" },
    // Nasturtium
    24: { goodFor: ["container"], source: "mobot" },
    // Black-Eyed Susan Vine
    26: { goodFor: ["container"], source: "mobot" },
    // Floss Flower
    27: { goodFor: ["cut-flower"], source: "mobot" },
    // Angelonia
    28: { goodFor: ["cut-flower", "container", "fragrant-leaf"], source: "mobot" },
    // Pentas
    29: { goodFor: ["container"], source: "mobot" },
    // Sweet Potato Vine
    30: { goodFor: ["container", "ground-cover"], source: "mobot" },
    // Pansy
    31: { goodFor: ["container"], source: "mobot" },
    // Johnny-Jump-Up
    32: { goodFor: ["container"], source: "mobot" },
    // Pot Marigold
    33: { goodFor: ["cut-flower", "container"], source: "mobot" },
    // Snapdragon
    34: { goodFor: ["cut-flower"], source: "mobot" },
    // Sweet Alyssum
    35: { goodFor: ["container", "ground-cover", "fragrant-flower"], source: "mobot" },
    // Stock
    36: { goodFor: ["cut-flower", "fragrant-flower"], source: "mobot" },
    // Sweet Pea
    37: { goodFor: ["cut-flower", "fragrant-flower"], source: "mobot" },
    // Larkspur
    38: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Love-in-a-Mist
    39: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // China Aster
    41: { goodFor: ["cut-flower"], source: "mobot" },
    // Edging Lobelia
    42: { goodFor: ["container"], source: "mobot" },
    // Bells of Ireland
    43: { goodFor: ["cut-flower", "dried-flower"], source: "mobot" },
    // Ornamental Kale
    44: { goodFor: ["container"], source: "mobot" },
    // Impatiens
    45: { goodFor: ["container"], source: "mobot" },
    // New Guinea Impatiens
    46: { goodFor: ["container"], source: "mobot" },
    // Wax Begonia
    47: { goodFor: ["container"], source: "mobot" },
    // Coleus
    48: { goodFor: ["container"], source: "mobot" },
    // Fuchsia
    49: { goodFor: ["container"], source: "mobot" },
    // Wishbone Flower
    50: { goodFor: ["container"], source: "mobot" },
  },
};
