import { monthsFrom, type PlantSeasons } from "../../plant-seasons.ts";

/**
 * The year of each tree by its id, as it goes here. After the Missouri Botanical Garden and the Forest
 * Service, their months moved to Pennsylvania's, and after what the entry's own text says.
 */
export const treeSeasons: Readonly<Record<number, PlantSeasons>> = {
  // Eastern Redbud, Cercis canadensis
  1: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(8, 1), look: "flat brown pods" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Flowering Dogwood, Cornus florida
  2: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 11), look: "scarlet berries" },
    fallColor: { months: monthsFrom(9, 10), colors: ["red", "purple"] },
  },
  // Kousa Dogwood, Cornus kousa
  3: {
    leaf: monthsFrom(5, 11),
    fruit: { months: monthsFrom(8, 9), look: "raspberry-like fruits" },
    fallColor: { months: monthsFrom(10, 11), colors: ["red", "purple"] },
  },
  // Pagoda Dogwood, Cornus alternifolia
  4: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(7, 8), look: "blue-black berries" },
    fallColor: { months: monthsFrom(9, 10), colors: ["purple", "red"] },
  },
  // Autumn Brilliance Serviceberry, Amelanchier × grandiflora 'Autumn Brilliance'
  5: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(6, 6), look: "purple berries" },
    fallColor: { months: monthsFrom(10, 10), colors: ["orange", "red"] },
  },
  // Downy Serviceberry, Amelanchier arborea
  6: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(6, 7), look: "red-purple berries" },
    fallColor: { months: monthsFrom(10, 10), colors: ["orange", "red"] },
  },
  // Sweetbay Magnolia, Magnolia virginiana
  7: { leaf: "semi-evergreen", fruit: { months: monthsFrom(9, 10), look: "red seeds in cones" } },
  // Saucer Magnolia, Magnolia × soulangeana
  8: { leaf: monthsFrom(4, 10) },
  // Star Magnolia, Magnolia stellata
  9: { leaf: monthsFrom(4, 10) },
  // Cucumbertree, Magnolia acuminata
  10: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(8, 10), look: "red cucumber-like fruits" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Prairifire Crabapple, Malus 'Prairifire'
  11: { leaf: monthsFrom(4, 10), fruit: { months: monthsFrom(9, 1), look: "dark red crabapples" } },
  // Weeping Higan Cherry, Prunus itosakura 'Pendula'
  12: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(6, 7), look: "small black fruits" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Yoshino Cherry, Prunus × yedoensis
  13: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(6, 7), look: "small black cherries" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow", "orange"] },
  },
  // Winter King Hawthorn, Crataegus viridis 'Winter King'
  14: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(10, 2), look: "orange-red berries" },
    fallColor: { months: monthsFrom(10, 10), colors: ["purple", "red"] },
  },
  // White Fringetree, Chionanthus virginicus
  15: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(8, 9), look: "blue fruits on female trees" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Carolina Silverbell, Halesia tetraptera
  16: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(9, 12), look: "winged brown pods" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Sourwood, Oxydendrum arboreum
  17: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 12), look: "silvery seed sprays" },
    fallColor: { months: monthsFrom(9, 10), colors: ["red"] },
  },
  // American Yellowwood, Cladrastis kentukea
  18: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(8, 10), look: "flat brown pods" },
    fallColor: { months: monthsFrom(10, 10), colors: ["gold"] },
  },
  // Common Witch Hazel, Hamamelis virginiana
  19: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(9, 10), look: "woody seed capsules" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Pawpaw, Asimina triloba
  20: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 10), look: "yellow-green pawpaws" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // American Smoketree, Cotinus obovatus
  21: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(6, 8), look: "pinkish smoke" },
    fallColor: { months: monthsFrom(10, 10), colors: ["orange", "red", "purple", "yellow"] },
  },
  // Japanese Stewartia, Stewartia pseudocamellia
  22: {
    leaf: monthsFrom(4, 11),
    fallColor: { months: monthsFrom(10, 11), colors: ["red", "orange"] },
  },
  // American Mountain Ash, Sorbus americana
  23: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 12), look: "orange-red berries" },
    fallColor: { months: monthsFrom(9, 10), colors: ["yellow"] },
  },
  // American Linden, Tilia americana
  24: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(8, 10), look: "winged nutlets" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Sugar Maple, Acer saccharum
  25: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(9, 10), look: "winged seeds" },
    fallColor: { months: monthsFrom(10, 10), colors: ["orange", "gold", "red"] },
  },
  // Red Maple, Acer rubrum 'October Glory'
  26: { leaf: monthsFrom(4, 11), fallColor: { months: monthsFrom(10, 11), colors: ["red"] } },
  // Paperbark Maple, Acer griseum
  27: {
    leaf: monthsFrom(4, 11),
    fruit: { months: monthsFrom(9, 10), look: "winged seeds" },
    fallColor: { months: monthsFrom(10, 11), colors: ["red", "russet"] },
  },
  // White Oak, Quercus alba
  28: {
    leaf: monthsFrom(5, 11),
    fruit: { months: monthsFrom(9, 10), look: "acorns" },
    fallColor: { months: monthsFrom(10, 11), colors: ["red"] },
  },
  // Northern Red Oak, Quercus rubra
  29: {
    leaf: monthsFrom(5, 11),
    fruit: { months: monthsFrom(9, 10), look: "acorns" },
    fallColor: { months: monthsFrom(10, 11), colors: ["red"] },
  },
  // Pin Oak, Quercus palustris
  30: {
    leaf: monthsFrom(4, 11),
    fruit: { months: monthsFrom(9, 10), look: "acorns" },
    fallColor: { months: monthsFrom(10, 11), colors: ["russet"] },
  },
  // Swamp White Oak, Quercus bicolor
  31: {
    leaf: monthsFrom(4, 11),
    fruit: { months: monthsFrom(9, 10), look: "acorns" },
    fallColor: { months: monthsFrom(10, 11), colors: ["yellow"] },
  },
  // American Beech, Fagus grandifolia
  32: {
    leaf: monthsFrom(4, 11),
    fruit: { months: monthsFrom(9, 10), look: "beechnuts" },
    fallColor: { months: monthsFrom(10, 11), colors: ["gold", "copper"] },
  },
  // American Hornbeam, Carpinus caroliniana
  33: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(8, 10), look: "hanging seed chains" },
    fallColor: { months: monthsFrom(10, 10), colors: ["orange", "red"] },
  },
  // River Birch, Betula nigra 'Cully'
  34: { leaf: monthsFrom(4, 10), fallColor: { months: monthsFrom(9, 10), colors: ["yellow"] } },
  // Black Gum, Nyssa sylvatica
  35: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 10), look: "blue-black berries" },
    fallColor: { months: monthsFrom(9, 10), colors: ["red"] },
  },
  // Columnar Sweetgum, Liquidambar styraciflua 'Slender Silhouette'
  36: {
    leaf: monthsFrom(4, 11),
    fallColor: { months: monthsFrom(10, 11), colors: ["yellow", "red", "purple"] },
  },
  // Tulip Tree, Liriodendron tulipifera
  37: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(9, 1), look: "cone-like seedheads" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Thornless Honeylocust, Gleditsia triacanthos f. inermis
  38: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 12), look: "long brown pods" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // American Sycamore, Platanus occidentalis
  39: { leaf: monthsFrom(5, 10), fruit: { months: monthsFrom(10, 3), look: "hanging seed balls" } },
  // Ginkgo, Ginkgo biloba 'Autumn Gold'
  40: { leaf: monthsFrom(4, 11), fallColor: { months: monthsFrom(10, 11), colors: ["gold"] } },
  // Weeping Willow, Salix × sepulcralis 'Chrysocoma'
  41: { leaf: monthsFrom(3, 11), fallColor: { months: monthsFrom(11, 11), colors: ["yellow"] } },
  // Princeton American Elm, Ulmus americana 'Princeton'
  42: {
    leaf: monthsFrom(4, 10),
    fruit: { months: monthsFrom(5, 5), look: "round winged seeds" },
    fallColor: { months: monthsFrom(10, 10), colors: ["yellow"] },
  },
  // Shagbark Hickory, Carya ovata
  43: {
    leaf: monthsFrom(5, 10),
    fruit: { months: monthsFrom(9, 10), look: "hickory nuts" },
    fallColor: { months: monthsFrom(10, 10), colors: ["gold"] },
  },
  // Bald Cypress, Taxodium distichum
  44: {
    leaf: monthsFrom(4, 11),
    fruit: { months: monthsFrom(10, 12), look: "round cones" },
    fallColor: { months: monthsFrom(10, 11), colors: ["russet"] },
  },
  // Eastern White Pine, Pinus strobus
  45: { leaf: "evergreen", fruit: { months: monthsFrom(8, 11), look: "long cones" } },
  // Norway Spruce, Picea abies
  46: { leaf: "evergreen", fruit: { months: monthsFrom(9, 2), look: "hanging cones" } },
  // Concolor Fir, Abies concolor
  47: { leaf: "evergreen" },
  // Eastern Red Cedar, Juniperus virginiana
  48: { leaf: "evergreen", fruit: { months: monthsFrom(9, 2), look: "blue berrylike cones" } },
  // American Arborvitae, Thuja occidentalis
  49: { leaf: "evergreen" },
  // American Holly, Ilex opaca
  50: { leaf: "evergreen", fruit: { months: monthsFrom(10, 2), look: "red berries" } },
};
