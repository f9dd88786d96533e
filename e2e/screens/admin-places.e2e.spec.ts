import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { shown } from '../support/shown.js';
import { counted, rowOf, search } from './admin-actions.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'changes the places of everybody' });
const SEEDS = 195;
const GATE = { name: 'Kamalapur, northern gate', lat: '23.73350', lng: '90.42510' };

/** What a rider's search finds first. */
async function firstFound(text: string): Promise<string | undefined> {
  const rider = await logIn(fixture.platform.url, PEOPLE.rider);
  return (await rider.call(rideHttp.searchPlaces, { text })).places[0]?.name;
}

const dialogOf = (page: Page) => page.getByRole('dialog');

describe('the places of the operator', () => {
  it('are written, found by riders, changed, removed and brought back', async () => {
    const page = await fixture.visit('/admin/places', { as: PEOPLE.admin });
    await counted(page, `${SEEDS} places.*`).waitFor();
    await page.getByRole('button', { name: 'New place' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Save place' }).click();
    await dialog.getByText('A name has 2 to 100 characters.').waitFor();
    await dialog.getByLabel('Latitude').fill('22.35');
    await dialog.getByLabel('Longitude').fill('91.8');
    await dialog.getByLabel('Name in English').fill(GATE.name);
    await dialog.getByLabel('Name in Bangla').fill('কমলাপুর, উত্তর গেট');
    await dialog.getByLabel('Other names, for the search').fill('Zinzira stairs');
    await dialog.getByRole('button', { name: 'Save place' }).click();
    await dialog.getByText('This point lies in no city where Pothik drives.').waitFor();
    await dialog.getByLabel('Latitude').fill(GATE.lat);
    await dialog.getByLabel('Longitude').fill(GATE.lng);
    await dialog.getByRole('button', { name: 'Save place' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, GATE.name).getByText('কমলাপুর, উত্তর গেট').waitFor();
    expect(await firstFound('zinzira stairs')).toBe(GATE.name);

    await page.getByRole('button', { name: `Change ${GATE.name}` }).click();
    await dialog.getByLabel('Name in English').fill('Kamalapur, gate 3');
    await dialog.getByRole('button', { name: 'Save place' }).click();
    await rowOf(page, 'Kamalapur, gate 3').getByText('Tanvir Ahmed').waitFor();
    expect(await firstFound('zinzira stairs')).toBe('Kamalapur, gate 3');

    await page.getByRole('button', { name: 'Remove Kamalapur, gate 3' }).click();
    await page.getByText('Kamalapur, gate 3 is removed').waitFor();
    expect(await firstFound('zinzira stairs')).not.toBe('Kamalapur, gate 3');
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, 'Kamalapur, gate 3').waitFor();
    expect(await firstFound('zinzira stairs')).toBe('Kamalapur, gate 3');
  });

  it('keep a point typed in numbers when the size of the window changes', async () => {
    const page = await fixture.visit('/admin/places', { as: PEOPLE.admin });
    await page.getByRole('button', { name: 'New place' }).click();
    const dialog = dialogOf(page);
    const map = dialog.locator('canvas');
    await dialog.getByRole('button', { name: 'Closer', disabled: false }).waitFor();
    await dialog.getByLabel('Latitude').fill('22.35');
    await dialog.getByLabel('Longitude').fill('91.8');
    await dialog.getByLabel('Name in English').fill('Patenga shore');
    const { width } = (await map.boundingBox()) ?? { width: 0 };
    await page.setViewportSize({ width: 360, height: 740 });
    await eventually(async () => expect((await map.boundingBox())?.width).toBeLessThan(width));
    await dialog.getByRole('button', { name: 'Save place' }).click();
    await dialog.getByText('This point lies in no city where Pothik drives.').waitFor();
  });

  it('are searched in either script and fit a phone', async () => {
    const page = await fixture.visit('/admin/places', { as: PEOPLE.admin, ...PHONE });
    await page.getByLabel('Search places').fill('বারডেম');
    await rowOf(page, 'BIRDEM General Hospital').waitFor();
    await eventually(async () => expect(search(page)).toEqual({ search: 'বারডেম' }));
    await shown(page.getByRole('main').locator('tbody tr')).toHaveCount(1);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('are removed from the record by nobody: each act is in it', async () => {
    const page = await fixture.visit('/admin/acts?act=place-removed', { as: PEOPLE.admin });
    await page.getByText('Place removed').last().waitFor();
  });
});
