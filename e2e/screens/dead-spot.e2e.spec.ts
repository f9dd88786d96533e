/** @matters a ride through a dead spot */
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { logIn } from '../support/people.js';
import { fareSet, inTransit, pickedUp, startCodeOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { deadSpot, isEmpty, killed, line, onDevice } from './dead-spot-actions.js';
import { completeRide } from './driver-actions.js';
import { goOffline, goOnline } from './offline-actions.js';
import { PHONE, sosButton, status } from './ride-actions.js';
import { PEOPLE } from './screen-fixture.js';

const spot = deadSpot();
const { fixture } = spot;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const outbox = (page: Page, title: string) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { name: title }) });

describe('a driver in a dead spot', () => {
  it('goes on with the work after the browser was killed; every act happens once, in order, and nothing stays on the device', async () => {
    const ride = await fareSet(spot.people);
    const code = await startCodeOf(spot.people, ride);
    const page = await spot.withRide('/driver/ride-request', PEOPLE.driver, 'ACCEPTED');
    await spot.loseNetwork(page);
    await page.reload();
    await heading(page, 'To Nusrat').waitFor();
    await page.getByText(/^No network · as of /).waitFor();
    await page.getByRole('link', { name: 'Call Nusrat' }).waitFor();
    await page.getByRole('button', { name: 'I have arrived' }).click();
    await shown(line(page, 'I have arrived')).toContainText('not sent yet');
    await page.getByRole('textbox', { name: /1 of 6/ }).click();
    await page.keyboard.type(code);
    await page.getByRole('button', { name: 'Confirm pick-up' }).click();
    await heading(page, 'Nusrat is on board').waitFor();
    await shown(line(page, 'Confirm pick-up')).toContainText('The code is not checked');
    const again = await killed(page);
    await heading(again, 'Nusrat is on board').waitFor();
    await again.getByRole('button', { name: 'Start the ride' }).click();
    await heading(again, /^On the way to/).waitFor();
    await spot.regainNetwork(again);
    await status(again, 'IN TRANSIT').waitFor();
    await outbox(again, 'Back online').waitFor();
    for (const act of ['I have arrived', 'Confirm pick-up', 'Start the ride'])
      await shown(line(again, act)).toContainText('You pressed it at');
    expect(await spot.statusesOf(ride._id)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT']);
    expect((await onDevice(again)).rides).toMatchObject([{ status: 'IN TRANSIT', rider: 'Nusrat' }]);
    await completeRide(again);
    await isEmpty(again);
  });

  it('presses in the living page, and reads why an act was not done', async () => {
    const ride = await fareSet(spot.people);
    const page = await spot.withRide('/driver/ride-request', PEOPLE.driver, 'ACCEPTED');
    const arrive = page.getByRole('button', { name: 'I have arrived' });
    await arrive.waitFor();
    await spot.loseNetwork(page);
    await arrive.click();
    await outbox(page, 'Waiting for the network').waitFor();
    await page.getByText(/^Not sent yet: Nusrat does not know/).waitFor();
    const reason = 'My plans have changed';
    await spot.people.rider.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'CANCELLED', reason });
    await spot.regainNetwork(page);
    await shown(line(page, 'I have arrived')).toContainText('Not done: ');
    await isEmpty(page);
    await line(page, 'I have arrived').getByRole('button', { name: 'OK' }).click();
    await line(page, 'I have arrived').waitFor({ state: 'detached' });
  });
});

describe('a rider in a dead spot', () => {
  it('sees what is needed at the kerb, cancels, takes it back, and cancels when the network is back', async () => {
    const ride = await fareSet(spot.people);
    const code = await startCodeOf(spot.people, ride);
    const page = await spot.withRide('/rider/current-ride', PEOPLE.rider, 'ACCEPTED');
    await spot.loseNetwork(page);
    await page.reload();
    await heading(page, 'Abdul was on the way to you').waitFor();
    await page.getByText(code).waitFor();
    await page.getByRole('link', { name: 'Call Abdul' }).waitFor();
    for (let turn = 0; turn < 2; turn += 1) {
      await page.getByRole('button', { name: 'Cancel ride' }).click();
      await page.getByRole('button', { name: 'My plans have changed' }).click();
      await page.getByRole('button', { name: 'Cancel ride' }).click();
      await line(page, 'Cancel ride').waitFor();
      if (turn === 0) await page.getByRole('button', { name: 'Undo' }).click();
    }
    expect((await onDevice(page)).acts).toHaveLength(1);
    await spot.regainNetwork(page);
    await shown(line(page, 'Cancel ride')).toContainText('You pressed it at');
    expect(await spot.statusesOf(ride._id)).toEqual(['REQUESTED', 'ACCEPTED', 'CANCELLED']);
    await isEmpty(page);
  });

  it('sends an SOS that a killed browser had kept, once and before anything else', async () => {
    const ride = await inTransit(spot.people);
    const page = await spot.withRide('/rider/current-ride', PEOPLE.rider, 'IN TRANSIT');
    await spot.loseNetwork(page);
    await sosButton(page).hover();
    await page.mouse.down();
    await page.getByRole('heading', { name: 'SOS is not confirmed' }).waitFor();
    await page.mouse.up();
    const again = await killed(page);
    await again.getByRole('heading', { name: 'SOS is not sent yet' }).waitFor();
    await spot.regainNetwork(again);
    await again.getByText('Sent to our safety team').waitFor();
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    const { data } = await administrator.call(rideHttp.incidents, {});
    expect(data.filter(({ ride: of }) => of === ride._id)).toHaveLength(1);
  });

  it('leaves nothing on the device by logging out', async () => {
    await pickedUp(spot.people);
    const page = await spot.withRide('/rider/current-ride', PEOPLE.rider, 'PICKED UP');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Account menu' }).waitFor({ state: 'detached' });
    await isEmpty(page);
  });

  it('reads that a browser keeps nothing', async () => {
    await pickedUp(spot.people);
    const page = await fixture.window({ as: PEOPLE.rider, ...PHONE });
    await page.addInitScript(
      "IDBFactory.prototype.open = () => { throw new DOMException('Refused', 'SecurityError') }",
    );
    await page.goto('/rider/current-ride');
    await page.getByText('This browser keeps nothing for you.').waitFor();
    await sosButton(page).waitFor();
  });
});

it('of two tabs one sends what waits', async () => {
  const ride = await inTransit(spot.people);
  const page = await spot.withRide('/driver/ride-request', PEOPLE.driver, 'IN TRANSIT');
  const other = await page.context().newPage();
  await other.goto('/driver/ride-request');
  await status(other, 'IN TRANSIT').waitFor();
  const answered: [tab: Page, age: string | undefined][] = [];
  for (const tab of [page, other]) {
    tab.on('response', (response) => {
      if (response.url().includes('/update-status/')) answered.push([tab, response.request().headers()['act-age']]);
    });
  }
  await goOffline(page);
  await goOffline(other);
  await spot.cut();
  await completeRide(page, page.getByText(/^Collect .* The ride ends once the network is back/));
  await other.getByText(/^Collect .* The ride ends once the network is back/).waitFor();
  await spot.mend();
  await Promise.all([goOnline(page), goOnline(other)]);
  for (const tab of [page, other]) await shown(line(tab, 'Complete the ride')).toContainText('You pressed it at');
  expect(new Set(answered.map(([tab]) => tab)).size).toBe(1);
  expect(answered.every(([, age]) => /^\d+$/.test(age ?? ''))).toBe(true);
  expect(await spot.statusesOf(ride._id)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
  await isEmpty(page);
});
