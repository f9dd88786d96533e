import { invalidate, QUERY } from '@pothik/api-client';
import { type RideView, typedOf } from '@pothik/contracts/ride';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { after, newestIs } from '../../testing/current-ride-answers';
import { answering, newRider, open, success } from '../../testing/fixture';
import { RIDE_ID, RIDER_ID, sampleRide, WRITTEN } from '../../testing/sample-ride';
import { Component as CurrentRidePage } from './current-ride-page';

beforeEach(newRider);

describe('how a ride ended', () => {
  const byDriver = sampleRide('CANCELLED');
  const last = byDriver.history.at(-1);
  const because = { ...byDriver, history: [{ ...last, reason: 'Flat tyre' }] } as RideView;

  it.each<[string, RideView, RegExp, RegExp]>([
    ['COMPLETED', sampleRide('COMPLETED'), /^You have arrived$/, /Directly to Rafiqul/],
    ['CANCELLED', because, /^Rafiqul cancelled$/, /Reason: Flat tyre/],
    ['REJECTED', sampleRide('REJECTED'), /^Rafiqul cannot take this ride$/, /You can choose another driver/],
  ])('%s stays after a reload, until dismissed', async (_status, ride, heading, detail) => {
    after(ride);
    const { unmount } = open(<CurrentRidePage />);
    const ended = await screen.findByRole('article');
    expect(within(ended).getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getAllByText(detail)[0]).toBeVisible();
    await userEvent.click(within(ended).getByRole('button', { name: 'Dismiss' }));
    const noRide = await screen.findByRole('heading', { name: 'No ride right now' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(noRide);
    unmount();
    open(<CurrentRidePage />);
    expect(await screen.findByRole('heading', { name: 'No ride right now' })).toBeVisible();
  });

  it('a request to a suspended driver leads to other drivers, as a rejected one does', async () => {
    const ride = sampleRide('REJECTED');
    const history = ride.history.map((step) => ({
      ...step,
      by: 'SYSTEM' as const,
      cause: 'driver-suspended' as const,
    }));
    after({ ...ride, history });
    open(<CurrentRidePage />);
    expect(await screen.findByText('Reason: The driver is not available any more')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another driver' })).toBeVisible();
  });

  it('tells who of the nearest was asked before, and why they could not', async () => {
    const turn = {
      name: 'Sumaiya Begum',
      outcome: 'REJECTED' as const,
      reason: 'Flat tyre',
      at: new Date().toISOString(),
    };
    after({ ...sampleRide('REJECTED'), asking: { asked: [turn], waiting: 0 } });
    open(<CurrentRidePage />);
    const lines = await screen.findByRole('list', { name: 'Asked before' });
    expect(lines).toHaveTextContent('Sumaiya Begum cannot take the ride Reason: Flat tyre');
    expect(screen.queryByText('Nobody else near you can be asked.')).toBeNull();
  });

  it('leads to the receipt', async () => {
    after(sampleRide('COMPLETED'));
    open(<CurrentRidePage />);
    const link = await screen.findByRole('link', { name: 'Show the receipt' });
    expect(link).toHaveAttribute('href', `/rider/rides/${RIDE_ID}`);
  });

  it('is shown for 15 minutes, not longer', async () => {
    const at = new Date(Date.now() - 16 * 60_000).toISOString();
    const ride = sampleRide('COMPLETED');
    after({ ...ride, history: ride.history.map((step) => ({ ...step, at })) });
    open(<CurrentRidePage />);
    expect(await screen.findByRole('heading', { name: 'No ride right now' })).toBeVisible();
  });

  it('is shown and announced as soon as the open ride ends', async () => {
    let open_: RideView | null = sampleRide('IN TRANSIT');
    answering({ 'GET /ride/current-ride': () => success(open_), ...newestIs(sampleRide('COMPLETED')) });
    open(<CurrentRidePage />);
    expect(await screen.findByRole('article')).toHaveTextContent('On the way to Kamalapur');
    open_ = null;
    await act(() => invalidate(QUERY.CurrentRide));
    expect(await screen.findByRole('heading', { name: 'You have arrived' })).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('COMPLETED. You have arrived.');
  });

  it('a rejected ride leads to the dialog with its locations, note and offer filled in', async () => {
    after(sampleRide('REJECTED', { offer: { fare: 250 } }));
    const { router } = open(<CurrentRidePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another driver' }));
    expect(router.state.location.search).toBe('?get-ride=1');
    const stored = sessionStorage.getItem(`rider-booking-draft:${RIDER_ID}`);
    expect(JSON.parse(stored ?? '')).toEqual({
      written: typedOf(WRITTEN),
      offer: { fare: '250', vehicleType: 'CAR' },
    });
  });
});
