import { createHmac } from 'node:crypto';
import { driverHttp, type VehicleType } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { COOKIE } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { book, logIn } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { Visitor } from '../support/visitor.js';

/** The ancestor's page polled every 3 s; its limit was 100 calls in 15 minutes. */
const POLLS_OF_15_MINUTES = (15 * 60) / 3;
const POLLS_AT_ONCE = 10;

let platform: RunningPlatform;
let rider: Visitor;
let administrator: Visitor;

// Every limit is on: these tests stay within what ordinary people do.
beforeAll(async () => {
  platform = await startPlatform({ demonstration: true });
  rider = await logIn(platform.url, 'rider@pothik.test');
  administrator = await logIn(platform.url, 'admin@pothik.test');
});

afterAll(() => platform?.stop());

/** The demonstration has one driver on duty of each vehicle type. */
const driverIdOf = async (vehicleType: VehicleType): Promise<string> =>
  (await rider.call(driverHttp.freeDrivers, { vehicleType })).data[0]?._id ?? '';

describe('the gateway', () => {
  it('as many calls as 15 minutes of polling every 3 s, sent in a burst, meet no limit', async () => {
    const [passenger, poller] = await Promise.all([
      logIn(platform.url, 'rider3@pothik.test'),
      logIn(platform.url, 'driver3@pothik.test'),
    ]);
    const ride = await book(passenger, await driverIdOf('CNG'));
    const seen = new Set<number>();
    for (let polls = 0; polls < POLLS_OF_15_MINUTES; polls += POLLS_AT_ONCE) {
      const calls = Array.from({ length: POLLS_AT_ONCE }, () => poller.ask(rideHttp.getRide, { rideId: ride._id }));
      for (const { status } of await Promise.all(calls)) seen.add(status);
    }
    expect([...seen]).toEqual([200]);
  });

  it('a session token signed with a guessable secret is refused', async () => {
    const { _id: sub } = await administrator.call(userHttp.getMe, {});
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const later = Math.floor(Date.now() / 1000) + 900;
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, role: 'SUPER_ADMIN', exp: later })}`;
    for (const token of [
      `${signed}.${createHmac('sha256', 'Your secret').update(signed).digest('base64url')}`,
      `${part({ alg: 'none' })}.${signed.split('.')[1]}.`,
    ]) {
      const headers = { cookie: `${COOKIE.access}=${token}` };
      const answer = await new Visitor(platform.url).send('GET', '/api/v1/user/get-me', { headers });
      expect(answer.status).toBe(401);
    }
  });

  it('a searchTerm is not a regular expression', async () => {
    const ride = await book(rider, await driverIdOf('CAR'));
    const found = async (searchTerm: string) => (await rider.call(rideHttp.rides, { searchTerm })).data;
    expect((await found('dhanMONDI')).map(({ _id }) => _id)).toContain(ride._id);
    for (const term of ['.*', 'Dhanmondi|x', '^Dhan', '(', '[a-z', '(a+)+$', '\\'])
      expect(await found(term)).toEqual([]);
    for (const term of ['.*', '(', '(a+)+$']) {
      expect((await rider.call(driverHttp.freeDrivers, { searchTerm: term })).data).toEqual([]);
      expect((await administrator.call(driverHttp.drivers, { searchTerm: term })).data).toEqual([]);
    }
  });

  it('limit has an upper bound', async () => {
    for (const list of [
      rideHttp.rides,
      driverHttp.drivers,
      driverHttp.vehicles,
      rideHttp.incidents,
      notificationHttp.acts,
    ]) {
      expect((await administrator.ask(list, { limit: 100 })).status).toBe(200);
      for (const limit of [101, 1_000_000]) expect((await administrator.ask(list, { limit })).status).toBe(400);
    }
    expect((await rider.send('GET', '/api/v1/driver/free-drivers?limit=1000')).status).toBe(400);
  });
});
