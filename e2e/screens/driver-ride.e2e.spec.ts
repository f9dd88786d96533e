/** @matters the ride as its driver drives it */
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { typeCode } from '../support/browser-actions.js';
import {
  accepted,
  codeLocked,
  fareSet,
  inTransit,
  move,
  type People,
  peopleOf,
  pickedUp,
  type RideInState,
  startCodeOf,
  wrongCodeOf,
} from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { completeButton, completeRide, requestsPage } from './driver-actions.js';
import { alert, amount, focused, holdBack, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

/** The driver's page with the ride in the given state. */
async function activeRide(rideInState: RideInState) {
  const ride = await rideInState(people);
  return { ride, page: await requestsPage(fixture) };
}

const asItStands = (rideId: string) => people.driver.call(rideHttp.getRide, { rideId });
const boxes = (page: Page) => page.getByRole('textbox', { name: /^Digit \d of 6$/ });
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm pick-up' });
const FARE_RULE = 'Fare must be a whole amount between 1 and 50,000 BDT.';

describe('the active ride', () => {
  it('drivers reach their rider “and set a fare”, a whole amount of BDT, and may change it until the pick-up', async () => {
    const { page, ride } = await activeRide(accepted);
    await page.getByRole('heading', { name: 'Pick up Nusrat' }).waitFor();
    await shown(page.getByRole('link', { name: 'Call Nusrat' })).toHaveAttribute('href', 'tel:01710003333');
    const fare = page.getByRole('spinbutton', { name: 'Fare in BDT' });
    await page.getByRole('button', { name: 'Set fare' }).click();
    await alert(page, FARE_RULE).waitFor();
    await focused(fare);
    for (const [typed, isWrong] of [
      ['50001', true],
      ['50000', false],
      ['0', true],
      ['120.50', true],
      ['-5', true],
      ['1e3', true],
      ['১,২৫০', false],
      ['2.5', true],
      ['২২০', false],
    ] as const) {
      await fare.fill(typed);
      await alert(page, FARE_RULE).waitFor({ state: isWrong ? 'visible' : 'detached' });
    }
    await page.getByRole('button', { name: /^Set fare.*220/ }).click();
    await page.getByText('Fare, Nusrat sees it').waitFor();
    await amount(page, 220).waitFor();
    expect((await asItStands(ride._id)).fare).toBe(220);
    const code = await startCodeOf(people, ride);

    await page.getByRole('button', { name: 'Change fare' }).click();
    await page.getByText(/^The start code will renew/).waitFor();
    await fare.fill('260');
    await page.getByRole('button', { name: /^Change fare.*260/ }).click();
    await amount(page, 260).waitFor();
    expect((await asItStands(ride._id)).fare).toBe(260);
    expect(await startCodeOf(people, ride)).not.toBe(code);
  });

  it('the rider’s code is typed or pasted into six boxes; a wrong one shows the tries left', async () => {
    const { page, ride } = await activeRide(fareSet);
    const code = await startCodeOf(people, ride);
    await page.getByText('5 tries left').waitFor();
    await shown(boxes(page)).toHaveCount(6);
    await shown(confirmButton(page)).toBeDisabled();
    await typeCode(page, await wrongCodeOf(people, ride));
    await alert(page, 'Invalid OTP').waitFor();
    await page.getByText('4 tries left').waitFor();
    await focused(boxes(page).first());
    for (const box of await boxes(page).all()) await shown(box).toHaveValue('');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: fixture.platform.url });
    await page.evaluate(`navigator.clipboard.writeText('${code.slice(0, 3)} ${code.slice(3)}')`);
    await page.keyboard.press('ControlOrMeta+V');
    await status(page, 'PICKED UP').waitFor();
    await page.getByRole('heading', { name: 'Nusrat is on board' }).waitFor();
  });

  it('five wrong codes lock the code until the rider makes a new one', async () => {
    const { page, ride } = await activeRide(codeLocked);
    await alert(page, 'The code is locked after five wrong tries.').waitFor();
    await shown(boxes(page)).toHaveCount(0);
    await people.rider.call(rideHttp.renewCode, { rideId: ride._id });
    await boxes(page).first().waitFor();
    await page.getByText('5 tries left').waitFor();
    await typeCode(page, await startCodeOf(people, ride));
    await status(page, 'PICKED UP').waitFor();
  });

  it('offers one next action at a time, until it is completed and the driver is free', async () => {
    const { page, ride } = await activeRide(fareSet);
    await typeCode(page, await startCodeOf(people, ride));
    await page.getByText(/Agreed by Nusrat at .* The fare is fixed now\./).waitFor();
    await page.getByRole('button', { name: 'Start the ride' }).click();
    await status(page, 'IN TRANSIT').waitFor();
    await page.getByRole('heading', { name: 'Driving to Kamalapur Station' }).waitFor();
    await shown(page.getByRole('button', { name: 'Start the ride' })).toHaveCount(0);
    await completeRide(page);
    await page.getByRole('heading', { name: /^Collect from Nusrat.*220$/ }).waitFor();
    await page.getByRole('button', { name: /^Received.*220$/ }).click();
    await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
    expect((await asItStands(ride._id)).rideStatus).toBe('COMPLETED');
  });

  it('six impatient taps on “Start the ride”, on a slow line, start it and end nothing', async () => {
    const { page, ride } = await activeRide(pickedUp);
    const start = page.getByRole('button', { name: 'Start the ride' });
    await start.waitFor();
    const { x, y, width, height } = (await start.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const tapTwice = async () => {
      for (const _tap of ['first', 'second']) await page.mouse.click(x + width / 2, y + height / 2);
    };
    const answer = await holdBack(page, /\/ride\/update-status\//);
    await tapTwice();
    answer();
    await page.getByRole('button', { name: /^Started / }).waitFor();
    await tapTwice();
    await completeButton(page).waitFor();
    await tapTwice();
    await alert(page, 'Keep holding until the bar is full.').waitFor();
    await shown(page.getByRole('dialog')).toHaveCount(0);
    expect((await asItStands(ride._id)).rideStatus).toBe('IN TRANSIT');
  });

  it('is completed by key after a question', async () => {
    const { page, ride } = await activeRide(inTransit);
    await completeButton(page).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Complete this ride?' });
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await completeButton(page).press(' ');
    await dialog.getByRole('button', { name: 'Complete the ride' }).press('Enter');
    await page.getByRole('heading', { name: /^Collect from Nusrat/ }).waitFor();
    expect((await asItStands(ride._id)).rideStatus).toBe('COMPLETED');
  });

  it('is cancelled with a reason', async () => {
    const { page, ride } = await activeRide(fareSet);
    await page.getByRole('button', { name: 'Cancel ride' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this ride?' });
    await dialog.getByRole('button', { name: 'Cancel ride' }).click();
    await alert(page, 'A reason of 3 to 300 characters is required.').waitFor();
    await focused(dialog.getByLabel('Reason'));
    await dialog.getByLabel('Reason').fill('The road is closed');
    await dialog.getByRole('button', { name: 'Cancel ride' }).click();
    await page.getByText('Ride cancelled').waitFor();
    const { history } = await asItStands(ride._id);
    expect(history.at(-1)).toMatchObject({ to: 'CANCELLED', by: 'DRIVER', reason: 'The road is closed' });
  });

  it('disappears when its rider cancels it, and the page says why', async () => {
    const { page, ride } = await activeRide(accepted);
    await page.getByRole('heading', { name: 'Pick up Nusrat' }).waitFor();
    await move(people.rider, ride, 'CANCELLED', 'My plans have changed');
    await page.getByText('The rider cancelled the ride: My plans have changed').waitFor();
    await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
  });
});
