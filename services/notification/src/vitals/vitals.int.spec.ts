import { notificationHttp, VITAL_BOUNDS } from '@pothik/contracts/notification';
import { Metrics } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { startNotification } from '../testing/person-events.js';
import { VITAL_METRICS } from './vitals.metrics.js';

let platform: TestPlatform;
let observe: jest.SpyInstance;
beforeAll(async () => {
  platform = await startNotification();
  observe = jest.spyOn(platform.service('notification').app.get(Metrics, { strict: false }), 'observe');
});
afterAll(() => platform.close());
beforeEach(() => observe.mockClear());

const report = (told: object) => platform.call(notificationHttp.reportVitals, told as never);
/** Of the vitals alone: the request itself is timed too. */
const counted = () => observe.mock.calls.filter(([{ name }]) => name.startsWith('pothik_page_'));

describe('what a page tells of its speed', () => {
  it('is counted by page and screen: seconds, and shift without a unit', async () => {
    const { status, body } = await report({
      page: '/rider/rides/:rideId',
      screen: 'phone',
      lcp: 2_500,
      inp: 50,
      cls: 0.1,
    });
    expect([status, body.message, body.data]).toEqual([200, 'Vitals counted', null]);
    const labels = { page: '/rider/rides/:rideId', screen: 'phone' };
    expect(counted()).toEqual([
      [VITAL_METRICS.lcp, labels, 2.5],
      [VITAL_METRICS.inp, labels, 0.05],
      [VITAL_METRICS.cls, labels, 0.1],
    ]);
  });

  it('may lack what the browser does not know', async () => {
    expect((await report({ page: '/', screen: 'desktop', cls: 0.01 })).status).toBe(200);
    expect(counted()).toEqual([[VITAL_METRICS.cls, { page: '/', screen: 'desktop' }, 0.01]]);
  });

  it.each(['lcp', 'inp', 'cls'] as const)('falls into a bucket of its own for each bound of %s', async (vital) => {
    for (const bound of VITAL_BOUNDS[vital]) await report({ page: '/', screen: 'phone', [vital]: bound });
    expect(counted().map(([, , value]) => value)).toEqual(VITAL_METRICS[vital].buckets);
  });

  it.each([
    ['no page', { page: undefined }],
    ['a page that is not measured', { page: '/about' }],
    ['an address with an id', { page: '/rider/rides/64f000000000000000000001' }],
    ['another screen', { screen: 'tablet' }],
    ['no screen', { screen: undefined }],
    ['a value between two bounds', { lcp: 2_501 }],
    ['a value above the last bound', { lcp: 60_000 }],
    ['a value below zero', { inp: -1 }],
    ['a value as text', { cls: '0.1' }],
    ['an operator for a value', { lcp: { $gt: 0 } }],
    ['a field of its own', { person: '64f000000000000000000001' }],
  ])('with %s is refused, and nothing of it counts', async (_what, wrong) => {
    const { status, body } = await report({ page: '/', screen: 'phone', lcp: 500, ...wrong });
    expect([status, body.code]).toEqual([400, 'request/invalid']);
    expect(counted()).toEqual([]);
  });
});
