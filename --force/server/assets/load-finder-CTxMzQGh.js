import { M as readFactsFile, i as makeFinder } from "./find-plants-CLzAobZM.js";
// src/features/plants/pages/load-finder.ts
/** Where the facts are whatever their present name is. */
var anyFacts = "/plants/facts.json";
/** The cards of a catalogue, as one file that never changes. */
var cardsOf = {
	perennials: async () => (await import("./perennials-CdHZVvXw.js")).cards,
	trees: async () => (await import("./trees-66hg_FFo.js")).cards,
	annuals: async () => (await import("./annuals-BsckhjSJ.js")).cards
};
var facts;
async function fetchFacts(path) {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`The plants' facts answered ${response.status}.`);
	return await response.json();
}
/**
* Fetches what a list is filtered and searched by: the facts of all plants, and the cards' texts
* where the page does not have them already.
*/
async function loadFinder(list, { factsPath = anyFacts, cards } = {}) {
	facts ??= fetchFacts(factsPath);
	facts.catch(() => {
		facts = void 0;
	});
	const names = list === "all" ? [
		"perennials",
		"trees",
		"annuals"
	] : [list];
	const texts = cards ?? (await Promise.all(names.map((name) => cardsOf[name]()))).flat();
	return finderOf(await facts, texts);
}
/** Puts the facts and the texts of the same plants together, in the order of the cards. */
function finderOf(file, cards) {
	const traits = new Map(readFactsFile(file).map((plant) => [plant.path, plant]));
	return makeFinder(cards.map(({ path, name, latin, description, guide }) => {
		const plant = traits.get(path);
		if (!plant) throw new Error(`There are no facts of ${path}.`);
		return {
			...plant,
			name,
			latin,
			description,
			guide
		};
	}));
}
export { loadFinder };
