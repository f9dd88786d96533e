import { type RideView, rideHttp, rideNumber } from '@pothik/contracts/ride';
import { logIn } from '../support/people.js';
import { move, type People, peopleOf, pickedUp } from '../support/rides-in-states.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({
  own: 'rides are checked, and everybody’s are counted',
  environment: { RIDE_SHORTEST_SECONDS: '60' },
});

/** A ride of some moments. */
async function ridden(people: People): Promise<RideView> {
  const ride = await pickedUp(people);
  await move(people.driver, ride, 'IN TRANSIT');
  return move(people.driver, ride, 'COMPLETED');
}

describe('rides that are quicker than real ones', () => {
  it('are marked for their people, left out for administrators, and decided one by one or together', async () => {
    const people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
    const rides: RideView[] = [];
    for (let ride = 0; ride < 3; ride += 1) rides.push(await ridden(people));
    const [first, second, third] = rides as [RideView, RideView, RideView];

    const receipt = await fixture.visit(`/rider/rides/${first._id}`, { as: PEOPLE.rider, ...PHONE });
    await receipt.getByText('Under review', { exact: true }).waitFor();
    await receipt.getByText('Quicker than a real ride').waitFor();
    const own = await fixture.visit(`/driver/rides/${first._id}`, { as: PEOPLE.driver, ...PHONE });
    await own.getByText('Quicker than a real ride').waitFor();

    const page = await fixture.visit('/admin/rides?status=COMPLETED', { as: PEOPLE.admin });
    await page.getByText('3 rides under review or not counted are left out.').waitFor();
    await page.getByRole('link', { name: /^Under review/ }).click();
    await page.getByRole('link', { name: `Open ride ${rideNumber(first._id)}` }).click();
    await page.getByRole('button', { name: 'Confirm the ride' }).click();
    await page.getByRole('heading', { name: 'Confirmed' }).waitFor();
    await receipt.getByText('Under review', { exact: true }).waitFor({ state: 'detached' });

    await page.goto('/admin/rides?status=REVIEW');
    await page.getByRole('checkbox', { name: `Choose ride ${rideNumber(second._id)}` }).check();
    await page.getByRole('checkbox', { name: `Choose ride ${rideNumber(third._id)}` }).check();
    await page.getByText('2 chosen').waitFor();
    await page.getByRole('button', { name: 'Leave out', exact: true }).click();
    await page.getByRole('button', { name: 'Leave out for good' }).click();
    await page.getByText('No rides are under review.').waitFor();

    await page.goto('/admin/rides?status=COMPLETED');
    await page.getByText('2 rides under review or not counted are left out.').waitFor();
    const { meta } = await (await logIn(fixture.platform.url, PEOPLE.driver)).call(rideHttp.rides, {
      rideStatus: 'COMPLETED',
    });
    expect(meta).toMatchObject({ totalFare: rides.reduce((sum, { fare }) => sum + (fare ?? 0), 0) });
  });
});
