/** @matters requests */
import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

it('a driver who logs out is asked first, is free for nobody, and reads at the next log-in since when and why', async () => {
  const { platform } = fixture;
  const email = 'habib.leaves@pothik.test';
  const { visitor, profile } = await newDriver(platform, 'Habib Mia', email);
  const rider = await newRider(platform, 'Shaila Akter', 'shaila.leaves@pothik.test');
  await approveAndGoOnline(await logIn(platform.url, PEOPLE.admin), visitor, profile._id, rider);
  const page = await fixture.visit('/driver/ride-request', { as: email, ...PHONE });
  await visitor.call(authHttp.logout, {});
  const { _id: rideId } = await book(rider, profile._id);
  await page.getByRole('button', { name: /^Accept/ }).waitFor();

  const logOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
  };
  await logOut();
  const question = page.getByRole('dialog', { name: 'Log out now?' });
  await question.getByText(/Riders are waiting for your answer/).waitFor();
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await question.waitFor({ state: 'detached' });
  await logOut();
  await question.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');

  await eventually(async () => {
    const { rideStatus, history } = await rider.call(rideHttp.getRide, { rideId });
    expect([rideStatus, history.at(-1)?.cause]).toEqual(['REJECTED', 'driver-left']);
  });
  const { data: free } = await rider.call(driverHttp.freeDrivers, { searchTerm: 'Habib' });
  expect(free.map(({ _id }) => _id)).not.toContain(profile._id);

  const back = await fixture.visit('/driver/ride-request', { as: email, ...PHONE });
  await back.getByText('You are offline because you logged out.').waitFor();
  await back.getByText(/^Since /).waitFor();
  const goOnline = back.getByRole('button', { name: 'Go online' });
  const box = await goOnline.boundingBox();
  expect(box && box.y + box.height).toBeGreaterThan((back.viewportSize()?.height ?? 0) * 0.75);
  await back.reload();
  await goOnline.click();
  await goOnline.waitFor({ state: 'detached' });
  await eventually(async () => {
    const { data } = await rider.call(driverHttp.freeDrivers, { searchTerm: 'Habib' });
    expect(data.map(({ _id }) => _id)).toContain(profile._id);
  });
});
