/** @matters SOS at the administrators */
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp, rideNumber } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { inTransit, type People } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { counted, decide, search } from './admin-actions.js';
import { recordOf } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** A siren of four tones. */
const TONES = 4;
const COUNTING = `
  globalThis.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    tones += 1;
    start.call(this, when);
  };`;

const fixture = screenFixture({ own: 'expects an empty list of incidents' });
let people: People;
let rideId: string;

beforeAll(async () => {
  const [rider, driver] = await Promise.all(
    [PEOPLE.rider, PEOPLE.driver].map((email) => logIn(fixture.platform.url, email)),
  );
  if (!rider || !driver) throw new Error('the rider or the driver is not logged in');
  people = { rider, driver, driverId: (await recordOf({ visitor: driver }))._id };
  rideId = (await inTransit(people))._id;
});

/** The driver presses SOS. */
const raise = () => people.driver.call(rideHttp.sendSos, { rideId });

/** A page that counts the tones it plays. */
async function listeningPage(path: string): Promise<Page> {
  const page = await fixture.window({ as: PEOPLE.admin });
  await page.addInitScript({ content: COUNTING });
  await page.goto(path);
  return page;
}
const tonesOf = (page: Page): Promise<number> => page.evaluate<number>('globalThis.tones');
const incidents = (page: Page) => page.getByRole('main').getByRole('article');

