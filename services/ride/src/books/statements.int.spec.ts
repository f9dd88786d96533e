import { text } from 'node:stream/consumers';
import { dhakaDay } from '@pothik/contracts/platform';
import { rideHttp, type StatementView } from '@pothik/contracts/ride';
import { ServedService } from '@pothik/service-kit/testing';
import { FARE, PaidRides } from '../testing/paid-rides.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import type { FixtureDriver } from '../testing/ride-fixture.js';

const HOUR = 3_600_000;
let rides: PaidRides;
let served: ServedService;
beforeAll(async () => {
  rides = await PaidRides.open();
  await rides.fixture.stopSweeps();
  served = await ServedService.open(rides.fixture.platform, rides.fixture.platform.service('ride'));
});
afterAll(async () => {
  await served.close();
  await rides.fixture.close();
});

const statement = async ({ person }: FixtureDriver, period: { from?: string; to?: string } = {}) =>
  dataOf<StatementView>(await rides.fixture.call(rideHttp.statement, period, { as: person }));

describe('a statement', () => {
  it('totals closed days alone, with a digest that was published and never changes', async () => {
    const about = await rides.completed();
    const { driver } = about;
    const day = dhakaDay(rides.fixture.platform.clock.now());
    dataOf(await rides.received(about));
    dataOf(await rides.confirm(about, about.rider.person));
    dataOf(await rides.tip(about, 20));
    await rides.fixture.platform.settled();
    const running = await statement(driver, { from: day, to: day });
    expect(running).toMatchObject({ totals: { rides: 0, fares: 0 }, days: [{ closedAt: null, digest: null }] });
    expect(running.days[0]?.sums).toEqual({
      rides: 1,
      fares: FARE,
      cash: FARE + 20,
      wallet: 0,
      tips: 20,
      writtenOff: 0,
      open: 0,
    });
    rides.fixture.platform.clock.advance(30 * HOUR);
    await rides.closeBooks();
    const closed = await statement(driver, { from: day, to: day });
    expect(closed).toMatchObject({ totals: { rides: 1, fares: FARE, tips: 20 } });
    expect(closed.days[0]?.lines?.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fare', FARE],
      ['paid', FARE],
      ['tip', 20],
    ]);
    expect(await rides.digests(driver)).toEqual([closed.days[0]?.digest]);
    // Nothing comes into it any more: it comes late into a day that is open.
    await rides.closeBooks();
    expect((await statement(driver, { from: day, to: day })).days).toEqual(closed.days);
  });

  it('is one’s own, of a period that is one', async () => {
    const [one, other] = [await rides.completed(), await rides.completed()];
    expect((await statement(one.driver)).days).toHaveLength(1);
    const [line] = (await statement(other.driver)).days;
    expect(line).not.toHaveProperty('lines');
    const ask = rides.fixture.call(rideHttp.statement, {}, { as: one.rider.person });
    expect(outcomeOf(await ask)).toBe('403 auth/not-allowed');
    const reversed = { from: '2026-11-02', to: '2026-11-01' };
    expect(outcomeOf(await rides.fixture.call(rideHttp.statement, reversed, { as: one.driver.person }))).toBe(
      '400 request/invalid',
    );
  });

  it('is a CSV file, a transfer a row', async () => {
    const { driver } = await rides.completed();
    await rides.fixture.platform.settled();
    const answer = await served.get(rideHttp.statementFile, { as: driver.person, input: { language: 'bn' } });
    const [head, ...rows] = (await text(answer)).replace('\ufeff', '').trim().split('\r\n');
    expect(head).toMatch(/^দিন,/);
    expect(rows).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d,,.*,ভাড়া,220,,P-/)]);
  });
});
