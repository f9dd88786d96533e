import { queryClient } from '@pothik/api-client';
import { DRIVER_PRESS, type RideView } from '@pothik/contracts/ride';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as RequestsPage } from '../features/requests/requests-page';
import { positionKey } from '../position/use-position-telling';
import { answering, giving, openAs, page } from '../testing/fixture';
import { driverWith, person, rideWith } from '../testing/samples';

const DROP = { lat: 23.732, lng: 90.4263 };
const ride = (rideStatus: RideView['rideStatus']) => rideWith({ rideStatus, fare: 320, dropPoint: DROP });
const MOVE = `POST /ride/update-status/${ride('PICKED UP')._id}`;

/** The page with a ride that each answered step moves on. */
async function open(status: RideView['rideStatus'], answered: Promise<void> = Promise.resolve()) {
  let engaged: RideView | null = ride(status);
  const sent = answering({
    'GET /driver/drivers': page([driverWith()]),
    'GET /ride/current-ride': giving(() => engaged),
    'GET /ride/rides': page([]),
    'GET /driver/earnings': { from: '', to: '', totals: { rides: 7, earnings: 1840, onlineMs: 19_230_000 }, byDay: [] },
    [`GET /ride/${ride(status)._id}`]: ride('COMPLETED'),
    [MOVE]: ({ rideStatus }: { rideStatus: RideView['rideStatus'] }) => {
      engaged = rideStatus === 'COMPLETED' ? null : ride(rideStatus);
      return { body: { success: true, message: '', data: ride(rideStatus) } };
    },
  });
  const answer = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    if (String(call[0]).includes('/ride/update-status')) await answered;
    return answer(...call);
  };
  openAs(person('DRIVER'), [{ path: '/driver/ride-request', Component: RequestsPage }], '/driver/ride-request');
  const moves = () => sent.filter(({ call }) => call === MOVE).map(({ body }) => (body as RideView).rideStatus);
  return { moves };
}
const hold = () => screen.findByRole('button', { name: /^Hold to complete/ });
const told = (point: { lat: number; lng: number }) =>
  act(() => void queryClient.setQueryData(positionKey(driverWith()._id), { point }));

/** Held for as long as it needs, by a clock of the test's own. */
async function holdToTheEnd() {
  const button = await hold();
  jest.useFakeTimers();
  fireEvent.pointerDown(button, { button: 0 });
  expect(screen.getByRole('button', { name: /^Keep holding/ })).toBe(button);
  act(() => jest.advanceTimersByTime(DRIVER_PRESS.holdMs - 1));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  fireEvent.pointerUp(button);
}

beforeEach(() => localStorage.clear());

describe('impatient presses', () => {
  it('of Start the ride start it once, and complete nothing', async () => {
    let answer = () => {};
    const { moves } = await open('PICKED UP', new Promise((resolve) => (answer = resolve)));
    const button = await screen.findByRole('button', { name: 'Start the ride' });
    for (let press = 0; press < 3; press++) await userEvent.click(button);
    answer();
    const started = await screen.findByRole('button', { name: /^Started / });
    expect(started).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 3; press++) await userEvent.click(started);
    expect(moves()).toEqual(['IN TRANSIT']);
    const complete = await screen.findByRole('button', { name: /^Hold to complete/ }, { timeout: 10_000 });
    for (let press = 0; press < 6; press++) await userEvent.click(complete);
    expect(screen.getByRole('alert')).toHaveTextContent('Keep holding until the bar is full.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(moves()).toEqual(['IN TRANSIT']);
  });

  it('of a page just opened are none: its next act is alive', async () => {
    await open('PICKED UP');
    expect(await screen.findByRole('button', { name: 'Start the ride' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('completing a ride', () => {
  it('takes a held press', async () => {
    const { moves } = await open('IN TRANSIT');
    await holdToTheEnd();
    expect(await screen.findByRole('heading', { name: /^Collect from Nusrat/ })).toBeVisible();
    expect(moves()).toEqual(['COMPLETED']);
  });

  it('whose answer is lost says that the page will show whether it was done', async () => {
    const lost = Promise.reject(new TypeError('Failed to fetch'));
    lost.catch(() => undefined);
    await open('IN TRANSIT', lost);
    await holdToTheEnd();
    expect(await screen.findByText(/^No answer came\./)).toBeVisible();
    expect(await hold()).toBeEnabled();
  });

  it.each(['{Enter}', ' '])('by key (%s) asks, and does nothing when it is kept', async (key) => {
    const { moves } = await open('IN TRANSIT');
    (await hold()).focus();
    await userEvent.keyboard(key);
    const dialog = await screen.findByRole('dialog', { name: 'Complete this ride?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(moves()).toEqual([]);
  });

  it('without holding offers the question above the button, not under the thumb', async () => {
    await open('IN TRANSIT');
    const button = await hold();
    await userEvent.click(button);
    const offer = screen.getByRole('button', { name: 'Complete without holding' });
    expect(offer.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(offer);
    expect(await screen.findByRole('dialog')).toHaveClass('ui-dialog-middle');
  });

  it('far from the drop-off asks, and Keep driving is the answer to be expected', async () => {
    const { moves } = await open('IN TRANSIT');
    await hold();
    told({ lat: 23.751, lng: 90.4263 });
    await holdToTheEnd();
    const dialog = await screen.findByRole('dialog', { name: 'The drop-off is 2.1 km away' });
    expect(within(dialog).getByRole('button', { name: 'Keep driving' })).toHaveClass('ui-primary');
    expect(moves()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nusrat gets off here' }));
    expect(await screen.findByRole('heading', { name: /^Collect from Nusrat/ })).toBeVisible();
    expect(moves()).toEqual(['COMPLETED']);
  });

  it('at the drop-off asks nothing', async () => {
    const { moves } = await open('IN TRANSIT');
    await hold();
    told({ lat: 23.733, lng: 90.4263 });
    await holdToTheEnd();
    expect(await screen.findByRole('heading', { name: /^Collect from Nusrat/ })).toBeVisible();
    expect(moves()).toEqual(['COMPLETED']);
  });
});
