import { A as _lte, B as _regex, M as _minLength, h as _gte, j as _maxLength, q as _trim } from "./api-DIT3_TgA.js";
import { a as boolean, d as optional, h as union, i as array, m as string, p as strictObject, r as _enum, s as int } from "./schemas-BKKPMgOp.js";
// src/features/plants/facts-file.ts
var columns = [
	"catalogue",
	"seasons",
	"goodFor",
	"uses",
	"isAvailable"
];
var factsKept = [
	"family",
	"synonyms",
	"zoneMin",
	"zoneMax",
	"light",
	"soilMoisture",
	"heightInchesMin",
	"heightInchesMax",
	"spreadInchesMin",
	"spreadInchesMax",
	"bloomMonths",
	"bloomColors",
	"foliageColor",
	"habit",
	"leafForm",
	"flowerForm",
	"nativeToPennsylvania",
	"deerResistance",
	"pollinatorValue",
	"flowerVisitors",
	"toxicity",
	"tradition"
];
function writeFactsFile(plants) {
	return {
		version: 1,
		paths: plants.map(({ path }) => path),
		columns: Object.fromEntries(columns.map((name) => [name, plants.map((plant) => plant[name] ?? null)])),
		facts: Object.fromEntries(factsKept.map((name) => [name, plants.map(({ facts }) => factKept(facts, name))]))
	};
}
function factKept(facts, name) {
	if (name === "toxicity") return { level: facts.toxicity.level };
	return facts[name] ?? null;
}
function readFactsFile({ paths, columns, facts }) {
	const row = (lists, at) => Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values[at]]).filter(([, value]) => value !== null));
	return paths.map((path, at) => ({
		path,
		...row(columns, at),
		facts: row(facts, at)
	}));
}
// src/features/plants/plant-card.ts
/** The card of a plant of any of the three catalogues. */
function cardOf(plant) {
	const { name, latin, description, guide, imageUrl, facts } = plant;
	const bloom = showsItsFlowers$1(facts) ? facts.bloomColors[0] : void 0;
	return {
		path: plantPath(plant),
		name,
		latin,
		description,
		guide,
		imageUrl,
		notes: notesOn(facts),
		tint: bloom ?? facts.foliageColor,
		ornament: bloom ? "rose" : "leaf",
		...facts.toxicity.level === "poisonous" ? { warning: facts.toxicity.note ?? "Poisonous." } : {}
	};
}
/** The address of a plant's page on this site. */
function plantPath({ catalogue, slug }) {
	return `/${catalogue}/${slug}`;
}
/** Catkins, cones and seedheads do not give a plant its color in the garden; its leaves do. */
function showsItsFlowers$1({ flowerForm }) {
	return ![
		"none",
		"cone",
		"catkin",
		"inconspicuous",
		"grass-seedhead"
	].includes(flowerForm);
}
function notesOn(facts) {
	return [
		showsItsFlowers$1(facts) ? `Blooms ${monthsInWords(facts.bloomMonths)}` : "",
		`${heightInWords(facts.heightInchesMin, facts.heightInchesMax)} tall`,
		facts.nativeToPennsylvania ? "native\xA0to\xA0Pennsylvania" : ""
	].filter(Boolean).join(" · ");
}
var monthNames$1 = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December"
];
/** "May", "May and June", "June to August", "December to March", "March to June, September". */
function monthsInWords(months) {
	return runsOf(months).map(([first, last]) => {
		const from = monthNames$1[first - 1];
		const to = monthNames$1[last - 1];
		if (first === last) return from;
		return last === first % 12 + 1 ? `${from} and ${to}` : `${from} to ${to}`;
	}).join(", ");
}
/** Months without a gap, in the order in which the plant lives them: [12, 1, 2] is one run. */
function runsOf(months) {
	const runs = [];
	for (const month of months) {
		const run = runs.at(-1);
		if (run && month === run[1] % 12 + 1) run[1] = month;
		else runs.push([month, month]);
	}
	return runs;
}
/** "8 inches", "30 to 36 inches", "20 to 30 feet": feet from six feet up, where both come out even. */
function heightInWords(min, max) {
	const feet = min >= 72 || max >= 72 && min % 12 === 0 && max % 12 === 0;
	const [from, to] = feet ? [Math.round(min / 12), Math.round(max / 12)] : [min, max];
	return `${from === to ? "" : `${from} to `}${to} ${feet ? "feet" : to === 1 ? "inch" : "inches"}`;
}
// src/features/plants/fact-words.ts
/** How the plant data's words are said on a page, in the order in which they are listed there. */
var lightWords = {
	"full-sun": "Full sun",
	"part-shade": "Part shade",
	shade: "Shade"
};
var moistureWords = {
	dry: "Dry soil",
	medium: "Medium soil",
	moist: "Moist soil",
	wet: "Wet soil"
};
/** Rutgers E271 says how often deer damage a plant; no plant is proof against a hungry one. */
var deerWords = {
	"rarely-damaged": "Rarely damaged",
	"seldom-damaged": "Seldom damaged",
	"occasionally-damaged": "Occasionally damaged",
	"frequently-damaged": "Frequently damaged"
};
var visitorWords = {
	bees: "Bees",
	butterflies: "Butterflies",
	hummingbirds: "Hummingbirds",
	moths: "Moths",
	birds: "Birds"
};
var foliageWords = {
	green: "Green",
	"deep-green": "Deep green",
	"blue-green": "Blue-green",
	"gray-green": "Gray-green",
	silver: "Silver",
	"yellow-green": "Yellow-green",
	purple: "Purple",
	bronze: "Bronze",
	variegated: "Variegated",
	red: "Red"
};
/** "Full sun to part shade": a plant takes a run of light, so its ends say it all. */
function lightInWords(light) {
	return rangeInWords(Object.keys(lightWords), light, (level) => lightWords[level]);
}
/** "Dry to medium", "Moist" */
function moistureInWords(moisture) {
	return rangeInWords(Object.keys(moistureWords), moisture, (level) => moistureWords[level].replace(" soil", ""));
}
function rangeInWords(order, words, say) {
	const sorted = [...words].sort((a, b) => order.indexOf(a) - order.indexOf(b));
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (!first || !last) return "";
	return first === last ? say(first) : `${say(first)} to ${say(last).toLowerCase()}`;
}
/** "24 inches", "20 to 25 feet" */
function spacingInWords({ spacingInchesMin, spacingInchesMax }) {
	return heightInWords(spacingInchesMin, spacingInchesMax);
}
/** "bees, butterflies and birds" */
function listInWords(words) {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
// src/features/plants/garden-themes.ts
/**
* Whether nothing is known against it, for people or for animals. A plant that harms horses alone is
* left out too: the promise is the plain one that its words make. Thorns and choking are not poison.
*/
function isSafeAroundChildrenAndPets({ toxicity }) {
	return toxicity.level === "none-known";
}
/**
* Whether it belongs in a Mary garden: the Mary's Gardens archive lists it under a devotional name,
* or another source tells a story of Our Lady about it.
*/
function isForMaryGarden({ tradition }) {
	if (!tradition) return false;
	if (tradition.source === "marygardens") return true;
	return /\b(?:Our Lady|Mary|Virgin)\b/.test(`${tradition.name ?? ""} ${tradition.story}`);
}
// src/features/plants/seasons.ts
/** The three lists a plant can stand in; their names are the paths of their pages. */
var catalogueNames = [
	"perennials",
	"trees",
	"annuals"
];
/** 1 is January. */
var month = int().check(_gte(1), _lte(12));
var months = array(month).check(_minLength(1), _maxLength(12));
var fallColors = [
	"yellow",
	"gold",
	"orange",
	"red",
	"purple",
	"bronze",
	"copper",
	"russet"
];
strictObject({
	/**
	* The months with green leaves, an annual's from the day it is set out. "semi-evergreen" keeps
	* some leaves or a low rosette in most winters, "evergreen" all that it needs to look alive.
	*/
	leaf: union([months, _enum(["evergreen", "semi-evergreen"])]),
	/** Fruit, cones or seedheads worth looking at: "red berries". */
	fruit: optional(strictObject({
		months,
		look: string().check(_regex(/^[a-z][a-z -]+$/))
	})),
	fallColor: optional(strictObject({
		months,
		colors: array(_enum(fallColors)).check(_minLength(1))
	}))
});
/** The months from the first to the last, both counted, across the end of the year where need be. */
function monthsFrom(first, last) {
	const count = (last - first + 12) % 12 + 1;
	return Array.from({ length: count }, (_, index) => (first - 1 + index) % 12 + 1);
}
/** The months in which a plant carries green leaves: all twelve for one that is evergreen. */
function monthsInLeaf({ leaf }) {
	return typeof leaf === "string" ? monthsFrom(1, 12) : leaf;
}
// src/features/plants/contract.ts
/**
* The words a plant is described with. The lists are closed on purpose: a plate is drawn, a
* filter offered and a test written for each word, so a new word is a decision, not a typo.
*/
var lightLevels = [
	"full-sun",
	"part-shade",
	"shade"
];
var soilMoistures = [
	"dry",
	"medium",
	"moist",
	"wet"
];
var bloomColors = [
	"white",
	"cream",
	"yellow",
	"gold",
	"orange",
	"apricot",
	"red",
	"crimson",
	"pink",
	"rose",
	"magenta",
	"lavender",
	"violet",
	"purple",
	"blue",
	"sky-blue",
	"green",
	"bronze",
	"silver"
];
/** The outline of the whole plant, as a draughtsman would block it in. */
var habits = [
	"upright-clump",
	"mound",
	"mat",
	"arching",
	"spire",
	"rosette",
	"fountain-grass",
	"upright-grass",
	"fern-vase",
	"climber",
	"trailing",
	"rounded-tree",
	"oval-tree",
	"pyramidal-tree",
	"columnar-tree",
	"weeping-tree",
	"vase-tree",
	"spreading-tree",
	"layered-tree",
	"multi-stem-tree"
];
var leafForms = [
	"lance",
	"linear",
	"oval",
	"heart",
	"kidney",
	"scalloped-round",
	"spoon",
	"succulent",
	"sword",
	"grass-blade",
	"strap",
	"feathery",
	"fern-frond",
	"pinnate",
	"palmate-compound",
	"three-parted",
	"palmate-lobed",
	"oak-lobed",
	"maple-lobed",
	"arrow",
	"broad-ribbed",
	"toothed-oval",
	"silver-felted",
	"fan",
	"star-lobed",
	"tulip-lobed",
	"needle",
	"scale",
	"spiny-oval"
];
var flowerForms = [
	"daisy",
	"coneflower",
	"double-rosette",
	"pompon",
	"spike",
	"loose-raceme",
	"whorled-crown",
	"plume",
	"panicle",
	"flat-cluster",
	"rounded-cluster",
	"globe",
	"thistle",
	"pincushion",
	"bell",
	"trumpet",
	"lily",
	"iris",
	"cup",
	"star",
	"five-petal",
	"spurred",
	"heart-pendant",
	"lipped",
	"slipper",
	"pea",
	"hooded",
	"bract-cross",
	"spidery",
	"crest",
	"catkin",
	"cone",
	"tulip-cup",
	"grass-seedhead",
	"inconspicuous",
	"none"
];
var foliageColors = [
	"green",
	"deep-green",
	"blue-green",
	"gray-green",
	"silver",
	"yellow-green",
	"purple",
	"bronze",
	"variegated",
	"red"
];
/** Rutgers E271, "Landscape Plants Rated by Deer Resistance". */
var deerRatings = [
	"rarely-damaged",
	"seldom-damaged",
	"occasionally-damaged",
	"frequently-damaged"
];
var pollinatorValues = [
	"high",
	"moderate",
	"low",
	"none"
];
var flowerVisitors = [
	"bees",
	"butterflies",
	"hummingbirds",
	"moths",
	"birds"
];
var toxicityLevels = [
	"none-known",
	"irritant",
	"harmful-if-eaten",
	"poisonous"
];
/** Every source an entry may lean on. The key stands in the data, the title in the docs. */
var plantSources = {
	usda: "USDA PLANTS Database",
	powo: "Plants of the World Online, Royal Botanic Gardens, Kew",
	mobot: "Missouri Botanical Garden, Plant Finder",
	ncsu: "North Carolina Extension Gardener Plant Toolbox",
	psu: "Penn State Extension",
	dcnr: "Pennsylvania Department of Conservation and Natural Resources",
	wildflower: "Lady Bird Johnson Wildflower Center, Native Plant Database",
	uconn: "University of Connecticut Plant Database",
	umd: "University of Maryland Extension",
	cornell: "Cornell Cooperative Extension and Cornell Woody Plants Database",
	rutgers: "Rutgers E271, Landscape Plants Rated by Deer Resistance",
	aspca: "ASPCA, Toxic and Non-Toxic Plants",
	cbg: "Chicago Botanic Garden, Plant Evaluation Notes",
	mtcuba: "Mt. Cuba Center, Trial Garden Reports",
	usfs: "U.S. Forest Service, Silvics of North America and FEIS",
	uwm: "University of Wisconsin–Madison, Division of Extension",
	marygardens: "Mary's Gardens archive, University of Dayton Marian Library",
	scripture: "Holy Scripture, Douay-Rheims",
	folkard: "R. Folkard, Plant Lore, Legends, and Lyrics (1884)",
	friend: "H. Friend, Flowers and Flower Lore (1884)"
};
var sentence = string().check(_minLength(1), _trim());
var inches = int().check(_gte(1), _lte(2400));
var zone = int().check(_gte(1), _lte(13));
var slug = string().check(_regex(/^[a-z]+(?:-[a-z]+)*$/));
var sourceKey = _enum(Object.keys(plantSources));
/** What is known of a plant, in units that the field names say. */
var PlantFacts = strictObject({
	/** Accepted scientific name without cultivar, with × spelled as "×": "Nepeta × faassenii". */
	acceptedName: sentence,
	family: sentence,
	/** Without quotes. */
	cultivar: optional(sentence),
	/** Names it is still sold under: scientific synonyms first, then common ones. */
	synonyms: array(sentence),
	zoneMin: zone,
	zoneMax: zone,
	light: array(_enum(lightLevels)).check(_minLength(1)),
	soilMoisture: array(_enum(soilMoistures)).check(_minLength(1)),
	heightInchesMin: inches,
	heightInchesMax: inches,
	spreadInchesMin: inches,
	spreadInchesMax: inches,
	spacingInchesMin: inches,
	spacingInchesMax: inches,
	/** 1 is January. Empty where nothing blooms (ferns). */
	bloomMonths: array(int().check(_gte(1), _lte(12))),
	bloomColors: array(_enum(bloomColors)),
	foliageColor: _enum(foliageColors),
	habit: _enum(habits),
	leafForm: _enum(leafForms),
	flowerForm: _enum(flowerForms),
	/** Of the species, or of the parents where a cultivar is a selection of a native. */
	nativeToPennsylvania: boolean(),
	deerResistance: _enum(deerRatings),
	pollinatorValue: _enum(pollinatorValues),
	flowerVisitors: array(_enum(flowerVisitors)),
	toxicity: strictObject({
		level: _enum(toxicityLevels),
		/** Whom and which part, where there is anything to say. */
		note: optional(sentence)
	}),
	/** A Christian or Marian name or story, told as tradition and only where it is documented. */
	tradition: optional(strictObject({
		name: optional(sentence),
		story: sentence,
		source: sourceKey
	})),
	sources: array(sourceKey).check(_minLength(1))
});
var entry = {
	id: int().check(_gte(1)),
	/** The plant's address, unique over all catalogues; it never changes: "eastern-redbud". */
	slug,
	name: sentence,
	description: sentence,
	/** A path on this site or an https address; empty where there is no photograph. */
	imageUrl: string(),
	facts: PlantFacts
};
({ ...entry });
strictObject({
	...entry,
	latinName: sentence,
	plantingGuide: sentence
});
strictObject({
	goodFor: array(_enum([
		"cut-flower",
		"container",
		"hedge",
		"ground-cover",
		"fragrant-flower",
		"fragrant-leaf",
		"clay"
	])).check(_minLength(1)),
	source: _enum(Object.keys(plantSources))
});
/** What a gardener looks for a plant to do, in the order in which a filter offers it. */
var plantUses = [
	"small-yard",
	"hedge",
	"ground-cover",
	"cut-flowers",
	"containers",
	"wet-spot",
	"dry-bank",
	"under-trees"
];
/** How a use is called on a page. */
var plantUseNames = {
	"small-yard": "Small yard",
	hedge: "Hedge or screen",
	"ground-cover": "Ground cover",
	"cut-flowers": "Cut flowers",
	containers: "Containers",
	"wet-spot": "Wet spot",
	"dry-bank": "Dry bank",
	"under-trees": "Under trees"
};
var feet$1 = (count) => count * 12;
/** One rule for each use; `docs/plant-uses.md` explains them in the same order. */
var rules = {
	"small-yard": ({ catalogue, facts }) => catalogue === "trees" && (facts.heightInchesMax <= feet$1(30) && facts.spreadInchesMax <= feet$1(35) || facts.spreadInchesMax <= feet$1(10)),
	hedge: ({ goodFor }) => goodFor.includes("hedge"),
	"ground-cover": ({ goodFor, facts }) => goodFor.includes("ground-cover") && facts.heightInchesMax <= 30,
	"cut-flowers": ({ goodFor }) => goodFor.includes("cut-flower"),
	containers: ({ goodFor }) => goodFor.includes("container"),
	"wet-spot": ({ facts }) => facts.soilMoisture.includes("wet"),
	"dry-bank": ({ facts }) => facts.soilMoisture.includes("dry") && facts.light.includes("full-sun"),
	"under-trees": ({ facts }) => facts.light.includes("shade") && (facts.soilMoisture.includes("dry") || facts.soilMoisture.includes("medium"))
};
/** The uses that the facts of a plant support, in the order of `plantUses`. */
function usesOf(plant) {
	return plantUses.filter((use) => rules[use](plant));
}
// src/features/plants/filters.ts
/** Sizes by the plant's greatest, in feet: from more than `over` up to `upTo`. */
var heights = [
	{
		value: "1",
		label: "Up to 1 foot",
		over: 0,
		upTo: 1
	},
	{
		value: "2",
		label: "1 to 2 feet",
		over: 1,
		upTo: 2
	},
	{
		value: "3",
		label: "2 to 3 feet",
		over: 2,
		upTo: 3
	},
	{
		value: "6",
		label: "3 to 6 feet",
		over: 3,
		upTo: 6
	},
	{
		value: "15",
		label: "6 to 15 feet",
		over: 6,
		upTo: 15
	},
	{
		value: "30",
		label: "15 to 30 feet",
		over: 15,
		upTo: 30
	},
	{
		value: "60",
		label: "30 to 60 feet",
		over: 30,
		upTo: 60
	},
	{
		value: "over-60",
		label: "Over 60 feet",
		over: 60,
		upTo: Number.POSITIVE_INFINITY
	}
];
var sizeOf = (inches) => heights.filter(({ over, upTo }) => inches > over * 12 && inches <= upTo * 12).map((it) => it.value);
var sizes = (what) => heights.map(({ value, label }) => ({
	value,
	label,
	chip: `${label} ${what}`
}));
/** A gardener asks for pink; whether the data calls it rose or magenta is the data's affair. */
var colors$1 = {
	white: ["white", "cream"],
	yellow: ["yellow", "gold"],
	orange: ["orange", "apricot"],
	red: ["red", "crimson"],
	pink: [
		"pink",
		"rose",
		"magenta"
	],
	purple: [
		"lavender",
		"violet",
		"purple"
	],
	blue: ["blue", "sky-blue"],
	green: ["green"],
	bronze: ["bronze", "silver"]
};
var capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var choicesOf = (words, chip) => Object.entries(words).map(([value, label]) => chip ? {
	value,
	label,
	chip: chip(label)
} : {
	value,
	label
});
/** A group with one choice: a yes. */
function yes(name, label, choice, fits) {
	const values = ["yes"];
	return {
		name,
		label,
		choices: [{
			value: "yes",
			label: choice
		}],
		match: "any",
		valuesOf: (plant) => fits(plant) ? values : []
	};
}
/** Every filter, in the order in which it is offered. */
var filterGroups = [
	{
		name: "in",
		label: "Catalogue",
		choices: catalogueNames.map((value) => ({
			value,
			label: capitalized(value)
		})),
		match: "any",
		valuesOf: ({ catalogue }) => [catalogue]
	},
	{
		name: "use",
		label: "Good for",
		choices: choicesOf(plantUseNames),
		match: "all",
		valuesOf: ({ uses }) => uses
	},
	{
		name: "light",
		label: "Light",
		choices: choicesOf(lightWords),
		match: "any",
		valuesOf: ({ facts }) => facts.light
	},
	{
		name: "moisture",
		label: "Moisture",
		choices: choicesOf(moistureWords),
		match: "any",
		valuesOf: ({ facts }) => facts.soilMoisture
	},
	{
		name: "deer",
		label: "Deer",
		choices: choicesOf(deerWords, (label) => `${label} by deer`),
		match: "any",
		valuesOf: ({ facts }) => [facts.deerResistance]
	},
	yes("safe", "Safety", "Safe around children and pets", ({ facts }) => isSafeAroundChildrenAndPets(facts)),
	{
		name: "height",
		label: "Height",
		choices: sizes("tall"),
		match: "any",
		valuesOf: ({ facts }) => sizeOf(facts.heightInchesMax)
	},
	{
		name: "spread",
		label: "Spread",
		choices: sizes("wide"),
		match: "any",
		valuesOf: ({ facts }) => sizeOf(facts.spreadInchesMax)
	},
	{
		name: "bloom",
		label: "In bloom",
		choices: monthNames$1.map((month, index) => ({
			value: String(index + 1),
			label: month,
			chip: `Blooms in ${month}`
		})),
		match: "any",
		valuesOf: ({ facts }) => showsItsFlowers$1(facts) ? facts.bloomMonths.map(String) : []
	},
	{
		name: "color",
		label: "Flower color",
		choices: Object.keys(colors$1).map((value) => ({
			value,
			label: capitalized(value),
			chip: `${capitalized(value)} flowers`
		})),
		match: "any",
		valuesOf: ({ facts }) => showsItsFlowers$1(facts) ? Object.keys(colors$1).filter((name) => colors$1[name]?.some((color) => facts.bloomColors.includes(color))) : []
	},
	{
		name: "foliage",
		label: "Foliage",
		choices: choicesOf(foliageWords, (label) => `${label} leaves`),
		match: "any",
		valuesOf: ({ facts }) => [facts.foliageColor]
	},
	yes("native", "Native", "Native to Pennsylvania", ({ facts }) => facts.nativeToPennsylvania),
	{
		name: "for",
		label: "Feeds",
		choices: choicesOf(visitorWords, (label) => `Feeds ${label.toLowerCase()}`),
		match: "all",
		valuesOf: ({ facts }) => facts.flowerVisitors
	},
	yes("tradition", "Tradition", "Has a Christian tradition", ({ facts }) => !!facts.tradition),
	yes("available", "Availability", "Available now", ({ isAvailable = true }) => isAvailable)
];
var sortOrders = {
	catalogue: "Catalogue order",
	name: "Name",
	height: "Height, lowest first",
	bloom: "Bloom, earliest first"
};
/** The choices that an address holds, as far as they exist, in the order of the filters. */
function readSelection(params) {
	const selection = {};
	for (const { name, choices } of filterGroups) {
		const asked = new Set(params.getAll(name));
		const chosen = choices.filter(({ value }) => asked.has(value)).map(({ value }) => value);
		if (chosen.length > 0) selection[name] = chosen;
	}
	return selection;
}
function readSortOrder(params) {
	const asked = params.get("sort") ?? "";
	return Object.hasOwn(sortOrders, asked) ? asked : "catalogue";
}
/** The address of a list: its search, choices and order; what says nothing is left out. */
function listAddress(path, { text, selection, sort }) {
	const params = new URLSearchParams();
	if (text.trim()) params.set("q", text.trim());
	for (const { name } of filterGroups) for (const value of selection[name] ?? []) params.append(name, value);
	if (sort !== "catalogue") params.set("sort", sort);
	return params.size > 0 ? `${path}?${params}` : path;
}
/** The selection without one choice of it. */
function withoutChoice(selection, name, value) {
	const rest = (selection[name] ?? []).filter((chosen) => chosen !== value);
	const { [name]: _, ...others } = selection;
	return rest.length > 0 ? {
		...others,
		[name]: rest
	} : others;
}
/** The choices as chips name them. */
function chipsOf(selection) {
	return filterGroups.flatMap(({ name, choices }) => choices.filter(({ value }) => selection[name]?.includes(value)).map(({ value, label, chip }) => ({
		name,
		value,
		label: chip ?? label
	})));
}
// src/features/plants/filter-index.ts
function indexPlants(plants) {
	const words = Math.ceil(plants.length / 32);
	const bits = filterGroups.map(({ choices, valuesOf }) => {
		const byValue = new Map(choices.map(({ value }) => [value, new Uint32Array(words)]));
		for (const [at, plant] of plants.entries()) for (const value of valuesOf(plant)) setBit(byValue.get(value), at);
		return [...byValue.values()];
	});
	const isOffered = bits.map((group) => {
		const counts = group.map(countBits);
		const fitting = counts.filter((count) => count > 0).length;
		return counts.map((count) => count > 0 && (fitting > 1 || count < plants.length));
	});
	return {
		size: plants.length,
		bits,
		isOffered
	};
}
/**
* What the chosen filters leave of the plants in `within`, and the count beside every choice. Where a
* group takes any of its choices, a choice counts what it brings alone; where it takes all of them,
* what it would leave together with those already chosen.
*/
function applyFilters(index, selection, within = allBits(index.size)) {
	const groups = filterGroups.map((group, at) => groupBits(index, at, selection[group.name]));
	const matches = groups.reduce((left, bits) => and(left, bits), within);
	return {
		matches,
		counts: filterGroups.map(({ match }, at) => {
			const others = match === "all" || !groups[at] ? matches : groups.reduce((left, bits, other) => other === at ? left : and(left, bits), within);
			return (index.bits[at] ?? []).map((bits) => countShared(others, bits));
		})
	};
}
/** The plants that a group's chosen values leave; undefined where nothing is chosen. */
function groupBits(index, at, chosen) {
	const group = filterGroups[at];
	if (!group || !chosen?.length) return void 0;
	const [first, ...rest] = chosen.flatMap((value) => {
		const choice = group.choices.findIndex((it) => it.value === value);
		return index.bits[at]?.[choice] ?? [];
	});
	if (!first) return void 0;
	return rest.reduce((left, more) => group.match === "all" ? and(left, more) : or(left, more), first);
}
function and(a, b) {
	return b ? a.map((word, at) => word & (b[at] ?? 0)) : a;
}
function or(a, b) {
	return a.map((word, at) => word | (b[at] ?? 0));
}
function countShared(a, b) {
	let count = 0;
	for (let at = 0; at < a.length; at++) count += bitsIn((a[at] ?? 0) & (b[at] ?? 0));
	return count;
}
function countBits(bits) {
	let count = 0;
	for (const word of bits) count += bitsIn(word);
	return count;
}
/** Bits set in a word (Henry S. Warren, Hacker's Delight, section 5-1). */
function bitsIn(word) {
	let left = word - (word >>> 1 & 1431655765);
	left = (left & 858993459) + (left >>> 2 & 858993459);
	return (left + (left >>> 4) & 252645135) * 16843009 >>> 24;
}
function hasBit(bits, at) {
	return ((bits[at >>> 5] ?? 0) >>> (at & 31) & 1) === 1;
}
function setBit(bits, at) {
	if (bits) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | 1 << (at & 31);
}
/** A bit for each of these places. */
function bitsOf(places, size) {
	const bits = new Uint32Array(Math.ceil(size / 32));
	for (const at of places) setBit(bits, at);
	return bits;
}
function allBits(size) {
	return bitsOf(Array.from({ length: size }, (_, at) => at), size);
}
// src/features/plants/rules.ts
/**
* Text as the search compares it: lower case in every language at once, and the characters that no
* keyboard has, or that a phone puts in unasked (’ “ ” ×), as the plain ones. The fold of two texts
* put together is their folds put together, so a part of a text is always found in it.
*/
function foldForSearch(text) {
	return text.toLowerCase().replace(/[‘’ʼ“”×ς]/g, (character) => plain[character] ?? character);
}
/** A sigma is lowered by where it stands in its word, and a part of a word ends elsewhere. */
var plain = {
	"‘": "'",
	"’": "'",
	ʼ: "'",
	"“": "\"",
	"”": "\"",
	"×": "x",
	ς: "σ"
};
/**
* Text as words are compared where more may fit than the plain search finds: without accents,
* apostrophes of any kind, hyphens and other marks, in lower case, one blank between words. A point
* stays within a number. Folding twice changes nothing.
*/
function foldWords(text) {
	return text.replace(apostrophes, "").normalize("NFKD").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/ς/g, "σ").replace(apostrophes, "").replace(/×/g, " ").replace(/(?<![0-9])\.|\.(?![0-9])|[^\p{L}\p{N}.]+/gu, " ").trim().replace(/ {2,}/g, " ");
}
/** Typed, set, curled by a telephone, or meant as feet: between letters they all are one. */
var apostrophes = /['‘’‛ʼʻ`´′＇]/g;
/** Folding every text once, not at every keystroke. A plant that is gone takes its fold along. */
var folded = /* @__PURE__ */ new WeakMap();
function fieldsOf(plant) {
	let fields = folded.get(plant);
	if (!fields) {
		fields = [
			plant.name,
			plant.latin,
			plant.description
		].map(foldForSearch);
		folded.set(plant, fields);
	}
	return fields;
}
/**
* The plants whose name, Latin name or description contains the text, in any case; all of them for
* a text that is empty or blank. Every character stands for itself.
*/
function searchPlants(plants, text) {
	const term = foldForSearch(text.trim());
	if (term === "") return plants;
	return plants.filter((plant) => fieldsOf(plant).some((field) => field.includes(term)));
}
/** The longest search that an address keeps, in characters; the longest description is a tenth. */
var addressTermMax = 4e3;
/**
* What an address keeps of a search: all of it, but of one too long for any plant only as much as a
* server accepts in an address (an emoji takes twelve characters there).
*/
function addressTerm(text) {
	let kept = text.trim().slice(0, addressTermMax);
	while (encodedLength(kept) > addressTermMax) kept = kept.slice(0, kept.length * .75);
	return kept.toWellFormed();
}
function encodedLength(text) {
	return encodeURIComponent(text.toWellFormed()).length;
}
/**
* A scientific name in pieces: "Nepeta × faassenii 'Walker's Low'" is Latin, " × ", Latin, and the
* cultivar, which is no Latin. Ranks ("var.") and groups ("(Plumosa Group)") are none either. The
* pieces put together are the name.
*/
function latinParts(name) {
	const end = name.search(/ ['(]/);
	const parts = (end < 0 ? name : name.slice(0, end)).split(/( × | (?:var|subsp|f)\. )/).map((text, index) => ({
		text,
		isLatin: index % 2 === 0
	}));
	return end < 0 ? parts : [...parts, {
		text: name.slice(end),
		isLatin: false
	}];
}
// src/features/plants/near-names.ts
/** Shorter words are not corrected: one letter makes another word of them, an oak an elk. */
var correctedLengthMin = 4;
/**
* Makes names findable in spite of a wrong letter. The work is that of splitting the names into words;
* a text is then asked by the few hundred words that it may have meant, however many names there are.
*/
function indexNames(items, namesOf) {
	const itemsByWord = /* @__PURE__ */ new Map();
	for (const [index, item] of items.entries()) for (const word of wordsOf(namesOf(item).join(" "))) {
		const having = itemsByWord.get(word);
		if (having) having.push(index);
		else itemsByWord.set(word, [index]);
	}
	const alphabet = /* @__PURE__ */ new Set();
	let longestWord = 0;
	for (const word of itemsByWord.keys()) {
		longestWord = Math.max(longestWord, word.length);
		for (const letter of word) alphabet.add(letter);
	}
	return {
		items,
		itemsByWord,
		alphabet: [...alphabet],
		longestWord
	};
}
/**
* The items a text was meant for when at most one letter of each word is wrong, missing, too many or
* swapped with its neighbor: "echinacia" finds Echinacea. Nothing where some name has every word as
* typed, for then there is nothing to correct. Fewest corrections first, then as the items stand.
*/
function nearNames(index, text) {
	const ranked = rank(index, wordsOf(text)).filter(({ missing }) => missing === 0);
	return ranked[0]?.corrected === 0 ? [] : ranked.slice(0, 6).map(({ item }) => item);
}
/** The distinct words of a text; a lone "x" is a hybrid's sign. */
function wordsOf(text) {
	return [...new Set(foldWords(text).split(" "))].filter((word) => word !== "" && word !== "x");
}
/** Every item that has one of the words at least, best first. */
function rank(index, words) {
	const found = /* @__PURE__ */ new Map();
	for (const word of words) {
		const exact = new Set(index.itemsByWord.get(word));
		const corrected = new Set(wordsOneLetterFrom(index, word).flatMap((near) => [...index.itemsByWord.get(near) ?? []]));
		for (const item of /* @__PURE__ */ new Set([...exact, ...corrected])) {
			const counts = found.get(item) ?? {
				exact: 0,
				corrected: 0
			};
			if (exact.has(item)) counts.exact += 1;
			else counts.corrected += 1;
			found.set(item, counts);
		}
	}
	return [...found].map(([at, { exact, corrected }]) => ({
		at,
		corrected,
		missing: words.length - exact - corrected
	})).sort((a, b) => a.missing - b.missing || a.corrected - b.corrected || a.at - b.at).flatMap(({ at, missing, corrected }) => {
		const item = index.items[at];
		return item === void 0 ? [] : [{
			item,
			missing,
			corrected
		}];
	});
}
/**
* The words of the index at a Damerau-Levenshtein distance of one: a letter changed, added or left out,
* or two neighbors swapped.
*/
function wordsOneLetterFrom(index, word) {
	if (word.length < correctedLengthMin || word.length > index.longestWord + 1) return [];
	const near = /* @__PURE__ */ new Set();
	const tryWord = (other) => {
		if (other !== word && index.itemsByWord.has(other)) near.add(other);
	};
	for (let at = 0; at <= word.length; at += 1) {
		const before = word.slice(0, at);
		const after = word.slice(at + 1);
		tryWord(before + after);
		tryWord(before + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2));
		for (const letter of index.alphabet) {
			tryWord(before + letter + after);
			tryWord(before + letter + word.slice(at));
		}
	}
	return [...near];
}
// src/features/plants/vocabulary/clause.ts
/** An entry from its phrases, set apart by commas; alone in its group unless one is given. */
var means = (key, label, phrases, test, group = key) => ({
	phrases: phrases.split(", "),
	clause: {
		key,
		group,
		label,
		test
	}
});
// src/features/plants/vocabulary/garden.ts
var light = [
	means("full-sun", "Takes full sun", "sun, full sun, sunny, sun loving", ({ facts }) => facts.light.includes("full-sun")),
	means("part-shade", "Takes part shade", "part shade, partial shade, part sun, partial sun, half shade, light shade, dappled shade, semi shade", ({ facts }) => facts.light.includes("part-shade")),
	means("full-shade", "Takes full shade", "full shade, deep shade, heavy shade", ({ facts }) => facts.light.includes("shade")),
	means("shade", "Takes part or full shade", "shade, shady, shaded, shade loving, woodland", ({ facts }) => facts.light.includes("shade") || facts.light.includes("part-shade"))
];
var ground = [
	means("wet", "Takes wet soil", "wet, wet soil, wet spot, wet feet, wet ground, soggy, swamp, bog, boggy, rain garden, pond, standing water", ({ uses }) => uses.includes("wet-spot"), "moisture"),
	means("moist", "Takes moist soil", "moist, moist soil, damp, damp soil", ({ facts }) => facts.soilMoisture.includes("moist"), "moisture"),
	means("dry", "Takes dry soil", "dry, dry soil, drought, drought tolerant, drought resistant, xeric, xeriscape, low water", ({ facts }) => facts.soilMoisture.includes("dry"), "moisture"),
	means("clay", "Bears clay soil", "clay, clay soil, heavy clay, heavy soil", ({ goodFor }) => goodFor.includes("clay"))
];
var wildlife = [
	means("deer-proof", "Rarely damaged by deer", "deer proof, rarely eaten by deer", ({ facts }) => facts.deerResistance === "rarely-damaged"),
	means("deer", "Seldom or rarely damaged by deer", "deer, deer resistant, deer resistance, deer tolerant, deer hate", ({ facts }) => ["rarely-damaged", "seldom-damaged"].includes(facts.deerResistance)),
	means("native", "Native to Pennsylvania", "native, natives, native plant, native plants, native to pennsylvania, pennsylvania native, pa native", ({ facts }) => facts.nativeToPennsylvania),
	means("pollinators", "Of high value to pollinators", "pollinator, pollinators, pollinator friendly, pollinator garden, pollinating", ({ facts }) => facts.pollinatorValue === "high"),
	means("bees", "Visited by bees", "bee, bees, bumblebee, bumblebees, honeybee, honeybees", (plant) => plant.facts.flowerVisitors.includes("bees")),
	means("butterflies", "Visited by butterflies", "butterfly, butterflies, butterfly garden", (plant) => plant.facts.flowerVisitors.includes("butterflies")),
	means("hummingbirds", "Visited by hummingbirds", "hummingbird, hummingbirds, humming bird, humming birds", ({ facts }) => facts.flowerVisitors.includes("hummingbirds")),
	means("moths", "Visited by moths", "moth, moths, moon garden", ({ facts }) => facts.flowerVisitors.includes("moths")),
	means("birds", "Visited by birds", "bird, birds, songbirds, finches", ({ facts }) => facts.flowerVisitors.includes("birds"))
];
var safety = [means("safe", "Safe around children and pets", "safe, child safe, children safe, childsafe, kid safe, kid friendly, safe for children, safe for kids, safe around children, pet safe, petsafe, pet friendly, safe for pets, safe around pets, dog safe, safe for dogs, cat safe, safe for cats, children, kids, pets, nontoxic, non toxic, not toxic, nonpoisonous, non poisonous, not poisonous", ({ facts }) => isSafeAroundChildrenAndPets(facts)), means("poisonous", "Poisonous or harmful if eaten", "poison, poisonous, toxic, harmful, poisonous to cats, poisonous to dogs, poisonous to pets, poisonous to horses, poisonous to children, toxic to cats, toxic to dogs, toxic to pets, toxic to horses, toxic to children", ({ facts }) => ["poisonous", "harmful-if-eaten"].includes(facts.toxicity.level))];
var devotion = [means("mary", "For a Mary garden", "mary, marys, marian, mary garden, mary gardens, marys garden, our lady, virgin mary, blessed virgin, blessed mother", ({ facts }) => isForMaryGarden(facts)), means("tradition", "Has a Christian tradition", "christian, catholic, bible, biblical, scripture, saint, saints, tradition, legend", ({ facts }) => facts.tradition !== void 0)];
var entryForUse = (use, label, phrases) => means(`use-${use}`, label, phrases, ({ uses }) => uses.includes(use));
var uses = [
	entryForUse("small-yard", "Trees for a small yard", "small yard, tiny yard, little yard, small garden, small space, small tree, small trees, courtyard"),
	entryForUse("hedge", "For a hedge or screen", "hedge, hedges, hedging, screen, screening, privacy, windbreak"),
	entryForUse("ground-cover", "Covers the ground", "ground cover, ground covers, groundcover, groundcovers, carpet"),
	entryForUse("cut-flowers", "Good for cutting", "cut flower, cut flowers, cutting, cutting garden, bouquet, bouquets, vase"),
	entryForUse("containers", "Good in containers", "container, containers, pot, pots, potted, patio, hanging basket, hanging baskets, basket, window box, window boxes, planter"),
	entryForUse("dry-bank", "For a dry bank", "dry bank, bank, slope, hillside, dry slope"),
	entryForUse("under-trees", "Grows under trees", "under trees, under a tree, beneath trees, dry shade"),
	means("fragrant", "Fragrant", "fragrant, fragrance, scented, scent, perfume, perfumed, sweet smelling, smells good, aromatic", ({ goodFor }) => goodFor.includes("fragrant-flower") || goodFor.includes("fragrant-leaf"))
];
/** What a plant bears, feeds, means and is good for. */
var gardenWords = [
	...light,
	...ground,
	...wildlife,
	...safety,
	...devotion,
	...uses
];
// src/features/plants/vocabulary/looks.ts
/** Catkins, cones and seedheads do not give a plant its color in the garden. */
var showsItsFlowers = ({ flowerForm }) => ![
	"none",
	"cone",
	"catkin",
	"inconspicuous",
	"grass-seedhead"
].includes(flowerForm);
var colorEntry = (name, phrases, blooms, leaves = []) => means(`color-${name}`, `${name.charAt(0).toUpperCase()}${name.slice(1)}`, phrases, ({ facts }) => leaves.includes(facts.foliageColor) || showsItsFlowers(facts) && facts.bloomColors.some((color) => blooms.includes(color)), "color");
var colors = [
	colorEntry("white", "white, ivory", ["white", "cream"]),
	colorEntry("cream", "cream, creamy", ["cream"]),
	colorEntry("yellow", "yellow, lemon", ["yellow", "gold"]),
	colorEntry("gold", "gold, golden", ["gold"]),
	colorEntry("orange", "orange, tangerine", ["orange", "apricot"]),
	colorEntry("apricot", "apricot, peach, salmon, coral", ["apricot"]),
	colorEntry("red", "red, scarlet", ["red", "crimson"]),
	colorEntry("burgundy", "burgundy, maroon, wine, wine red, dark red", ["crimson"], ["purple", "red"]),
	colorEntry("crimson", "crimson", ["crimson"]),
	colorEntry("pink", "pink", [
		"pink",
		"rose",
		"magenta"
	]),
	colorEntry("rose", "rose, rosy", ["rose"]),
	colorEntry("magenta", "magenta, hot pink", ["magenta"]),
	colorEntry("purple", "purple", [
		"purple",
		"violet",
		"lavender"
	]),
	colorEntry("violet", "violet", ["violet", "purple"]),
	colorEntry("lavender", "lavender, lilac, mauve", ["lavender"]),
	colorEntry("blue", "blue, sky blue, light blue", ["blue", "sky-blue"]),
	colorEntry("green", "green flowers, chartreuse", ["green"], ["yellow-green"]),
	colorEntry("bronze", "bronze", ["bronze"], ["bronze"]),
	colorEntry("silver", "silver, silvery, gray, grey", ["silver"], ["silver", "gray-green"]),
	colorEntry("variegated", "variegated, variegation", [], ["variegated"])
];
var monthNames = "January, February, March, April, May, June, July, August, September, October, November, December".split(", ");
var bloomsIn = (key, name, words, months) => means(`blooms-${key}`, `Blooms in ${name}`, words.split(", ").flatMap((word) => [
	word,
	`blooms in ${word}`,
	`bloom in ${word}`,
	`${word} bloom`
]).join(", "), ({ facts }) => facts.bloomMonths.some((month) => months.includes(month)), "blooms");
var seasons = [
	...monthNames.map((name, index) => bloomsIn(String(index + 1), name, name.toLowerCase(), [index + 1])),
	bloomsIn("spring", "spring", "spring, early spring", [
		3,
		4,
		5
	]),
	bloomsIn("summer", "summer", "summer, midsummer", [
		6,
		7,
		8
	]),
	bloomsIn("fall", "fall", "fall, autumn, late season", [
		9,
		10,
		11
	]),
	bloomsIn("winter", "winter", "winter", [
		12,
		1,
		2
	]),
	means("all-summer", "Blooms all summer", "all summer, long blooming, blooms all summer", (plant) => [
		6,
		7,
		8
	].every((month) => plant.facts.bloomMonths.includes(month))),
	means("fall-color", "Leaves color in fall", "fall color, fall colour, autumn color, autumn colour, fall foliage, autumn foliage, fall leaves, autumn leaves", (plant) => plant.seasons.fallColor !== void 0),
	...fallColors.map((color) => means(`fall-color-${color}`, `Leaves turn ${color} in fall`, `${color} fall color, ${color} fall foliage, ${color} fall leaves, ${color} autumn color, ${color} autumn foliage, ${color} autumn leaves`, (plant) => plant.seasons.fallColor?.colors.includes(color) ?? false, "fall-color")),
	means("evergreen", "Evergreen", "evergreen, evergreens, always green", (plant) => plant.seasons.leaf === "evergreen"),
	means("berries", "Has berries", "berry, berries", (plant) => /berr/.test(plant.seasons.fruit?.look ?? "")),
	means("winter-interest", "Something to see in winter", "winter interest, winter color, winter garden", (plant) => plant.seasons.leaf === "evergreen" || [plant.facts.bloomMonths, plant.seasons.fruit?.months ?? []].some((months) => months.some((month) => month === 12 || month <= 2)))
];
var catalogueEntry = (catalogue, label, phrases) => means(`catalogue-${catalogue}`, label, phrases, (plant) => plant.catalogue === catalogue, "catalogue");
var feet = (count) => count * 12;
var kinds = [
	catalogueEntry("trees", "Trees", "tree, trees"),
	catalogueEntry("perennials", "Perennials", "perennial, perennials"),
	catalogueEntry("annuals", "Annuals", "annual, annuals"),
	means("ferns", "Ferns", "fern, ferns", ({ facts }) => facts.habit === "fern-vase", "kind"),
	means("grasses", "Grasses and sedges", "grass, grasses, ornamental grass, ornamental grasses, sedge, sedges", ({ facts }) => facts.habit.endsWith("-grass"), "kind"),
	means("vines", "Climbers", "vine, vines, climber, climbers, climbing, trellis", ({ facts }) => facts.habit === "climber", "kind"),
	means("conifers", "Conifers", "conifer, conifers", ({ facts }) => facts.flowerForm === "cone", "kind"),
	means("weeping", "Weeping", "weeping", ({ facts }) => facts.habit === "weeping-tree"),
	means("columnar", "Columnar", "columnar, narrow", ({ facts }) => facts.habit === "columnar-tree"),
	means("tall", "Tall of its kind", "tall, big, large", ({ catalogue, facts }) => {
		return facts.heightInchesMax >= feet(catalogue === "trees" ? 50 : 4);
	}),
	means("short", "Low of its kind", "short, low, low growing, dwarf, compact, small, little", ({ catalogue, facts }) => facts.heightInchesMax <= (catalogue === "trees" ? feet(25) : 18))
];
/** How a plant looks and when, and of what kind and size it is. */
var lookWords = [
	...colors,
	...seasons,
	...kinds
];
// src/features/plants/search-vocabulary.ts
/**
* The gardeners' words that mean a fact, each phrase once. What has a number in it ("zone 5", "under
* 3 feet") is read by `parseSearch`.
*/
var searchVocabulary = [...gardenWords, ...lookWords];
var clausesByPhrase = new Map(searchVocabulary.flatMap(({ phrases, clause }) => phrases.map((phrase) => [phrase, clause])));
var longestPhrase = Math.max(...[...clausesByPhrase.keys()].map((p) => p.split(" ").length));
/** Words that say nothing of a plant. */
var empty = new Set("a an the and or for in of on to with that which is are be my our your some any i we want need like likes love loves loving tolerant tolerates resistant takes grow grows growing good best nice plant plants flower flowers flowering bloom blooms blooming garden gardens bed beds border borders yard lot space area place soil color colors colored colour friendly by against around x".split(" "));
/**
* Reads a search as a gardener means it: facts that a plant must have, and the words left over.
* "a tree for a small shady yard", "blue and white, deer proof", "zone 5 under 3 feet". Never throws.
*/
function parseSearch(text) {
	const words = wordsWithUnits(text);
	const clauses = /* @__PURE__ */ new Map();
	const remaining = [];
	let at = 0;
	while (at < words.length) {
		const match = numberClauseAt(words, at) ?? smallYardAt(words, at) ?? phraseAt(words, at);
		if (match) {
			const typed = words.slice(at, at + match.length).join(" ");
			if (!clauses.has(match.clause.key)) clauses.set(match.clause.key, {
				...match.clause,
				typed
			});
			at += match.length;
			continue;
		}
		const word = words[at] ?? "";
		if (!empty.has(word) && !remaining.includes(word)) remaining.push(word);
		at += 1;
	}
	return {
		clauses: [...clauses.values()],
		remaining
	};
}
function everyGroup(clauses, holds) {
	return clauses.every((clause) => holds(clause) || clauses.some((other) => other.group === clause.group && holds(other)));
}
/**
* The plants that fit a search by facts, synonyms, family and planting text, in their order; none for
* a search that asks nothing. Those that the plain search lists are among them or not: the caller
* leaves them out.
*/
function plantsFitting(plants, text) {
	const { clauses, remaining } = parseSearch(text);
	if (clauses.length === 0 && remaining.length === 0) return [];
	return plants.filter((plant) => {
		const { names, all } = textsOf(plant);
		const isMeant = (clause) => clause.test(plant) || names.includes(` ${clause.typed} `);
		return everyGroup(clauses, isMeant) && remaining.every((word) => all.includes(` ${word}`));
	});
}
/** The folded texts of a plant, worked out once and gone with it. */
var texts = /* @__PURE__ */ new WeakMap();
function textsOf(plant) {
	let folded = texts.get(plant);
	if (!folded) {
		const { name, latin, description, guide, facts } = plant;
		const names = ` ${foldWords([
			name,
			latin,
			...facts.synonyms
		].join(" "))} `;
		folded = {
			names,
			all: `${names}${foldWords([
				facts.family,
				description,
				guide
			].join(" "))}`
		};
		texts.set(plant, folded);
	}
	return folded;
}
/** 3' and 18" and 3ft, as words with their units. */
function wordsWithUnits(text) {
	return foldWords(text.replace(/(\d)\s*(?:''|["“”″])/g, "$1 inches ").replace(/(\d)\s*['‘’′]/g, "$1 feet ").replace(/(\d)(ft|feet|foot|in|inch|inches)\b/gi, "$1 $2")).split(" ").filter((word) => word !== "");
}
function phraseAt(words, at) {
	for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
		const clause = clausesByPhrase.get(words.slice(at, at + length).join(" "));
		if (clause) return {
			clause,
			length
		};
	}
}
/** "small shady yard": the word between is read by itself. */
function smallYardAt(words, at) {
	const isSmall = [
		"small",
		"tiny",
		"little"
	].includes(words[at] ?? "");
	const isYard = [
		"yard",
		"garden",
		"space",
		"lot",
		"tree",
		"trees"
	].includes(words[at + 2] ?? "");
	const clause = clausesByPhrase.get("small yard");
	return isSmall && isYard && clause ? {
		clause,
		length: 1
	} : void 0;
}
var numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** A number from 0 to 999 in digits, or to twelve in letters. */
function numberOf(word) {
	if (word === void 0) return void 0;
	if (/^\d{1,3}(?:\.\d{1,2})?$/.test(word)) return Number(word);
	const spelled = numberWords.indexOf(word);
	return spelled < 0 ? void 0 : spelled;
}
var inchesIn = {
	ft: 12,
	foot: 12,
	feet: 12,
	in: 1,
	inch: 1,
	inches: 1
};
var atMost = [
	"under",
	"below",
	"less than",
	"up to",
	"at most",
	"no more than",
	"shorter than"
];
var atLeast = [
	"over",
	"above",
	"more than",
	"at least",
	"taller than",
	"higher than"
];
function numberClauseAt(words, at) {
	return zoneAt(words, at) ?? sizeAt(words, at);
}
/** "zone 5", "zones 6b", "hardiness zone 5". */
function zoneAt(words, start) {
	const at = ["hardiness", "usda"].includes(words[start] ?? "") ? start + 1 : start;
	const joined = /^zones?(\d{1,2}[ab]?)$/.exec(words[at] ?? "")?.[1];
	const isZone = words[at] === "zone" || words[at] === "zones";
	const written = joined ?? (isZone ? words[at + 1] : void 0);
	const number = /^(\d{1,2})[ab]?$/.exec(written ?? "")?.[1];
	if (number === void 0) return void 0;
	const zone = Number(number);
	return {
		length: at - start + (joined ? 1 : 2),
		clause: {
			key: `zone-${zone}`,
			group: "zone",
			label: `Hardy in zone ${zone}`,
			test: ({ facts }) => facts.zoneMin <= zone && zone <= facts.zoneMax
		}
	};
}
/** "under 3 feet", "at least six feet tall", "up to 18 inches wide", "3 feet tall". */
function sizeAt(words, start) {
	const limit = [...atMost, ...atLeast].find((phrase) => startsWith(words, start, phrase));
	const at = start + (limit?.split(" ").length ?? 0);
	const number = numberOf(words[at]);
	const unit = inchesIn[words[at + 1] ?? ""];
	if (number === void 0 || unit === void 0) return void 0;
	const side = words[at + 2] ?? "";
	const isWide = [
		"wide",
		"across",
		"spread"
	].includes(side);
	const isTall = [
		"tall",
		"high",
		"height"
	].includes(side);
	if (!limit && !isWide && !isTall) return void 0;
	const inches = number * unit;
	const direction = limit ? atMost.includes(limit) ? "at most" : "at least" : "about";
	const [min, max] = isWide ? ["spreadInchesMin", "spreadInchesMax"] : ["heightInchesMin", "heightInchesMax"];
	return {
		length: at - start + (isWide || isTall ? 3 : 2),
		clause: {
			key: `${max}-${direction}-${inches}`,
			group: `${max}-${direction}`,
			label: `${sentenceCase(direction)} ${number} ${unit === 12 ? "feet" : "inches"} ${isWide ? "wide" : "tall"}`,
			test: ({ facts }) => {
				if (direction === "at most") return facts[max] <= inches;
				if (direction === "at least") return facts[max] >= inches;
				return facts[min] <= inches && inches <= facts[max];
			}
		}
	};
}
function startsWith(words, at, phrase) {
	return phrase.split(" ").every((word, index) => words[at + index] === word);
}
var sentenceCase = (text) => text.charAt(0).toUpperCase() + text.slice(1);
// src/features/plants/find-plants.ts
function makeFinder(plants) {
	return {
		plants,
		index: indexPlants(plants),
		names: indexNames(plants, ({ name, latin, facts }) => [
			name,
			latin,
			...facts.synonyms
		]),
		places: new Map(plants.map((plant, at) => [plant, at]))
	};
}
/** Answers a list's question. The same plants and question give the same answer on both sides. */
function findPlants(finder, { text, selection, sort }) {
	const { plants, index } = finder;
	const isSearch = text.trim() !== "";
	const within = isSearch ? bitsFor(finder, searchPlants(plants, text)) : allBits(index.size);
	const { matches } = applyFilters(index, selection);
	const { matches: both, counts } = applyFilters(index, selection, within);
	const filtered = sortPlaces(plants, placesIn(matches, index.size), sort);
	const listed = filtered.filter((at) => hasBit(both, at));
	return {
		filtered,
		listed,
		counts: counts.map((group, g) => group.map((count, c) => index.isOffered[g]?.[c] ? count : null)),
		alsoFitting: isSearch ? fittingOtherwise(finder, text, matches, both) : [],
		understood: isSearch ? parseSearch(text).clauses.map(({ label }) => label) : [],
		dropping: listed.length > 0 ? [] : whatDroppingBrings(index, selection, within)
	};
}
/** The places of the plants that pass the filters, in the order asked for. */
function filterPlants({ plants, index }, selection, sort) {
	return sortPlaces(plants, placesIn(applyFilters(index, selection).matches, index.size), sort);
}
/** How many plants a search of another catalogue would show, in its list and under it. */
function countFound(finder, text) {
	const { listed, alsoFitting } = findPlants(finder, {
		text,
		selection: {},
		sort: "catalogue"
	});
	return listed.length + alsoFitting.length;
}
/**
* Those that fit by what a gardener means; where nothing fits at all, those whose names are one letter
* away in each word. In catalogue order.
*/
function fittingOtherwise(finder, text, filtered, listed) {
	const isNew = (at) => hasBit(filtered, at) && !hasBit(listed, at);
	const fitting = placesOf(finder, plantsFitting(finder.plants, text)).filter(isNew);
	if (fitting.length > 0 || listed.some((word) => word !== 0)) return fitting;
	return placesOf(finder, nearNames(finder.names, text)).filter(isNew);
}
function whatDroppingBrings(index, selection, within) {
	return chipsOf(selection).map(({ name, value, label }) => {
		const { matches } = applyFilters(index, withoutChoice(selection, name, value), within);
		return {
			name,
			value,
			label,
			count: countBits(matches)
		};
	}).filter(({ count }) => count > 0);
}
/** Equals stay in catalogue order; what never blooms comes last. */
function sortPlaces(plants, places, sort) {
	if (sort === "catalogue") return places;
	const plantAt = (at) => plants[at];
	if (sort === "name") {
		const { compare } = new Intl.Collator("en");
		return places.toSorted((a, b) => compare(plantAt(a).name, plantAt(b).name) || a - b);
	}
	const rank = (at) => {
		const { heightInchesMax, bloomMonths } = plantAt(at).facts;
		return sort === "height" ? heightInchesMax : bloomMonths[0] ?? 13;
	};
	return places.toSorted((a, b) => rank(a) - rank(b) || a - b);
}
function placesIn(bits, size) {
	return Array.from({ length: size }, (_, at) => at).filter((at) => hasBit(bits, at));
}
function placesOf(finder, plants) {
	return plants.map((plant) => finder.places.get(plant) ?? -1).filter((at) => at >= 0);
}
function bitsFor(finder, plants) {
	return bitsOf(placesOf(finder, plants), finder.index.size);
}
export { plantPath as A, listInWords as C, cardOf as D, visitorWords as E, readFactsFile as M, writeFactsFile as N, heightInWords as O, lightInWords as S, spacingInWords as T, plantSources as _, addressTerm as a, monthsInLeaf as b, searchPlants as c, listAddress as d, readSelection as f, usesOf as g, withoutChoice as h, makeFinder as i, showsItsFlowers$1 as j, monthsInWords as k, chipsOf as l, sortOrders as m, filterPlants as n, addressTermMax as o, readSortOrder as p, findPlants as r, latinParts as s, countFound as t, filterGroups as u, catalogueNames as v, moistureInWords as w, deerWords as x, monthsFrom as y };
