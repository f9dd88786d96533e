import { invalidate, QUERY, setLanguage } from '@pothik/api-client';
import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, noAnswer, open, refusal, success } from '../../testing/fixture';
import { ESTIMATE, RIDE_ID, sampleRide, WRITTEN } from '../../testing/sample-ride';
import { Component as ReceiptPage } from './receipt-page';

beforeEach(newRider);

const show = (answer: () => Response, rideId = RIDE_ID) => {
  const requests = answering({ [`GET /ride/${RIDE_ID}`]: answer });
  return { requests, ...open(<ReceiptPage />, `/rider/rides/${rideId}`, '/rider/rides/:rideId') };
};
const showRide = (ride: RideView) => show(() => success(ride));
const detail = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('a receipt', () => {
  it('shows fare, route, people, and that the driver was paid directly', async () => {
    showRide(sampleRide('COMPLETED'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    expect(screen.getByText('৳ 320')).toBeVisible();
    expect(screen.getByText('Dhanmondi 27')).toBeVisible();
    expect(screen.getByText('Kamalapur')).toBeVisible();
    expect([detail('Rider'), detail('Driver'), detail('Vehicle'), detail('Paid')]).toEqual([
      'Nusrat Jahan',
      'Rafiqul Islam',
      'Toyota Axio · Car',
      'Directly to Rafiqul',
    ]);
    expect(screen.getByText(`Ride ${rideNumber(RIDE_ID)}`)).toBeVisible();
  });

  it('shows the estimate beside the fare paid, and why they differ', async () => {
    showRide(sampleRide('COMPLETED', { estimate: ESTIMATE, fareReason: 'The flyover is closed' }));
    expect(await screen.findByText('৳ 320')).toBeVisible();
    expect(detail('Usual fare')).toMatch(/^৳.200–260/);
    expect(detail('The driver’s reason')).toBe('The flyover is closed');
  });

  it('shows how long the driver waited at the pickup', async () => {
    const ride = sampleRide('COMPLETED');
    const pickedUp = ride.history.find(({ to }) => to === 'PICKED UP');
    const arrivedAt = new Date(Date.parse(pickedUp?.at ?? '') - 7 * 60_000).toISOString();
    showRide({ ...ride, arrivedAt });
    await screen.findByText('Dhanmondi 27');
    expect(detail('The driver waited')).toBe('7 minutes');
  });

  it('of a ride between places written as text says that there was no estimate', async () => {
    showRide(sampleRide('COMPLETED'));
    expect(await screen.findByText('No estimate: the places were written as text.')).toBeVisible();
  });

  it.each(Object.entries(WRITTEN))('repeats what the rider wrote: %s', async (_part, written) => {
    showRide(sampleRide('COMPLETED'));
    expect(await screen.findByText(written)).toBeVisible();
  });

  it('has no line for an empty note', async () => {
    showRide(sampleRide('COMPLETED', { note: '' }));
    expect(await screen.findByText(WRITTEN.dropLocation)).toBeVisible();
    expect(screen.queryByText('Note to the driver')).toBeNull();
  });

  it('shows the whole history: what, by whom and why', async () => {
    const ride = sampleRide('COMPLETED');
    showRide(ride);
    const history = await screen.findByRole('list', { name: 'History' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(5);
    expect(within(history).getByText('By you')).toBeVisible();
    expect(within(history).getAllByText('By Rafiqul Islam')).toHaveLength(4);
  });

  it('is printed by a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    showRide(sampleRide('COMPLETED'));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('speaks Bangla, digits included', async () => {
    await setLanguage('bn');
    showRide(sampleRide('COMPLETED'));
    expect(await screen.findByRole('heading', { level: 1, name: 'রসিদ' })).toBeVisible();
    expect(screen.getByText('৳ ৩২০')).toBeVisible();
    expect(detail('চালকের জন্য লেখা')).toBe(WRITTEN.note);
  });
});

describe('a ride that did not arrive', () => {
  it('shows by whom and why it ended, and that nothing is owed', async () => {
    const ride = sampleRide('CANCELLED');
    const history = ride.history.map((step) => ({ ...step, reason: step.to === 'CANCELLED' ? 'Flat tyre' : '' }));
    showRide({ ...ride, history });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ride details' })).toBeVisible();
    expect(screen.getByText('By Rafiqul Islam: Flat tyre')).toBeVisible();
    expect(detail('To pay')).toBe('Nothing');
  });
});

describe('an open ride', () => {
  it('links to the current ride instead of printing, and becomes a receipt by itself', async () => {
    let ride = sampleRide('IN TRANSIT');
    show(() => success(ride));
    const link = await screen.findByRole('link', { name: 'Go to the current ride' });
    expect(link).toHaveAttribute('href', '/rider/current-ride');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    ride = sampleRide('COMPLETED');
    await act(() => invalidate(QUERY.RideRequest));
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  });
});

describe('no receipt', () => {
  it('an unknown ride, or one of another person, is not found', async () => {
    show(() => refusal(404, 'ride/not-found', 'Ride not found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ride not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all rides' })).toHaveAttribute('href', '/rider/activity');
  });

  it('an address without a valid ride id sends no request', async () => {
    const { requests } = show(() => success(null), 'nonsense');
    expect(await screen.findByRole('heading', { name: 'Ride not found' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('without a connection says so, and Retry fetches it again', async () => {
    let answer = noAnswer;
    show(() => answer());
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
    answer = () => success(sampleRide('COMPLETED'));
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
  });
});
