/** @matters SOS */
import { type IncidentView, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { inTransit, type People, peopleOf, pickedUp, requested, startCodeOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { completeRide, requestsPage } from './driver-actions.js';
import { alert, focused, sosButton, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
const SEND_SOS = /\/sos\/send-message\//;
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

/** The incidents of a ride, as administrators see them. */
async function incidentsOf(rideId: string): Promise<IncidentView[]> {
  const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
  return (await administrator.call(rideHttp.incidents, {})).data.filter(({ ride }) => ride === rideId);
}

const sent = (page: Page) => page.getByText('Emergency message sent successfully');
const stored = (page: Page) => page.getByText('Sent to our safety team');

describe('the driver’s SOS', () => {
  it('shows only “While a ride is PICKED UP or IN TRANSIT”, once, whether the sidebar is open or collapsed', async () => {
    const ride = await requested(people);
    const page = await fixture.visit('/driver/ride-request', { as: PEOPLE.driver });
    const looks: string[] = [];
    const look = async (where: string) => looks.push(`${where}: ${await sosButton(page).count()}`);
    await page.getByRole('button', { name: 'Accept Nusrat Jahan' }).waitFor();
    await look('REQUESTED');
    await page.getByRole('button', { name: 'Accept Nusrat Jahan' }).click();
    await status(page, 'ACCEPTED').waitFor();
    await look('ACCEPTED');
    await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: 220 });
    await people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: await startCodeOf(people, ride) });
    await page.reload();
    await status(page, 'PICKED UP').waitFor();
    await sosButton(page).waitFor();
    await look('PICKED UP');
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Toggle sidebar', expanded: false }).waitFor();
    await look('collapsed');
    await page.getByRole('button', { name: 'Start the ride' }).click();
    await status(page, 'IN TRANSIT').waitFor();
    await look('IN TRANSIT');
    await completeRide(page);
    await page.getByRole('button', { name: /^Received/ }).waitFor();
    await look('COMPLETED');
    expect(looks).toEqual([
      'REQUESTED: 0',
      'ACCEPTED: 0',
      'PICKED UP: 1',
      'collapsed: 1',
      'IN TRANSIT: 1',
      'COMPLETED: 0',
    ]);
  });

  it('“a driver can send an emergency (SOS) message” by holding the button, and sees when it is stored; the toast covers nothing of it', async () => {
    const { _id: rideId } = await inTransit(people);
    const page = await requestsPage(fixture);
    await sosButton(page).hover();
    await page.mouse.down();
    await sent(page).waitFor();
    await page.mouse.up();
    await stored(page).waitFor();
    await eventually(async () => {
      const toast = await page.locator('.ui-toast').first().boundingBox();
      const call = await page.getByRole('link', { name: '999' }).boundingBox();
      // Neither on its way in nor out.
      expect(toast?.y).toBe(16);
      expect((toast?.y ?? Number.NaN) + (toast?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? Number.NaN);
    });
    await page.reload();
    await stored(page).waitFor();
    expect(await incidentsOf(rideId)).toMatchObject([{ raisedBy: 'DRIVER', status: 'OPEN' }]);
  });

  it('released too early sends nothing, and offers a dialog with confirmation', async () => {
    const { _id: rideId } = await pickedUp(people);
    const page = await requestsPage(fixture);
    await sosButton(page).click();
    await alert(page, 'Keep holding for 2 seconds, until the bar is full.').waitFor();
    expect(await incidentsOf(rideId)).toEqual([]);
    await page.getByRole('button', { name: 'Send without holding' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send SOS' }).click();
    await stored(page).waitFor();
    await alert(page, 'Keep holding').waitFor({ state: 'detached' });
    await focused(sosButton(page));
    expect(await incidentsOf(rideId)).toHaveLength(1);
  });

  it("“SOS failure: 'Failed to send emergency message'.” By key, with the number to call; a retry after a lost answer is the same message", async () => {
    const { _id: rideId } = await pickedUp(people);
    const page = await requestsPage(fixture);
    const sendByKey = async () => {
      await sosButton(page).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Send an emergency message?' });
      await dialog.getByRole('button', { name: 'Send SOS' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await focused(sosButton(page));
    };
    await page.route(SEND_SOS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendByKey();
    await page.getByText('Failed to send emergency message').waitFor();
    await alert(page, 'No answer has come. We’ll send it again as soon as you are online.').waitFor();
    await shown(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    await page.unroute(SEND_SOS);
    await sendByKey();
    await sent(page).waitFor();
    await stored(page).waitFor();
    await alert(page, 'No answer has come.').waitFor({ state: 'detached' });
    expect(await incidentsOf(rideId)).toHaveLength(1);
  });

  it('sent without a network it goes by itself when the network is back; it stays in sight, says when it was seen, and goes when it is resolved', async () => {
    const { _id: rideId } = await inTransit(people);
    const page = await requestsPage(fixture);
    await sosButton(page).press('Enter');
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send SOS' });
    await send.waitFor();
    await page.context().setOffline(true);
    await send.press('Enter');
    await alert(page, 'No answer has come. We’ll send it again as soon as you are online.').waitFor();
    await page.context().setOffline(false);
    await stored(page).waitFor();
    await page.getByText('Nobody is on it yet. In danger, call 999.').waitFor();
    const [incident] = await incidentsOf(rideId);
    if (!incident) throw new Error('No incident was stored.');
    await page.mouse.wheel(0, 4_000);
    await shown(stored(page)).toBeInViewport();
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    await administrator.call(rideHttp.acknowledgeIncident, { id: incident._id });
    await page.getByText('Our team is on it').waitFor();
    await administrator.call(rideHttp.resolveIncident, { id: incident._id, note: 'Spoke to both' });
    await stored(page).waitFor({ state: 'detached' });
  });
});
