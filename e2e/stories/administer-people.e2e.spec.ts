import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, book, logIn, newDriver, newRider, PASSWORD } from '../support/people.js';
import type { ReachedPlatform } from '../support/reach-platform.js';
import { sharedPlatform } from '../support/shared-world/world.js';
import { Visitor } from '../support/visitor.js';

let platform: ReachedPlatform;
let superAdmin: Visitor;

beforeAll(async () => {
  platform = await sharedPlatform();
  superAdmin = await logIn(platform.url, 'super@pothik.test');
});

afterAll(() => platform?.stop());

const idOf = async (visitor: Visitor): Promise<string> => (await visitor.call(userHttp.getMe, {}))._id;
const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];

describe('a SUPER_ADMIN manages people', () => {
  it('finds a person and changes the role; the person stays signed in', async () => {
    const rahima = await newRider(platform, 'Rahima Becomes', 'becomes@story.test');
    const userId = await idOf(rahima);
    await eventually(async () => {
      const { data } = await superAdmin.call(userHttp.users, { searchTerm: 'rahima becomes', verified: 'true' });
      expect(data).toMatchObject([{ _id: userId, email: 'becomes@story.test', role: 'RIDER', verified: true }]);
    });
    expect(outcomeOf(await rahima.ask(userHttp.users, {}))).toEqual([403, 'auth/not-allowed']);
    await superAdmin.call(authHttp.changeRole, { userId, role: 'ADMIN', reason: 'Looks after Sylhet' });
    expect((await rahima.call(userHttp.getMe, {})).role).toBe('ADMIN');
    await eventually(async () => {
      const { data } = await rahima.call(notificationHttp.acts, { subjectId: userId });
      expect(data).toMatchObject([{ act: 'role-changed', reason: 'Looks after Sylhet', after: { role: 'ADMIN' } }]);
    });
    await eventually(async () => {
      const { data } = await superAdmin.call(userHttp.users, { searchTerm: 'becomes@story.test', role: 'ADMIN' });
      expect(data).toHaveLength(1);
    });
  });
});

describe('account deletion', () => {
  it('needs no open ride, removes the person everywhere at once, and allows a new registration', async () => {
    const rahima = await newRider(platform, 'Rahima Leaves', 'leaves@story.test');
    const elsewhere = await logIn(platform.url, 'leaves@story.test');
    const { visitor: driver, profile } = await newDriver(platform, 'Karim Stays', 'stays@story.test');
    await approveAndGoOnline(superAdmin, driver, profile._id, rahima);
    const { _id: rideId } = await book(rahima, profile._id);
    // A wrong password deletes nothing, so it is repeated until auth has consumed the ride's event.
    await eventually(async () => {
      const refused = await rahima.ask(authHttp.deleteMe, { password: 'Wrong#2026' });
      expect(outcomeOf(refused)).toEqual([409, 'auth/has-open-ride']);
    });
    await rahima.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED' });
    await eventually(async () => {
      const refused = await rahima.ask(authHttp.deleteMe, { password: 'Wrong#2026' });
      expect(outcomeOf(refused)).toEqual([401, 'auth/password-wrong']);
    });
    await rahima.call(authHttp.deleteMe, { password: PASSWORD });
    expect(outcomeOf(await rahima.ask(userHttp.getMe, {}))).toEqual([401, 'auth/not-signed-in']);
    expect(outcomeOf(await elsewhere.ask(userHttp.getMe, {}))).toEqual([401, 'auth/session-stale']);
    expect(outcomeOf(await elsewhere.ask(authHttp.refresh, {}))).toEqual([401, 'auth/not-signed-in']);
    const form = { email: 'leaves@story.test', password: PASSWORD };
    const refused = await new Visitor(platform.url).ask(authHttp.login, form);
    expect([refused.status, refused.body.message]).toEqual([403, 'User is deleted!']);
    await eventually(async () => {
      const { user } = await driver.call(rideHttp.getRide, { rideId });
      expect([user.name, user.image]).toEqual(['', '']);
      const { data } = await superAdmin.call(userHttp.users, { searchTerm: 'Leaves' });
      expect(data).toEqual([]);
    });
    const anew = await newRider(platform, 'Rahima Again', 'leaves@story.test');
    expect((await anew.call(userHttp.getMe, {})).role).toBe('RIDER');
  });

  it('removes a driver from the free drivers', async () => {
    const rider = await newRider(platform, 'Rider Looks', 'looks@story.test');
    const { visitor: driver, profile } = await newDriver(platform, 'Karim Leaves', 'driver-leaves@story.test');
    await approveAndGoOnline(superAdmin, driver, profile._id, rider);
    await eventually(() => driver.call(authHttp.deleteMe, { password: PASSWORD }));
    await eventually(async () => {
      const { data } = await rider.call(driverHttp.freeDrivers, {});
      expect(data.map(({ _id }) => _id)).not.toContain(profile._id);
    });
    const locations = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station', driver: profile._id };
    expect((await rider.ask(rideHttp.book, locations)).status).toBeGreaterThanOrEqual(404);
  });
});
