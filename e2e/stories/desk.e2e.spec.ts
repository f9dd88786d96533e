import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { accountNumber, RIGHT } from '@pothik/contracts/platform';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider, PASSWORD } from '../support/people.js';
import type { ReachedPlatform } from '../support/reach-platform.js';
import { sharedPlatform } from '../support/shared-world/world.js';
import { Visitor } from '../support/visitor.js';

const PLACES = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station' };
/** Numbers of callers whom no other story knows. */
const [GUEST, WITH_EMAIL] = ['01964000001', '01964000002'];

let platform: ReachedPlatform;
let superAdmin: Visitor;
let desk: Visitor;
let deskId: string;
let driver: Awaited<ReturnType<typeof newDriver>>;
beforeAll(async () => {
  platform = await sharedPlatform();
  superAdmin = await logIn(platform.url, 'super@pothik.test');
  desk = await newRider(platform, 'Shirin Akter', 'shirin@desk.test');
  deskId = (await desk.call(userHttp.getMe, {}))._id;
  await superAdmin.call(authHttp.changeRole, { userId: deskId, role: 'ADMIN', reason: 'Answers the phone' });
  driver = await newDriver(platform, 'Rafiqul Islam', 'rafiqul@desk.test');
  const rider = await newRider(platform, 'Looks On', 'looks-on@desk.test');
  await approveAndGoOnline(superAdmin, driver.visitor, driver.profile._id, rider);
});
afterAll(() => platform?.stop());

/** The newest SMS to a number that has this in it. */
const texted = (phone: string, part: RegExp): Promise<string> =>
  eventually(async () => {
    const address = new URL(`/dev/sms.json?to=${encodeURIComponent(accountNumber(phone))}`, platform.url);
    const messages = (await (await fetch(address)).json()) as { text: string }[];
    const found = messages.find(({ text }) => part.test(text));
    if (found === undefined) throw new Error(`no such SMS to ${phone}: ${JSON.stringify(messages)}`);
    return found.text;
  });
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

const bookFor = (phone: string): Promise<RideView> =>
  eventually(() =>
    desk.call(rideHttp.bookForCaller, { ...PLACES, phone, name: 'Abdul Karim', driver: driver.profile._id }),
  );

/** The driver takes the ride, asks a fare, and picks up by the code that the caller was told. */
async function driven(phone: string, ride: RideView): Promise<void> {
  const { visitor } = driver;
  const rideId = ride._id;
  const accepted = await visitor.call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' });
  expect(accepted.isByPhone).toBe(true);
  await eventually(async () => {
    expect((await visitor.call(rideHttp.getRide, { rideId })).user).toMatchObject({ name: 'Abdul Karim', phone });
  });
  await visitor.call(rideHttp.setFare, { rideId, fare: 220 });
  const text = await texted(phone, /ভাড়া 220/);
  for (const part of ['Rafiqul', '220', 'টাকা']) expect(text).toContain(part);
  expect(await desk.call(rideHttp.readCodeForCaller, { rideId })).toEqual({ startCode: codeIn(text) });
  await visitor.call(rideHttp.verifyCode, { rideId, otp: codeIn(text) });
  await visitor.call(rideHttp.updateStatus, { rideId, rideStatus: 'IN TRANSIT' });
  await visitor.call(rideHttp.updateStatus, { rideId, rideStatus: 'COMPLETED' });
}

