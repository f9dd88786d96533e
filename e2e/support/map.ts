import type { Point } from '@pothik/contracts/platform';
import type { Locator, Page } from 'playwright-core';

/** Dhanmondi 27 and Kamalapur Station, the places of the ride that stories book. */
export const PICKUP: Point = { lat: 23.7555, lng: 90.3742 };
export const DROP: Point = { lat: 23.732, lng: 90.4262 };

/** Every file of the map: what names it, the map file and the code that draws it. */
export const MAP_FILES = /\/map\/|maplibre/;

/** A map that is drawn completely. */
export const drawnMap = (page: Page): Locator => page.locator('.ui-map-canvas[data-shown]');