describe('an SOS', () => {
  it('appears live on the open page with a sound and an announcement; then it is acknowledged and resolved with a note', async () => {
    const page = await listeningPage('/admin/sos');
    const sound = page.getByRole('switch', { name: 'Sound when an SOS comes in' });
    await page.getByText('No incidents', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'SOS Incidents' }).click();
    await shown(sound).toBeChecked();
    expect(await tonesOf(page)).toBe(0);
    await raise();
    const incident = incidents(page).first();
    await incident.getByText('Raised by the driver').waitFor();
    await page.getByRole('alert').filter({ hasText: 'An SOS was raised' }).waitFor();
    await eventually(async () => expect(await tonesOf(page)).toBe(TONES));
    await counted(page, '1 SOS unanswered').waitFor();
    await incident.getByRole('heading', { name: 'SOS: Abdul Karim, driver' }).waitFor();
    await incident.getByRole('timer', { name: /^Time since it was sent: \d+:\d\d$/ }).waitFor();
    for (const words of [
      'Nobody is on it yet',
      'Nusrat Jahan',
      'Abdul Karim',
      'Dhaka Metro-Ga 35-4821',
      'IN TRANSIT',
      'Dhanmondi 27',
    ])
      await incident.getByText(words).first().waitFor();
    await shown(incident.getByRole('link', { name: /^01/ }).first()).toHaveAttribute('href', /^tel:01\d{9}$/);
    await incident.getByRole('button', { name: 'Acknowledge' }).click();
    await incident.getByText('Acknowledged by Tanvir Ahmed').waitFor();
    await incident.getByRole('heading', { name: 'SOS: Abdul Karim, driver' }).waitFor();
    await incident.getByText(/^Tanvir Ahmed has had it in hand since /).waitFor();
    await incident.getByRole('timer', { name: /^Without a note, everybody is alarmed again in \d+:\d\d$/ }).waitFor();
    await counted(page, '1 SOS in hand').waitFor();
    await incident.getByRole('button', { name: 'Write a note' }).click();
    const noting = page.getByRole('dialog', { name: 'What has been done?' });
    await noting.getByLabel('Note').fill('Called the driver: a flat tyre.');
    await noting.getByRole('button', { name: 'Save the note' }).click();
    await incident.getByText('Note by Tanvir Ahmed').waitFor();
    await incident.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resolve this incident?' });
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await dialog.getByText('A note of 3 to 300 characters is required.').waitFor();
    await dialog.getByLabel('Note').fill('A flat tyre; both are well.');
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await page.getByText('Incident resolved').first().waitFor();
    await counted(page, 'All are resolved').waitFor();
    await incident.getByText('Resolved by Tanvir Ahmed').waitFor();
    await incident.getByText('A flat tyre; both are well.').waitFor();
    await shown(incident.getByRole('button')).toHaveCount(0);
  });

  it('is shown on every page of the web until it is resolved, with who has it in hand, and colleagues see it at once', async () => {
    const page = await listeningPage('/admin/acts');
    await page.getByRole('heading', { name: 'Audit log' }).click();
    const { _id: id } = await raise();
    const alarm = page.getByRole('region', { name: 'SOS' });
    await alarm.getByText('1 SOS unanswered').waitFor();
    await shown(page.getByRole('link', { name: /^SOS Incidents\s*1 unresolved$/ })).toHaveCount(1);
    await alarm.getByText('Abdul Karim, driver, with Nusrat Jahan on board').waitFor();
    await alarm.getByText('IN TRANSIT').waitFor();
    await shown(alarm.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
    await eventually(async () => expect(await page.title()).toBe('SOS · Audit log · Pothik'));
    await eventually(async () => expect(await tonesOf(page)).toBe(TONES));
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.waitForURL('**/admin/sos');
    const incident = incidents(page).first();
    await incident.getByRole('button', { name: 'Acknowledge' }).waitFor();
    const colleague = await logIn(fixture.platform.url, PEOPLE.superAdmin);
    await colleague.call(rideHttp.acknowledgeIncident, { id });
    await incident.getByText('Acknowledged by Shaila Rahman').waitFor();
    await page.goto('/');
    await alarm.getByText('1 SOS in hand').waitFor();
    await alarm.getByText(/^Shaila Rahman has had it since /).waitFor();
    await page.goto('/profile');
    await alarm.getByText('1 SOS in hand').waitFor();
    await eventually(async () => expect(await page.title()).toBe('SOS · My Profile · Pothik'));
    await page.goto('/admin/sos');
    await colleague.call(rideHttp.resolveIncident, { id, note: 'Sent help.' });
    await incident.getByText('RESOLVED', { exact: true }).waitFor();
    await eventually(async () => expect(await page.title()).toBe('SOS Incidents · Pothik'));
    await page.getByLabel('Status').selectOption('RESOLVED');
    await eventually(async () => expect(search(page)).toEqual({ status: 'RESOLVED' }));
    await page.reload();
    await incidents(page).first().getByText('Sent help.').waitFor();
    await page.getByLabel('Status').selectOption('OPEN');
    await page.getByText('No incident has this status.').waitFor();
  });

  it('has coordinates to copy, and draws its place on a map when it is asked to, while the driver tells the position', async () => {
    const { _id: id } = await raise();
    await people.driver.call(driverHttp.tellPosition, { lat: 23.7502, lng: 90.3932 });
    const page = await fixture.visit('/admin/sos', { as: PEOPLE.admin });
    const incident = incidents(page).first();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: fixture.platform.url });
    await incident.getByRole('button', { name: 'Copy location' }).click();
    await page.getByText('Coordinates copied: 23.75020, 90.39320').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('23.75020, 90.39320');
    await incident.getByRole('button', { name: 'Show on the map' }).click();
    await incident.locator('.ui-map-canvas[data-shown]').waitFor();
    await incident.getByRole('button', { name: 'Hide the map' }).click();
    await incident.locator('.ui-map').waitFor({ state: 'detached' });
    await decideAbout(page, id);
  });

  it('marks its ride in the list of rides at once, until it is resolved', async () => {
    const page = await fixture.visit('/admin/rides?status=OPEN', { as: PEOPLE.admin });
    const row = page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: rideNumber(rideId) });
    await row.waitFor();
    await shown(row.getByText('SOS', { exact: true })).toHaveCount(0);
    const { _id: id } = await raise();
    await row.getByText('SOS', { exact: true }).waitFor();
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    await administrator.call(rideHttp.acknowledgeIncident, { id });
    await row.getByText('SOS, acknowledged').waitFor();
    await administrator.call(rideHttp.resolveIncident, { id, note: 'All are well.' });
    await row.getByText('SOS, acknowledged').waitFor({ state: 'detached' });
  });

  it('stays in sight on a phone, however far the page is scrolled', async () => {
    const { _id: id } = await raise();
    const page = await fixture.visit('/admin/all-drivers', { as: PEOPLE.admin, width: 360, height: 740 });
    const alarm = page.getByRole('region', { name: 'SOS' });
    await alarm.getByText('Abdul Karim, driver, with Nusrat Jahan on board').waitFor();
    await page.getByRole('main').getByText('Abdul Karim', { exact: true }).first().waitFor();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await eventually(async () => expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(300));
    await alarm.getByRole('link', { name: 'Open' }).click({ trial: true });
    const box = await alarm.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(370);
    await alarm.getByRole('link', { name: 'Open' }).click();
    await page.waitForURL('**/admin/sos');
    await decideAbout(page, id);
  });

  it('is named on the page of the rider, which leads to it, and to the rider’s incidents alone', async () => {
    const { _id: id } = await raise();
    const page = await fixture.visit(`/admin/rides/${rideId}`, { as: PEOPLE.admin });
    await page.getByRole('main').getByRole('link', { name: 'Rider’s page' }).click();
    await page.waitForURL('**/admin/users/*');
    const person = page.url().split('/').at(-1);
    await page.getByRole('heading', { name: 'SOS incidents' }).waitFor();
    await page.getByRole('link', { name: 'Open the incident' }).first().click();
    await page.getByText(/^Only the incidents of ride P-/).waitFor();
    await page.goto(`/admin/sos?person=${person}`);
    await page.getByText('Only the incidents of Nusrat Jahan.').waitFor();
    await incidents(page).first().getByRole('button', { name: 'Acknowledge' }).waitFor();
    await page.getByRole('button', { name: 'All incidents' }).click();
    await eventually(async () => expect(search(page)).toEqual({}));
    await decideAbout(page, id);
  });

  it('makes no sound after the sound was switched off, which the browser remembers', async () => {
    const page = await listeningPage('/admin/sos');
    const sound = page.getByRole('switch', { name: 'Sound when an SOS comes in' });
    await sound.click();
    await shown(sound).not.toBeChecked();
    await page.reload();
    await sound.waitFor();
    await shown(sound).not.toBeChecked();
    await page.getByRole('heading', { name: 'SOS Incidents' }).click();
    const { _id: id } = await raise();
    await page.getByRole('alert').filter({ hasText: 'An SOS was raised' }).waitFor();
    await incidents(page).first().getByRole('button', { name: 'Acknowledge' }).waitFor();
    expect(await tonesOf(page)).toBe(0);
    await sound.click();
    await eventually(async () => expect(await tonesOf(page)).toBe(TONES));
    await decideAbout(page, id);
  });
});

/** Acknowledges and resolves an incident with the buttons of the page. */
async function decideAbout(page: Page, id: string): Promise<void> {
  const incident = incidents(page).first();
  await incident.getByRole('button', { name: 'Acknowledge' }).click();
  await decide(page, incident, 'Resolve', 'Resolve', 'A wrong press.');
  await incident.getByText('A wrong press.').waitFor();
  const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
  const { data } = await administrator.call(rideHttp.incidents, { status: 'RESOLVED' });
  expect(data.find(({ _id }) => _id === id)).toMatchObject({ note: 'A wrong press.' });
}