describe('the desk books for who calls', () => {
  it('needs the right, which a SUPER_ADMIN gives', async () => {
    expect(await desk.ask(rideHttp.deskRides, {})).toMatchObject({ status: 403, body: { code: 'auth/not-allowed' } });
    await superAdmin.call(authHttp.changeRights, { userId: deskId, rights: [RIGHT.DESK], reason: 'Answers the phone' });
    expect((await desk.call(userHttp.getMe, {})).rights).toEqual([RIGHT.DESK]);
    await eventually(async () => {
      expect((await superAdmin.call(userHttp.user, { id: deskId })).rights).toEqual([RIGHT.DESK]);
    });
    expect((await desk.call(driverHttp.freeDrivers, {})).data.map(({ _id }) => _id)).toContain(driver.profile._id);
  });

  it('from the call of somebody without an account to a completed ride', async () => {
    expect(await desk.call(rideHttp.findDeskCaller, { phone: GUEST })).toEqual({
      name: '',
      pickups: [],
      openRide: null,
    });
    const ride = await bookFor(GUEST);
    expect((await desk.call(rideHttp.deskRides, {})).map(({ _id }) => _id)).toContain(ride._id);
    expect(await desk.call(rideHttp.findDeskCaller, { phone: GUEST })).toMatchObject({
      name: 'Abdul Karim',
      pickups: [{ name: PLACES.pickupLocation }],
      openRide: { _id: ride._id },
    });
    await driven(GUEST, ride);
    await eventually(async () => {
      const { data } = await desk.call(notificationHttp.acts, { subjectId: ride._id });
      expect(data.map(({ act }) => act).sort()).toEqual(['code-looked-at', 'ride-booked']);
    });
  });

  it('the account made later by the number has the ride', async () => {
    const visitor = new Visitor(platform.url);
    await visitor.call(authHttp.sendPhoneCode, { phone: GUEST });
    const otp = codeIn(await texted(GUEST, /Pothik code|পথিক কোড/));
    await visitor.call(authHttp.logInByPhone, { phone: GUEST, otp });
    const { data } = await visitor.call(rideHttp.rides, {});
    expect(data).toMatchObject([{ rideStatus: 'COMPLETED', fare: 220, isByPhone: true }]);
    await eventually(async () => {
      expect(await visitor.call(userHttp.getMe, {})).toMatchObject({
        name: 'Abdul Karim',
        phone: GUEST,
        isPhoneProven: true,
      });
    });
  });

  it('an account with an e-mail that proves the number has the ride', async () => {
    const rider = await newRider(platform, 'Karim by E-mail', 'karim@desk.test');
    await driven(WITH_EMAIL, await bookFor(WITH_EMAIL));
    expect((await rider.call(rideHttp.rides, {})).data).toEqual([]);
    await rider.call(authHttp.sendOwnPhoneCode, { phone: WITH_EMAIL });
    const otp = codeIn(await texted(WITH_EMAIL, /confirm your number|নম্বর যাচাই/));
    await rider.call(authHttp.proveOwnPhone, { phone: WITH_EMAIL, otp, password: PASSWORD });
    expect((await rider.call(rideHttp.rides, {})).data).toMatchObject([{ rideStatus: 'COMPLETED', fare: 220 }]);
  });

  it('tells a person with a device that a ride was booked for them', async () => {
    const rider = await logIn(platform.url, 'karim@desk.test');
    const ride = await bookFor(WITH_EMAIL);
    await eventually(async () => {
      const { entries } = await rider.call(notificationHttp.feed, {});
      expect(entries.map(({ words }) => words?.en)).toContain('A ride was booked by phone for you');
    });
    expect(await rider.call(rideHttp.currentRide, {})).toMatchObject({ _id: ride._id });
    await desk.call(rideHttp.cancelForCaller, { rideId: ride._id, reason: 'The caller changed plans' });
    expect(await texted(WITH_EMAIL, /cancelled|বাতিল/)).toContain('P-');
  });

  it('not any more once the right is taken', async () => {
    await superAdmin.call(authHttp.changeRights, { userId: deskId, rights: [], reason: 'Left the desk' });
    const refused = { status: 403, body: { code: 'auth/not-allowed' } };
    expect(await desk.ask(rideHttp.deskRides, {})).toMatchObject(refused);
    const input = { ...PLACES, phone: GUEST, name: 'Abdul Karim', driver: driver.profile._id };
    expect(await desk.ask(rideHttp.bookForCaller, input)).toMatchObject(refused);
  });
});
