import { act, screen } from '@testing-library/react';
import { answering, newRider, open, refusal, success } from '../../../testing/fixture';
import { ESTIMATE, RIDE_ID, sampleRide } from '../../../testing/sample-ride';
import { Component as CurrentRidePage } from '../current-ride-page';

const PICKUP = { lat: 23.7555, lng: 90.3742 };
const DROP = { lat: 23.732, lng: 90.4262 };
const HERE = { lat: 23.762, lng: 90.3742 };
const POSITION = `GET /driver/position/${RIDE_ID}`;
const WAY = { ...ESTIMATE, metres: { low: 1_200, high: 1_500 }, minutes: { low: 4, high: 7 } };
const ESTIMATES = () => success({ city: { _id: 'dhaka', name: 'Dhaka', nameBn: 'ঢাকা' }, estimates: [WAY] });

beforeEach(() => {
  newRider();
  // The map is out of view.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => jest.useRealTimers());

const at = (agoMs: number) => new Date(Date.now() - agoMs).toISOString();
const showing = (status: Parameters<typeof sampleRide>[0], answers: Record<string, () => Response>, points = {}) => {
  const ride = sampleRide(status, { pickupPoint: PICKUP, dropPoint: DROP, ...points });
  const sent = answering({
    'GET /ride/current-ride': () => success(ride),
    'GET /ride/estimates': ESTIMATES,
    ...answers,
  });
  open(<CurrentRidePage />);
  return sent;
};
const where = () => screen.findByRole('status', { name: 'Where your driver is' });

describe('where the driver is', () => {
  it.each([
    ['ACCEPTED', '1.2–1.5 km to you'],
    ['IN TRANSIT', '1.2–1.5 km · 4–7 min to go'],
  ] as const)('is said by how far, to the drop also how long, as ranges: %s', async (status, sentence) => {
    showing(status, { [POSITION]: () => success({ point: HERE, at: at(2_000) }) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Last seen/)).toBeNull();
  });

  it('is in the heading, by the minutes to the pickup', async () => {
    showing('ACCEPTED', { [POSITION]: () => success({ point: HERE, at: at(2_000) }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rafiqul is 4–7 min away' })).toBeVisible();
  });

  it('is in the heading without minutes for who is far away, and below it how far', async () => {
    const far = { ...WAY, metres: { low: 9_000, high: 21_000 }, minutes: { low: 45, high: 333 } };
    const estimates = () => success({ city: { _id: 'dhaka', name: 'Dhaka', nameBn: 'ঢাকা' }, estimates: [far] });
    showing('ACCEPTED', {
      [POSITION]: () => success({ point: HERE, at: at(2_000) }),
      'GET /ride/estimates': estimates,
    });
    expect(await screen.findByText('9–21 km to you')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Rafiqul is on the way' })).toBeVisible();
  });

  it('is said by since when he waits, once he has arrived', async () => {
    showing(
      'ACCEPTED',
      { [POSITION]: () => success({ point: HERE, at: at(2_000) }) },
      { arrivedAt: '2026-11-02T04:42:00.000Z' },
    );
    expect(await where()).toHaveTextContent(/^Waiting for you since \d+:42/);
    expect(screen.getByRole('heading', { level: 1, name: 'Rafiqul has arrived' })).toBeVisible();
  });

  it('is said by its age when it is older than a minute', async () => {
    showing('ACCEPTED', { [POSITION]: () => success({ point: HERE, at: at(120_000) }) });
    expect(await screen.findByText(/Last seen/)).toHaveTextContent('2 minutes ago');
    expect(screen.getByRole('heading', { level: 1, name: 'Rafiqul is on the way' })).toBeVisible();
    expect(await where()).toBeEmptyDOMElement();
  });

  it('is said to be unknown while the driver tells no position', async () => {
    showing('ACCEPTED', { [POSITION]: () => success(null) });
    expect(await screen.findByText(/^Where Rafiqul is cannot be seen just now/)).toBeVisible();
  });

  it('is asked again every five seconds, and a failed answer leaves the last one', async () => {
    let answers = 0;
    const position = () =>
      answers++ === 0
        ? success({ point: HERE, at: at(1_000) })
        : refusal(503, 'platform/unavailable', 'Please try again.');
    jest.useFakeTimers({ advanceTimers: true });
    showing('ACCEPTED', { [POSITION]: position });
    await screen.findByText(/km to you/);
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(answers).toBe(2);
    expect(screen.getByText(/km to you/)).toBeVisible();
  });

  it.each([
    ['before the driver accepted', 'REQUESTED', {}],
    ['for a ride that was written as text alone', 'ACCEPTED', { pickupPoint: undefined, dropPoint: undefined }],
  ] as const)('is not asked %s', async (_when, status, points) => {
    const sent = showing(status, {}, points);
    expect(await screen.findByRole('article')).toHaveTextContent('Rafiqul');
    expect(sent.map(({ call }) => call)).not.toContain(POSITION);
  });
});
