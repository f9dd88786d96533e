/** @matters the ride as its rider follows it */
import { rideHttp } from '@pothik/contracts/ride';
import { book, logIn } from '../support/people.js';
import {
  accepted,
  cancelled,
  codeLocked,
  completed,
  move,
  type People,
  peopleOf,
  pickedUp,
  type RideInState,
  rejected,
  requested,
  startCodeOf,
} from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { alert, amount, PHONE, refuseCalls, sosButton, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

/** The rider's page on a phone, with a ride in the given state. */
async function currentRide(rideInState: RideInState) {
  const ride = await rideInState(people);
  const page = await fixture.visit('/rider/current-ride', { as: PEOPLE.rider, ...PHONE });
  await status(page, ride.rideStatus).waitFor();
  return { page, ride };
}

describe('the current ride', () => {
  it('“Ride status: REQUESTED, ACCEPTED, PICKED UP, IN TRANSIT, COMPLETED, REJECTED, CANCELLED. A status is changed by a call with a new rideStatus.” Each appears by itself. “The SOS button shows only while a ride is PICKED UP or IN TRANSIT.”', async () => {
    const { page, ride } = await currentRide(requested);
    const withSos: string[] = [];
    const look = async (word: typeof ride.rideStatus) => {
      await status(page, word).waitFor();
      if ((await sosButton(page).count()) > 0) withSos.push(word);
    };
    await look('REQUESTED');
    await move(people.driver, ride, 'ACCEPTED');
    await look('ACCEPTED');
    await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: 220 });
    await people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: await startCodeOf(people, ride) });
    await look('PICKED UP');
    await move(people.driver, ride, 'IN TRANSIT');
    await look('IN TRANSIT');
    await move(people.driver, ride, 'COMPLETED');
    await look('COMPLETED');
    for (const rideInState of [rejected, cancelled]) {
      const { rideStatus } = await rideInState(people);
      await page.reload();
      await look(rideStatus);
    }
    expect(withSos).toEqual(['PICKED UP', 'IN TRANSIT']);
  });

  it('shows the driver from the acceptance on, and fare and code on one ticket', async () => {
    const { page, ride } = await currentRide(requested);
    await page.getByRole('timer', { name: /Time left to answer: [12]:\d\d/ }).waitFor();
    await shown(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await move(people.driver, ride, 'ACCEPTED');
    const ticket = page.getByRole('region', { name: 'Fare and start code' });
    await ticket.getByText('Abdul sets it soon').waitFor();
    await page.getByText('Dhaka Metro-Ga 35-4821').waitFor();
    const call = page.getByRole('link', { name: 'Call Abdul' });
    await shown(call).toHaveAttribute('href', 'tel:01710006666');
    await shown(ticket.getByText(await startCodeOf(people, ride))).toHaveCount(0);

    await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: 220 });
    await ticket.locator('data[value="220"]').waitFor();
    const code = await startCodeOf(people, ride);
    await ticket.getByText(code, { exact: true }).waitFor();
    await page.getByText('Keep the code until you sit in the car.', { exact: true }).waitFor();

    await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: 250 });
    await page.getByText('Abdul changed the fare. You have a new code.').waitFor();
    await ticket.locator('data[value="250"]').waitFor();
    const newCode = await startCodeOf(people, ride);
    await ticket.getByText(newCode, { exact: true }).waitFor();
    expect(newCode).not.toBe(code);

    await people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: newCode });
    await ticket.getByText(/^Used at/).waitFor();
    await ticket.getByText('The fare is fixed since pick-up. Nobody can change it now.').waitFor();
  });

  it('a code is locked after wrong guesses, until the rider makes a new one', async () => {
    const { page, ride } = await currentRide(codeLocked);
    await page.getByText('Too many wrong codes were entered. Make a new code and give that one.').waitFor();
    await page.getByRole('button', { name: 'New code' }).click();
    await page.getByText('Keep the code until you sit in the car.', { exact: true }).waitFor();
    await page.getByText(await startCodeOf(people, ride), { exact: true }).waitFor();
  });

  it('is cancelled with a reason once the driver is on the way, and he reads the reason', async () => {
    const { page, ride } = await currentRide(accepted);
    await page.getByRole('button', { name: 'Cancel ride' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this ride?' });
    await dialog.getByLabel('Reason').fill('no');
    await dialog.getByRole('button', { name: 'Cancel ride' }).click();
    await alert(page, 'A reason of 3 to 300 characters is required.').waitFor();
    await dialog.getByRole('button', { name: 'My plans have changed' }).click();
    await shown(dialog.getByLabel('Reason')).toHaveValue('My plans have changed');
    await dialog.getByRole('button', { name: 'Cancel ride' }).click();
    await page.getByRole('heading', { name: 'You cancelled' }).waitFor();
    await status(page, 'CANCELLED').waitFor();
    await page.getByText('Reason: My plans have changed').waitFor();
    const { history } = await people.driver.call(rideHttp.getRide, { rideId: ride._id });
    expect(history.at(-1)).toMatchObject({ to: 'CANCELLED', by: 'RIDER', reason: 'My plans have changed' });
  });

  it('a request is cancelled without a reason', async () => {
    const { page } = await currentRide(requested);
    await page.getByRole('button', { name: 'Cancel request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this request?' });
    await shown(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await page.getByRole('heading', { name: 'You cancelled' }).waitFor();
  });

  it('a failed request shows why, and the next free drivers are one tap away', async () => {
    const { page } = await currentRide(requested);
    const other = await logIn(fixture.platform.url, 'rider2@pothik.test');
    await move(people.driver, await book(other, people.driverId), 'ACCEPTED');
    await page.getByRole('heading', { name: 'Abdul cannot take this ride' }).waitFor();
    await page.getByText('Reason: The driver took another ride').waitFor();
    await page.getByRole('button', { name: 'Choose another driver' }).click();
    await shown(page.getByLabel('Pickup location')).toHaveValue('Dhanmondi 27');
    await shown(page.getByLabel('Drop location')).toHaveValue('Kamalapur Station');
    await page.getByRole('radio', { name: /Rafiqul Islam/ }).check();
    await shown(page.getByRole('radio', { name: /Abdul Karim/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask Rafiqul for a ride' }).click();
    await page.getByRole('heading', { name: 'Asking Rafiqul' }).waitFor();
    const next = await people.rider.call(rideHttp.currentRide, {});
    if (next) await move(people.rider, next, 'CANCELLED');
  });

  it('the outcome survives a reload until it is dismissed, for at most 15 minutes', async () => {
    const { page, ride } = await currentRide(completed);
    await page.getByRole('heading', { name: 'You have arrived' }).waitFor();
    await amount(page, 220).waitFor();
    await page.getByText('Directly to Abdul').waitFor();
    await shown(page.getByRole('link', { name: 'Show the receipt' })).toHaveAttribute(
      'href',
      `/rider/rides/${ride._id}`,
    );
    await page.reload();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('heading', { name: 'No ride right now' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No ride right now' }).waitFor();

    const later = await fixture.window({ as: PEOPLE.rider, ...PHONE });
    await later.route('**/api/v1/**', async (route) => {
      const response = await route.fetch();
      const date = new Date(Date.now() + 16 * 60_000).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await later.goto('/rider/current-ride');
    await later.getByRole('heading', { name: 'No ride right now' }).waitFor();
  });

  it("the rider has an SOS too: by key it asks for confirmation, and says 'Failed to send emergency message' when it is not stored", async () => {
    const { page } = await currentRide(pickedUp);
    await refuseCalls(page, /\/sos\/send-message/);
    const send = async () => {
      await sosButton(page).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Send SOS' }).click();
    };
    await send();
    await page.getByText('Failed to send emergency message').waitFor();
    await page.unroute(/\/sos\/send-message/);
    await send();
    await page.getByText('Emergency message sent successfully').waitFor();
  });

  it('a rider’s SOS goes by itself when the network is back, and leaves its state on the page until it is resolved', async () => {
    const { page } = await currentRide(pickedUp);
    const state = page.getByRole('main').getByRole('alert').filter({ hasText: 'SOS' });
    await sosButton(page).hover();
    await page.context().setOffline(true);
    await page.mouse.down();
    await state.getByText('We’ll send it again as soon as you are online.').waitFor();
    await page.mouse.up();
    await page.context().setOffline(false);
    await state.getByText('Sent to our safety team').waitFor();
    await page.reload();
    await state.getByText('Nobody is on it yet. In danger, call 999.').waitFor();
    await shown(state.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    const [incident] = (await administrator.call(rideHttp.incidents, { status: 'OPEN' })).data;
    const id = incident?._id ?? '';
    await administrator.call(rideHttp.acknowledgeIncident, { id });
    await state.getByText('Our team is on it').waitFor();
    await administrator.call(rideHttp.resolveIncident, { id, note: 'Spoke to both' });
    await state.waitFor({ state: 'detached' });
  });
});
