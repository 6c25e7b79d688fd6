/**
 * Plants that a nursery in Pennsylvania may not sell, or should not. No entry of a catalogue may be
 * one of them; a test compares every name. Read again each winter: the committee adds several a year.
 */

/** Where a plant is listed. */
const banningLists = {
  law: "3 Pa.C.S. § 1519 (Act 46 of 2017)",
  before:
    "7 Pa. Code § 110.1, which that law replaced (no longer binding; hemp is a controlled plant)",
  committee:
    "Added to the law's list by the Controlled Plant and Noxious Weed Committee, notices in the Pennsylvania Bulletin 2018–2023, binding 60 days after each",
  federal: "7 CFR 360.200, the Federal noxious weeds, which are Class C in Pennsylvania by default",
  dcnr: "Department of Conservation and Natural Resources, Invasive Plants (not binding on a nursery)",
} as const;

export interface BannedPlant {
  /** A species, "Rosa multiflora", or a whole genus, "Cuscuta". Hybrids as "Lonicera × bella". */
  taxon: string;
  list: keyof typeof banningLists;
  /** Members of a banned genus that are native, or that the law excepts. */
  except?: readonly string[];
}

const statute: BannedPlant[] = [
  { taxon: "Amaranthus palmeri", list: "law" },
  { taxon: "Amaranthus rudis", list: "law" },
  { taxon: "Amaranthus tuberculatus", list: "law" },
  { taxon: "Avena sterilis", list: "law" },
  {
    taxon: "Cuscuta",
    list: "law",
    except: ["Cuscuta gronovii", "Cuscuta campestris", "Cuscuta compacta"],
  },
  { taxon: "Galega officinalis", list: "law" },
  { taxon: "Heracleum mantegazzianum", list: "law" },
  { taxon: "Hydrilla verticillata", list: "law" },
  { taxon: "Oplismenus hirtellus", list: "law" },
  { taxon: "Orobanche", list: "law", except: ["Orobanche uniflora"] },
  { taxon: "Pueraria lobata", list: "law" },
  { taxon: "Pueraria montana", list: "law" },
  { taxon: "Carduus nutans", list: "law" },
  { taxon: "Cirsium arvense", list: "law" },
  { taxon: "Cirsium vulgare", list: "law" },
  { taxon: "Lythrum", list: "law", except: ["Lythrum alatum"] },
  { taxon: "Persicaria perfoliata", list: "law" },
  { taxon: "Polygonum perfoliatum", list: "law" },
  { taxon: "Rosa multiflora", list: "law" },
  { taxon: "Sorghum bicolor", list: "law" },
  { taxon: "Sorghum halepense", list: "law" },
  { taxon: "Datura stramonium", list: "before" },
  { taxon: "Cannabis sativa", list: "before" },
];

const committee = [
  "Ailanthus altissima",
  "Alliaria petiolata",
  "Aralia elata",
  "Artemisia vulgaris",
  "Berberis thunbergii",
  "Celastrus orbiculatus",
  "Conium maculatum",
  "Egeria densa",
  "Euonymus alatus",
  "Frangula alnus",
  "Humulus japonicus",
  "Humulus scandens",
  "Hydrocharis morsus-ranae",
  "Ligustrum japonicum",
  "Ligustrum obtusifolium",
  "Ligustrum sinense",
  "Ligustrum vulgare",
  "Ludwigia grandiflora",
  "Ludwigia hexapetala",
  "Microstegium vimineum",
  "Myriophyllum aquaticum",
  "Nymphoides peltata",
  "Pastinaca sativa",
  "Pyrus calleryana",
  "Rhamnus cathartica",
  // The three knotweeds, by vote of 23 January 2020, and the names they had.
  "Reynoutria japonica",
  "Reynoutria sachalinensis",
  "Reynoutria × bohemica",
  "Fallopia japonica",
  "Fallopia sachalinensis",
  "Fallopia × bohemica",
  "Polygonum cuspidatum",
  "Polygonum sachalinense",
  "Saccharum ravennae",
  "Tripidium ravennae",
  "Stratiotes aloides",
  "Trapa natans",
  "Vincetoxicum nigrum",
  "Vincetoxicum rossicum",
  "Cynanchum louiseae",
  "Cynanchum rossicum",
];

/** Those of the Federal list whose genus is met with in gardens, and its whole genera. */
const federal = [
  "Aeginetia",
  "Ageratina adenophora",
  "Alectra",
  "Carthamus oxyacanthus",
  "Crupina vulgaris",
  "Digitaria scalarum",
  "Imperata cylindrica",
  "Inula britannica",
  "Ipomoea aquatica",
  "Lycium ferocissimum",
  "Mikania cordata",
  "Mikania micrantha",
  "Moraea",
  "Nassella trichotoma",
  "Pennisetum clandestinum",
  "Pennisetum macrourum",
  "Pennisetum pedicellatum",
  "Pennisetum polystachion",
  "Prosopis",
  "Rottboellia cochinchinensis",
  "Rubus fruticosus",
  "Rubus moluccanus",
  "Saccharum spontaneum",
  "Salsola vermiculata",
  "Salvinia",
  "Senecio inaequidens",
  "Senecio madagascariensis",
  "Solanum tampicense",
  "Solanum torvum",
  "Solanum viarum",
  "Striga",
  "Tridax procumbens",
  "Urochloa panicoides",
];

