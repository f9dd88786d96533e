import { authHttp } from '@pothik/contracts/auth';
import { userHttp } from '@pothik/contracts/user';
import { person, rounds } from '@pothik/service-kit/testing';
import { OpenStream } from './testing/gateway-client.js';
import { TwoGateways } from './testing/two-gateways.js';

const ROUNDS = rounds(1_000);
const rider = person({ role: 'RIDER' });
const superAdmin = person({ role: 'SUPER_ADMIN' });

let two: TwoGateways;
beforeAll(async () => {
  two = await TwoGateways.open([rider, superAdmin]);
});
afterAll(() => two?.close());

const streamsAtBoth = ({ gateways }: ReturnType<TwoGateways['browser']>) =>
  Promise.all(gateways.map((gateway) => OpenStream.at(gateway)));

describe(`with a stream open in each of two gateways, ${ROUNDS} rounds`, () => {
  it('a role change makes every token stale at once in both, and ends both streams of the former role, which resume refreshed', async () => {
    const browser = two.browser();
    await browser.logIn(rider);
    let streams = await streamsAtBoth(browser);
    for (let round = 0; round < ROUNDS; round += 1) {
      const role = round % 2 === 0 ? 'ADMIN' : 'RIDER';
      const change = { userId: rider.id, role, reason: 'Looks after Sylhet' } as const;
      expect((await two.platform.call(authHttp.changeRole, change, { as: superAdmin })).status).toBe(200);
      expect(await browser.outcomes(userHttp.getMe)).toEqual(Array(2).fill('401 auth/session-stale'));
      const renewing = browser.gateways[round % 2 === 0 ? 0 : 1];
      expect((await renewing.call(authHttp.refresh)).status).toBe(200);
      for (const { status, body } of await browser.answers(userHttp.getMe))
        expect([status, body.data?.role]).toEqual([200, role]);
      for (const stream of streams) expect(await stream.untilEnded()).not.toContain('event: ended');
      streams = await streamsAtBoth(browser);
    }
    for (const stream of streams) stream.close();
  });

  it('a log-out everywhere makes every token stale at once in both, and ends both streams', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = two.browser();
      await browser.logIn(rider);
      const streams = await streamsAtBoth(browser);
      const copied = browser.copy();
      const leaving = browser.gateways[round % 2 === 0 ? 0 : 1];
      expect((await leaving.call(authHttp.logoutEverywhere)).status).toBe(200);
      expect(await copied.outcomes(userHttp.getMe)).toEqual(Array(2).fill('401 auth/session-stale'));
      expect((await copied.gateways[0].call(authHttp.refresh)).status).toBe(401);
      for (const stream of streams) expect(await stream.untilEnded()).toContain('event: ended');
    }
  });
});
