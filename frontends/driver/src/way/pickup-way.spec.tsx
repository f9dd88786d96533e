import { queryClient } from '@pothik/api-client';
import { act, screen } from '@testing-library/react';
import { positionKey } from '../position/use-position-telling';
import { answering, openAs, page, refusing } from '../testing/fixture';
import { driverWith, ESTIMATE, person, rideWith } from '../testing/samples';
import { PickupWay } from './pickup-way';

const PICKUP = { lat: 23.7555, lng: 90.3742 };
const NORTH = { ...PICKUP, lat: PICKUP.lat + 600 / 111_195 };
const EAST = { ...PICKUP, lng: PICKUP.lng + 300 / 101_780 };
const CONSENT = { positionConsentAt: '2026-11-02T06:00:00.000Z' };

beforeEach(() => {
  // The map is out of view.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

function open(way: unknown, driver = driverWith(CONSENT), estimate: typeof ESTIMATE | null = ESTIMATE) {
  answering({ 'GET /driver/drivers': page([driver]), 'GET /place/way': way });
  const ride = rideWith({ rideStatus: 'REQUESTED', pickupPoint: PICKUP, ...(estimate ? { estimate } : {}) });
  openAs(person('DRIVER'), [{ path: '/driver', element: <PickupWay ride={ride} pickup={PICKUP} /> }], '/driver');
}
const told = (point: { lat: number; lng: number }) =>
  act(() => void queryClient.setQueryData(positionKey(driverWith()._id), { point }));
const figures = async () => (await screen.findByText(/to the pickup$/)).closest('p');

describe('how far the pickup of a request is', () => {
  it('is said in minutes and metres along the roads', async () => {
    open({ line: [NORTH, { ...NORTH, lng: EAST.lng }, EAST, PICKUP] });
    await told(NORTH);
    expect(await figures()).toHaveTextContent('4–6 min · 1.2 km to the pickup');
  });

  it('has no minutes without an estimate', async () => {
    open({ line: [NORTH, PICKUP] }, driverWith(CONSENT), null);
    await told(NORTH);
    expect(await figures()).toHaveTextContent(/^600 m to the pickup$/);
  });

  it.each([
    ['no roads are known', { line: null }],
    ['nobody answers', refusing(503, 'platform/unavailable', 'Please try again.')],
  ])('is a straight line, which says so, where %s', async (_why, answer) => {
    open(answer);
    await told(NORTH);
    const said = await screen.findByText('in a straight line to the pickup', {}, { timeout: 5_000 });
    expect(said.closest('p')).toHaveTextContent(/^600 m in a straight line to the pickup$/);
  });

  it('is known once the location is shared', async () => {
    open({ line: null }, driverWith());
    expect(await screen.findByText('Share your location to see how far the pickup is.')).toBeVisible();
  });
});
