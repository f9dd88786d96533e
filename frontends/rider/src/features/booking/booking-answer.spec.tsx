import { invalidate, QUERY, QUERY_KEY, queryClient } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookings, drop, fill, note, send, showBooking } from '../../testing/booking-fixture';
import { newRider, noAnswer, success } from '../../testing/fixture';
import { RIDER_ID, sampleRide } from '../../testing/sample-ride';

beforeEach(newRider);

const draft = () => sessionStorage.getItem(`rider-booking-draft:${RIDER_ID}`);

describe('the answer to a booking', () => {
  it('a booking with another note gets another idempotency key', async () => {
    const { requests } = showBooking({ 'POST /ride/book': noAnswer });
    await fill();
    await send();
    await waitFor(() => expect(bookings(requests)).toHaveLength(2));
    await userEvent.type(note(), 'At the gate');
    await send();
    await waitFor(() => expect(bookings(requests)).toHaveLength(4));
    const [first, second, third, fourth] = bookings(requests).map(({ key }) => key);
    expect([second, fourth]).toEqual([first, third]);
    expect(third).not.toBe(first);
  });

  it('sends a submission whose answer was lost again by itself, under the same key, and shows no error', async () => {
    const answers = [noAnswer, () => success(sampleRide('REQUESTED'), 201)];
    const { requests } = showBooking({ 'POST /ride/book': () => (answers.shift() ?? noAnswer)() });
    await fill();
    await send();
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(screen.queryByText('Network Error')).toBeNull();
    const [first, second] = bookings(requests).map(({ key }) => key);
    expect(second).toBe(first);
  });

  it('repeats a submission without an answer under the same idempotency key, and a changed one under another', async () => {
    const { requests } = showBooking({ 'POST /ride/book': noAnswer });
    await fill();
    await send();
    expect(await screen.findByText('Network Error')).toBeVisible();
    await send();
    await waitFor(() => expect(bookings(requests)).toHaveLength(4));
    await userEvent.type(drop(), ' gate 2');
    await send();
    await waitFor(() => expect(bookings(requests)).toHaveLength(6));
    const keys = bookings(requests).map(({ key }) => key);
    const [first, , , , , changed] = keys;
    expect(first).toBeTruthy();
    expect(keys).toEqual([first, first, first, first, changed, changed]);
    expect(changed).not.toBe(first);
  });

  it('opens the ride that a submission without an answer made, and deletes the draft with its key', async () => {
    let ride: RideView | null = null;
    const { router } = showBooking({ 'POST /ride/book': noAnswer, 'GET /ride/current-ride': () => success(ride) });
    await fill();
    await send();
    expect(await screen.findByText('Network Error')).toBeVisible();
    expect(draft()).toContain('"key"');
    ride = sampleRide('REQUESTED');
    await act(() => invalidate(QUERY.CurrentRide));
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(draft()).toBeNull();
  });

  it('deletes the draft even when the open ride is known before the dialog opens', async () => {
    const { unmount } = showBooking();
    await fill();
    unmount();
    queryClient.setQueryData(QUERY_KEY.currentRide, sampleRide('REQUESTED'));
    const { router } = showBooking({ 'GET /ride/current-ride': () => success(sampleRide('REQUESTED')) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(draft()).toBeNull();
  });

  it('when the answer is a ride that has ended since, sends once more under a new key before it confirms', async () => {
    const answers = [
      noAnswer,
      noAnswer,
      () => success(sampleRide('COMPLETED'), 201),
      () => success(sampleRide('REQUESTED'), 201),
    ];
    const { requests, router } = showBooking({ 'POST /ride/book': () => (answers.shift() ?? noAnswer)() });
    await fill();
    await send();
    expect(await screen.findByText('Network Error')).toBeVisible();
    await send();
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/rider/current-ride');
    const keys = bookings(requests).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0], keys[0], expect.any(String)]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('when the answer is a ride that is still open, confirms without sending again', async () => {
    const answers = [noAnswer, noAnswer, () => success(sampleRide('ACCEPTED'), 201)];
    const { requests } = showBooking({ 'POST /ride/book': () => (answers.shift() ?? noAnswer)() });
    await fill();
    await send();
    expect(await screen.findByText('Network Error')).toBeVisible();
    await send();
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(bookings(requests)).toHaveLength(3);
  });
});
