import type { Page } from "playwright-core";
import { cardOf } from "#features/plants/plant-card.ts";
import { plantRecords } from "#features/plants/plant-record.ts";

/** The cards of a new site's perennials. */
export const perennialCards = plantRecords.slice(0, 100).map(cardOf);

/** The plants that a catalogue page lists. */
export const entries = (page: Page) => page.locator(".plant-list > li");

export const searchBox = (page: Page) => page.getByRole("searchbox");
