import { monthsFrom, type PlantSeasons } from "../../plant-seasons.ts";

/**
 * The year of each perennial by its id, as it goes here. After the Missouri Botanical Garden and North
 * Carolina's Toolbox, their months moved to Pennsylvania's, and after what the entry's own text says.
 */
export const perennialSeasons: Readonly<Record<number, PlantSeasons>> = {
  // Purple Coneflower, Echinacea purpurea 'Magnus'
  1: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(9, 2), look: "spiny seedheads" } },
  // Black-Eyed Susan, Rudbeckia fulgida var. sullivantii 'Goldsturm'
  2: { leaf: monthsFrom(4, 11), fruit: { months: monthsFrom(10, 2), look: "dark seed cones" } },
  // Shasta Daisy, Leucanthemum × superbum 'Becky'
  3: { leaf: monthsFrom(3, 11) },
  // Catmint, Nepeta × faassenii 'Walker's Low'
  4: { leaf: monthsFrom(4, 11) },
  // Bee Balm, Monarda didyma 'Jacob Cline'
  5: { leaf: monthsFrom(4, 10) },
  // Balloon Flower, Platycodon grandiflorus 'Sentimental Blue'
  6: { leaf: monthsFrom(5, 10), fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] } },
  // Daylily, Hemerocallis 'Stella de Oro'
  7: { leaf: monthsFrom(4, 10) },
  // English Lavender, Lavandula angustifolia 'Munstead'
  8: { leaf: "evergreen" },
  // Peony, Paeonia lactiflora 'Sarah Bernhardt'
  9: { leaf: monthsFrom(4, 10) },
  // Bearded Iris, Iris × germanica 'Immortality'
  10: { leaf: monthsFrom(3, 11) },
  // Siberian Iris, Iris sibirica 'Caesar's Brother'
  11: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(8, 12), look: "brown seedpods" } },
  // Garden Phlox, Phlox paniculata 'David'
  12: { leaf: monthsFrom(4, 10) },
  // Creeping Phlox, Phlox subulata 'Emerald Blue'
  13: { leaf: "evergreen" },
  // Meadow Sage, Salvia nemorosa 'Caradonna'
  14: { leaf: monthsFrom(4, 10) },
  // Russian Sage, Salvia yangii
  15: { leaf: monthsFrom(4, 10) },
  // Spike Speedwell, Veronica spicata 'Royal Candles'
  16: { leaf: monthsFrom(4, 10) },
  // Threadleaf Coreopsis, Coreopsis verticillata 'Moonbeam'
  17: { leaf: monthsFrom(5, 10) },
  // Blanket Flower, Gaillardia × grandiflora 'Goblin'
  18: { leaf: monthsFrom(4, 10) },
  // Yarrow, Achillea 'Moonshine'
  19: { leaf: monthsFrom(4, 11) },
  // Stonecrop, Hylotelephium 'Autumn Joy'
  20: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(11, 2), look: "bronze seedheads" } },
  // Hens and Chicks, Sempervivum tectorum
  21: { leaf: "evergreen" },
  // Hollyhock, Alcea rosea
  22: { leaf: monthsFrom(4, 10) },
  // Delphinium, Delphinium elatum 'King Arthur'
  23: { leaf: monthsFrom(4, 9) },
  // Oriental Poppy, Papaver orientale 'Beauty of Livermere'
  24: {
    leaf: [9, 10, 11, 3, 4, 5, 6, 7],
    fruit: { months: monthsFrom(6, 7), look: "round seedpods" },
  },
  // Cheddar Pink, Dianthus gratianopolitanus 'Firewitch'
  25: { leaf: "evergreen" },
  // Sea Thrift, Armeria maritima
  26: { leaf: "evergreen" },
  // Candytuft, Iberis sempervirens 'Purity'
  27: { leaf: "evergreen" },
  // Creeping Thyme, Thymus praecox 'Coccineus'
  28: { leaf: "evergreen" },
  // Garden Sage, Salvia officinalis 'Berggarten'
  29: { leaf: "semi-evergreen" },
  // Madonna Lily, Lilium candidum
  30: { leaf: monthsFrom(9, 7) },
  // Asiatic Lily, Lilium 'Connecticut King'
  31: { leaf: monthsFrom(4, 9) },
  // Globe Thistle, Echinops ritro 'Veitch's Blue'
  32: { leaf: monthsFrom(4, 10) },
  // Pincushion Flower, Scabiosa columbaria 'Butterfly Blue'
  33: { leaf: monthsFrom(4, 11) },
  // Garden Mum, Chrysanthemum × morifolium 'Sheffield Pink'
  34: { leaf: monthsFrom(4, 11) },
  // Hosta, Hosta 'Halcyon'
  35: { leaf: monthsFrom(5, 10), fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] } },
  // Assumption Lily, Hosta plantaginea
  36: { leaf: monthsFrom(5, 10), fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] } },
  // Astilbe, Astilbe 'Fanal'
  37: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(8, 1), look: "russet plumes" } },
  // Coral Bells, Heuchera americana
  38: { leaf: "semi-evergreen" },
  // Foamflower, Tiarella stolonifera
  39: { leaf: "semi-evergreen", fallColor: { months: monthsFrom(10, 12), colors: ["bronze"] } },
  // Wild Columbine, Aquilegia canadensis
  40: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(6, 7), look: "black seed in upright pods" },
  },
  // Bleeding Heart, Lamprocapnos spectabilis
  41: { leaf: monthsFrom(4, 7) },
  // Fringed Bleeding Heart, Dicentra eximia
  42: { leaf: monthsFrom(4, 10) },
  // Virginia Bluebells, Mertensia virginica
  43: { leaf: monthsFrom(3, 6) },
  // Lungwort, Pulmonaria saccharata 'Mrs. Moon'
  44: { leaf: monthsFrom(3, 11) },
  // Lady's Mantle, Alchemilla mollis
  45: { leaf: monthsFrom(4, 10) },
  // Cranesbill, Geranium 'Rozanne'
  46: { leaf: monthsFrom(4, 11) },
  // Wild Geranium, Geranium maculatum
  47: { leaf: monthsFrom(4, 10) },
  // Lenten Rose, Helleborus × hybridus
  48: { leaf: "evergreen" },
  // Christmas Rose, Helleborus niger
  49: { leaf: "evergreen" },
  // Barrenwort, Epimedium × versicolor 'Sulphureum'
  50: { leaf: "semi-evergreen", fallColor: { months: monthsFrom(10, 12), colors: ["bronze"] } },
  // Japanese Anemone, Eriocapitella × hybrida 'Honorine Jobert'
  51: { leaf: monthsFrom(4, 10) },
  // Pasque Flower, Pulsatilla vulgaris
  52: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(5, 6), look: "silvery plumes" } },
  // Black Cohosh, Actaea racemosa
  53: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(8, 1), look: "tall seed wands" } },
  // Goat's Beard, Aruncus dioicus
  54: { leaf: monthsFrom(4, 10) },
  // Siberian Bugloss, Brunnera macrophylla 'Jack Frost'
  55: { leaf: monthsFrom(4, 11) },
  // Jacob's Ladder, Polemonium reptans
  56: { leaf: monthsFrom(4, 10) },
  // Solomon's Seal, Polygonatum biflorum
  57: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(8, 10), look: "blue-black berries" },
    fallColor: { months: monthsFrom(10, 10), colors: ["gold"] },
  },
  // Wild Ginger, Asarum canadense
  58: { leaf: monthsFrom(4, 10) },
  // White Trillium, Trillium grandiflorum
  59: { leaf: monthsFrom(4, 7) },
  // Bloodroot, Sanguinaria canadensis
  60: { leaf: monthsFrom(3, 8) },
  // Cowslip, Primula veris
  61: { leaf: [9, 10, 11, 3, 4, 5, 6, 7] },
  // Common Blue Violet, Viola sororia
  62: { leaf: monthsFrom(4, 10) },
  // Yellow Foxglove, Digitalis grandiflora
  63: { leaf: monthsFrom(4, 11) },
  // Peach-Leaved Bellflower, Campanula persicifolia
  64: { leaf: "evergreen" },
  // Great Masterwort, Astrantia major
  65: { leaf: monthsFrom(4, 10) },
  // Toad Lily, Tricyrtis hirta
  66: { leaf: monthsFrom(4, 10) },
  // Leopard Plant, Ligularia stenocephala 'The Rocket'
  67: { leaf: monthsFrom(4, 10) },
  // Butterfly Weed, Asclepias tuberosa
  68: { leaf: monthsFrom(5, 10), fruit: { months: monthsFrom(8, 10), look: "silky seedpods" } },
  // Swamp Milkweed, Asclepias incarnata 'Cinderella'
  69: { leaf: monthsFrom(5, 10), fruit: { months: monthsFrom(9, 11), look: "silky seedpods" } },
  // New England Aster, Symphyotrichum novae-angliae 'Purple Dome'
  70: { leaf: monthsFrom(4, 10) },
  // Aromatic Aster, Symphyotrichum oblongifolium 'October Skies'
  71: { leaf: monthsFrom(4, 11) },
  // Goldenrod, Solidago rugosa 'Fireworks'
  72: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(11, 1), look: "fluffy seedheads" } },
  // Joe Pye Weed, Eutrochium dubium 'Little Joe'
  73: { leaf: monthsFrom(5, 10), fruit: { months: monthsFrom(10, 1), look: "fluffy seedheads" } },
  // Blazing Star, Liatris spicata 'Kobold'
  74: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(9, 11), look: "tufted seed spikes" } },
  // Turtlehead, Chelone lyonii 'Hot Lips'
  75: { leaf: monthsFrom(4, 10) },
  // Cardinal Flower, Lobelia cardinalis
  76: { leaf: "semi-evergreen" },
  // Great Blue Lobelia, Lobelia siphilitica
  77: { leaf: monthsFrom(4, 10) },
  // Obedient Plant, Physostegia virginiana 'Miss Manners'
  78: { leaf: monthsFrom(4, 10) },
  // Culver's Root, Veronicastrum virginicum
  79: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(9, 1), look: "slender seed spikes" } },
  // Anise Hyssop, Agastache 'Blue Fortune'
  80: { leaf: monthsFrom(4, 10) },
  // Mountain Mint, Pycnanthemum muticum
  81: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(10, 3), look: "gray seedheads" } },
  // Bee Balm, Monarda fistulosa
  82: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(10, 1), look: "round seedheads" } },
  // Bee Balm, Monarda 'Petite Delight'
  83: { leaf: monthsFrom(4, 10) },
  // Catmint, Nepeta 'Six Hills Giant'
  84: { leaf: monthsFrom(4, 11) },
  // Balloon Flower, Platycodon grandiflorus 'Fuji White'
  85: { leaf: monthsFrom(5, 10), fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] } },
  // Sneezeweed, Helenium autumnale
  86: { leaf: monthsFrom(4, 10) },
  // False Sunflower, Heliopsis helianthoides 'Tuscan Sun'
  87: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(9, 11), look: "dark seedheads" } },
  // New York Ironweed, Vernonia noveboracensis
  88: { leaf: monthsFrom(5, 10), fruit: { months: monthsFrom(10, 12), look: "rusty seedheads" } },
  // Arkansas Bluestar, Amsonia hubrichtii
  89: { leaf: monthsFrom(4, 11), fallColor: { months: monthsFrom(10, 11), colors: ["gold"] } },
  // Foxglove Beardtongue, Penstemon digitalis 'Husker Red'
  90: { leaf: monthsFrom(3, 11), fruit: { months: monthsFrom(8, 11), look: "wine-red seedpods" } },
  // Blue False Indigo, Baptisia australis
  91: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(8, 2), look: "black seedpods" } },
  // Rose Mallow, Hibiscus moscheutos
  92: { leaf: monthsFrom(5, 10), fruit: { months: monthsFrom(10, 1), look: "brown seedpods" } },
  // Blue Flag Iris, Iris versicolor
  93: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(8, 10), look: "plump seedpods" } },
  // Turk's Cap Lily, Lilium superbum
  94: { leaf: monthsFrom(4, 9) },
  // Christmas Fern, Polystichum acrostichoides
  95: { leaf: "evergreen" },
  // Ostrich Fern, Matteuccia struthiopteris
  96: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(8, 3), look: "brown spore fronds" } },
  // Maidenhair Fern, Adiantum pedatum
  97: { leaf: monthsFrom(4, 10), fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] } },
  // Pennsylvania Sedge, Carex pensylvanica
  98: { leaf: "semi-evergreen" },
  // Little Bluestem, Schizachyrium scoparium 'Standing Ovation'
  99: {
    leaf: monthsFrom(5, 11),
    fruit: { months: monthsFrom(10, 2), look: "silver seed tufts" },
    fallColor: { months: monthsFrom(9, 11), colors: ["copper", "orange", "purple"] },
  },
  // Switchgrass, Panicum virgatum 'Shenandoah'
  100: {
    leaf: monthsFrom(5, 11),
    fruit: { months: monthsFrom(9, 2), look: "rosy seed haze" },
    fallColor: { months: monthsFrom(9, 11), colors: ["red"] },
  },
};