const dcnr = [
  // trees
  "Acer ginnala",
  "Acer tataricum",
  "Acer platanoides",
  "Acer pseudoplatanus",
  "Albizia julibrissin",
  "Alnus glutinosa",
  "Broussonetia papyrifera",
  "Elaeagnus angustifolia",
  "Morus alba",
  "Paulownia tomentosa",
  "Phellodendron amurense",
  "Phellodendron japonicum",
  "Phellodendron lavallei",
  "Quercus acutissima",
  "Tetradium daniellii",
  "Ulmus pumila",
  // shrubs
  "Berberis vulgaris",
  "Buddleja davidii",
  "Cytisus scoparius",
  "Elaeagnus umbellata",
  "Lespedeza bicolor",
  "Lespedeza cuneata",
  "Lespedeza thunbergii",
  "Lonicera maackii",
  "Lonicera morrowii",
  "Lonicera standishii",
  "Lonicera tatarica",
  "Lonicera × bella",
  "Rhodotypos scandens",
  "Rubus phoenicolasius",
  "Spiraea japonica",
  "Viburnum opulus",
  "Viburnum dilatatum",
  "Viburnum plicatum",
  "Viburnum sieboldii",
  // vines
  "Akebia quinata",
  "Ampelopsis brevipedunculata",
  "Ampelopsis glandulosa",
  "Clematis terniflora",
  "Euonymus fortunei",
  "Hedera helix",
  "Lonicera japonica",
  "Vinca minor",
  "Wisteria floribunda",
  "Wisteria sinensis",
  // herbs
  "Aegopodium podagraria",
  "Anthriscus sylvestris",
  "Cardamine impatiens",
  "Centaurea jacea",
  "Centaurea nigra",
  "Centaurea stoebe",
  "Chelidonium majus",
  "Dipsacus fullonum",
  "Dipsacus laciniatus",
  "Epilobium hirsutum",
  "Eranthis hyemalis",
  "Ficaria verna",
  "Ranunculus ficaria",
  "Hemerocallis fulva",
  "Hesperis matronalis",
  "Lysimachia nummularia",
  "Ornithogalum nutans",
  "Ornithogalum umbellatum",
  "Perilla frutescens",
  "Persicaria longiseta",
  // grasses
  "Arthraxon hispidus",
  "Bromus sterilis",
  "Bromus tectorum",
  "Miscanthus sinensis",
  "Phalaris arundinacea",
  "Phragmites australis",
  "Phyllostachys aurea",
  "Phyllostachys aureosulcata",
  "Poa trivialis",
  "Schedonorus arundinaceus",
  // in water and on its banks
  "Butomus umbellatus",
  "Cabomba caroliniana",
  "Glossostigma cleistanthum",
  "Iris pseudacorus",
  "Marsilea quadrifolia",
  "Murdannia keisak",
  "Myriophyllum heterophyllum",
  "Myriophyllum spicatum",
  "Najas minor",
  "Nelumbo nucifera",
  "Potamogeton crispus",
  "Typha angustifolia",
  "Typha × glauca",
];

export const bannedInPennsylvania: readonly BannedPlant[] = [
  ...statute,
  ...committee.map((taxon) => ({ taxon, list: "committee" }) as const),
  ...federal.map((taxon) => ({ taxon, list: "federal" }) as const),
  ...dcnr.map((taxon) => ({ taxon, list: "dcnr" }) as const),
];

/**
 * What bans a plant of this scientific name, if anything does: a cultivar, a variety or a form of a
 * listed species is banned with it, and every species of a listed genus that is not excepted.
 */
export function banOf(scientificName: string): BannedPlant | undefined {
  const species = speciesOf(scientificName);
  const [genus] = species.split(" ");
  return bannedInPennsylvania.find(({ taxon, except = [] }) =>
    taxon.includes(" ") ? taxon === species : taxon === genus && !except.includes(species),
  );
}

/** "Rosa multiflora" of "Rosa multiflora var. cathayensis 'Alba'"; "Lonicera × bella" of "Lonicera xbella". */
function speciesOf(scientificName: string): string {
  const [genus = "", ...rest] = scientificName.replace(/\bx(?=[a-z]{4})|(?<= )x /, "× ").split(" ");
  const [first, second] = rest;
  if (!first) return genus;
  return first === "×" ? `${genus} × ${second}` : `${genus} ${first}`;
}
