/** @matters booking */
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { book, newRider } from '../support/people.js';
import { endRides, move, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import {
  askButton,
  driverNamed,
  fillBooking,
  freeDrivers,
  getRideDialog,
  pressGetRide,
  switchAll,
} from './get-ride-actions.js';
import { alert, focused, holdBack, PHONE, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

afterEach(() => endRides(people));

/** The dialog, open on a phone. */
async function getRide(as: string = PEOPLE.rider) {
  const page = await fixture.window({ as, ...PHONE });
  await pressGetRide(page);
  return page;
}

describe('Get Ride', () => {
  it('“Riders book a ride by choosing pickup location, drop location and a free driver, then follow it on a current-ride page.”', async () => {
    const rahima = await newRider(fixture.platform, 'Rahima Khatun', 'rahima@get-ride.test');
    const page = await getRide('rahima@get-ride.test');
    await fillBooking(page, 'Abdul Karim');
    await page.getByLabel('Note to the driver (optional)').fill('At the lake gate');
    await page.getByRole('button', { name: 'Ask Abdul for a ride' }).click();
    await page.getByText('Ride Request Sent Successfully').waitFor();
    await page.waitForURL('**/rider/current-ride');
    await page.getByRole('heading', { name: 'Asking Abdul' }).waitFor();
    await status(page, 'REQUESTED').waitFor();
    const ride = (await rahima.call(rideHttp.currentRide, {})) as RideView;
    expect(ride).toMatchObject({
      pickupLocation: 'Dhanmondi 27',
      dropLocation: 'Kamalapur Station',
      note: 'At the lake gate',
    });
    await page.getByText('At the lake gate').waitFor();
    await move(people.driver, ride, 'ACCEPTED');
    await status(page, 'ACCEPTED').waitFor();
  });

  it("“fields pickupLocation, dropLocation and a driver chosen from the free drivers list, which shows 'Loading...'”", async () => {
    const page = await fixture.window({ as: PEOPLE.rider, ...PHONE });
    const answer = await holdBack(page, /\/driver\/free-drivers/);
    await pressGetRide(page);
    await page.getByLabel('Pickup location').waitFor();
    await page.getByLabel('Drop location').waitFor();
    await getRideDialog(page).getByText('Loading...', { exact: true }).waitFor();
    await shown(page.getByRole('radio')).toHaveCount(0);
    answer();
    await page.getByRole('radio', { name: /Rafiqul Islam.*Bajaj Pulsar.*4 years/ }).waitFor();
    await driverNamed(page, 'Shahidul Alam').waitFor();
    await shown(getRideDialog(page).getByText('Loading...')).toHaveCount(0);
    await shown(getRideDialog(page)).not.toHaveText(/01\d{9}|@/);
  });

  it("“Free-driver list: 'No free drivers available'.” A driver who becomes free appears by himself in the list that shows “'Loading...' or 'No free drivers available'”", async () => {
    const drivers = await freeDrivers(fixture.platform);
    const page = await getRide();
    await driverNamed(page, 'Abdul Karim').check();
    await switchAll(drivers, 'OFFLINE');
    try {
      await alert(page, 'Abdul Karim is not free any more. Please choose another.').waitFor();
      await page.getByRole('heading', { name: 'No free drivers available' }).waitFor();
      await shown(page.getByRole('radio')).toHaveCount(0);
    } finally {
      await switchAll(drivers, 'ONLINE');
    }
    await driverNamed(page, 'Abdul Karim').waitFor();
    await page.getByRole('heading', { name: 'No free drivers available' }).waitFor({ state: 'detached' });
  });

  it("“pickupLocation required ('Pickup location is required.'), dropLocation required ('Drop location is required.'), driver required ('Driver is required.')”", async () => {
    const page = await getRide();
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/ride/book') && sent.push(request.url()));
    await driverNamed(page, 'Abdul Karim').waitFor();
    await askButton(page).click();
    for (const sentence of ['Pickup location is required.', 'Drop location is required.', 'Driver is required.'])
      await alert(page, sentence).waitFor();
    await focused(page.getByLabel('Pickup location'));
    await page.getByLabel('Pickup location').fill('Farmgate');
    await alert(page, 'Pickup location is required.').waitFor({ state: 'detached' });
    await page.getByLabel('Drop location').fill('   ');
    await askButton(page).click();
    await focused(page.getByLabel('Drop location'));
    await page.getByLabel('Drop location').fill('New Market');
    await alert(page, 'Drop location is required.').waitFor({ state: 'detached' });
    await askButton(page).click();
    await focused(page.getByRole('group', { name: /Choose a free driver/ }));
    await driverNamed(page, 'Abdul Karim').check();
    await alert(page, 'Driver is required.').waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
  });

  it('the list is searched by name or vehicle, and filtered by vehicle type', async () => {
    const page = await getRide();
    const search = page.getByLabel('Search drivers');
    await driverNamed(page, 'Abdul Karim').waitFor();
    await search.pressSequentially('pulsar');
    await driverNamed(page, 'Abdul Karim').waitFor({ state: 'detached' });
    await driverNamed(page, 'Rafiqul Islam').waitFor();
    await search.press('Enter');
    await shown(page.getByRole('alert')).toHaveCount(0);
    await search.fill('rickshaw');
    await page.getByRole('heading', { name: 'No free drivers available' }).waitFor();
    await page.getByText('No free driver matches your search right now.').waitFor();
    await search.fill('');
    await page.getByRole('button', { name: 'CNG', exact: true }).click();
    await driverNamed(page, 'Abdul Karim').waitFor({ state: 'detached' });
    await driverNamed(page, 'Shahidul Alam').check();
    await page.getByRole('button', { name: 'Bike', exact: true }).click();
    await driverNamed(page, 'Rafiqul Islam').waitFor();
    await shown(driverNamed(page, 'Shahidul Alam')).toBeChecked();
  });

  it('with an open ride, the dialog opened before and the home page lead to that ride', async () => {
    const sabina = await newRider(fixture.platform, 'Sabina Yasmin', 'sabina@get-ride.test');
    const page = await getRide('sabina@get-ride.test');
    await fillBooking(page, 'Abdul Karim');
    await book(sabina, people.driverId);
    await page.waitForURL('**/rider/current-ride');
    await status(page, 'REQUESTED').waitFor();
    await pressGetRide(page);
    await page.waitForURL('**/rider/current-ride');
    await status(page, 'REQUESTED').waitFor();
    await shown(getRideDialog(page)).toHaveCount(0);
  });

  it('begins in Pickup, Back closes it, and nothing typed or chosen is lost by closing or a reload', async () => {
    const page = await getRide();
    await focused(page.getByLabel('Pickup location'));
    await fillBooking(page, 'Abdul Karim');
    const address = page.url();
    await page.goBack();
    await getRideDialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.goForward();
    await shown(getRideDialog(page)).toHaveCount(0);
    await pressGetRide(page);
    await page.reload();
    await shown(page.getByLabel('Pickup location')).toHaveValue('Dhanmondi 27');
    await shown(driverNamed(page, 'Abdul Karim')).toBeChecked();
    await page.getByRole('button', { name: 'Swap pickup and drop' }).click();
    await shown(page.getByLabel('Pickup location')).toHaveValue('Kamalapur Station');
    await page.keyboard.press('Escape');
    await getRideDialog(page).waitFor({ state: 'detached' });
    await pressGetRide(page);
    await shown(page.getByLabel('Pickup location')).toHaveValue('Kamalapur Station');
    await shown(driverNamed(page, 'Abdul Karim')).toBeChecked();
  });

  it('a ride to where it begins is refused in words; the last trip is one tap, and who just refused it is marked and last', async () => {
    const laila = await newRider(fixture.platform, 'Laila Banu', 'laila@get-ride.test');
    await move(people.driver, await book(laila, people.driverId), 'REJECTED');
    const page = await getRide('laila@get-ride.test');
    const refused = page.getByRole('radio').last();
    await refused.and(page.getByRole('radio', { name: /Abdul Karim.*Could not take your ride just now/ })).waitFor();
    await page.getByRole('button', { name: /^Kamalapur Station from Dhanmondi 27/ }).click();
    await shown(page.getByLabel('Drop location')).toHaveValue('Kamalapur Station');
    await page.getByLabel('Drop location').fill('dhanmondi 27');
    await driverNamed(page, 'Rafiqul Islam').check();
    await askButton(page).click();
    await alert(page, 'Pickup and drop-off must be different.').waitFor();
    await focused(page.getByLabel('Drop location'));
  });
});
