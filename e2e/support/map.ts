import { API_PREFIX, type Point } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';

/** Dhanmondi 27 and Kamalapur Station, the places of the ride that stories book. */
export const PICKUP: Point = { lat: 23.7555, lng: 90.3742 };
export const DROP: Point = { lat: 23.732, lng: 90.4262 };

/** Every file of the map: what names it, the map file and the code that draws it. */
export const MAP_FILES = /\/map\/|maplibre/;

/** A map that is drawn completely. */
export const drawnMap = (page: Page): Locator => page.locator('.ui-map-canvas[data-shown]');

/** The ride of the page has these points, whether or not its booking had. */
export async function withPoints(page: Page, points: { pickupPoint?: Point; dropPoint?: Point }): Promise<void> {
  await page.route(`**${API_PREFIX}${rideHttp.currentRide.path}`, async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    const data = envelope.data === null ? null : { ...envelope.data, ...points };
    await route.fulfill({ response, json: { ...envelope, data } });
  });
}
