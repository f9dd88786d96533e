import { setLanguage } from '@pothik/api-client';
import { BOOKING_PARTS, writtenOf } from '@pothik/contracts/ride';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookings, drop, fill, listOf, note, pickup, send, showBooking } from '../../testing/booking-fixture';
import { newRider, refusal, success } from '../../testing/fixture';
import { FREE_DRIVER, OTHER_DRIVER, POINTS, RIDER_ID, sampleRide } from '../../testing/sample-ride';

beforeEach(newRider);

describe('the booking form', () => {
  it('shows what is missing, focuses the first invalid field, and sends no request', async () => {
    const { requests } = showBooking();
    await screen.findByRole('radio', { name: /Rafiqul Islam/ });
    await send();
    expect(await screen.findByText('Pickup location is required.')).toBeVisible();
    expect(screen.getByText('Drop location is required.')).toBeVisible();
    expect(screen.getByText('Driver is required.')).toBeVisible();
    expect(pickup()).toHaveFocus();
    expect(bookings(requests)).toEqual([]);
  });

  it('sends the booking, confirms it, and opens the current ride', async () => {
    const { requests, onOpenChange, router } = showBooking({
      'POST /ride/book': () => success(sampleRide('REQUESTED'), 201),
    });
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(bookings(requests)).toEqual([
      expect.objectContaining({
        body: { ...writtenOf({ pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur' }), driver: FREE_DRIVER._id },
      }),
    ]);
    expect(sessionStorage.getItem(`rider-booking-draft:${RIDER_ID}`)).toBeNull();
  });

  it.each(BOOKING_PARTS)('has a field for every part of a booking: %s', async (part) => {
    showBooking();
    await screen.findByRole('radio', { name: /Rafiqul Islam/ });
    expect(document.getElementsByName(part).length).toBeGreaterThan(0);
  });

  it('sends the note without its outer spaces', async () => {
    const { requests } = showBooking({ 'POST /ride/book': () => success(sampleRide('REQUESTED'), 201) });
    await fill();
    await userEvent.type(note(), '  At the lake gate ');
    expect(note()).toHaveAccessibleDescription('For example where you stand. 16/140');
    await send();
    await waitFor(() => expect(bookings(requests)).toHaveLength(1));
    expect(bookings(requests)).toMatchObject([{ body: { note: 'At the lake gate' } }]);
  });

  it('refuses a note of more than 140 characters, in the reader’s language', async () => {
    const { requests } = showBooking();
    await fill();
    await userEvent.click(note());
    await userEvent.paste('x'.repeat(141));
    await send();
    expect(await screen.findByText('Note must be at most 140 characters.')).toBeVisible();
    expect(note()).toHaveFocus();
    expect(bookings(requests)).toEqual([]);
    await act(() => setLanguage('bn'));
    expect(await screen.findByText('চালকের জন্য লেখা ১৪০ অক্ষরের বেশি হবে না।')).toBeVisible();
    await act(() => setLanguage('en'));
  });

  it('restores what was typed after a reload, and after it was closed', async () => {
    const { unmount } = showBooking();
    await fill();
    await userEvent.type(note(), 'At the gate');
    unmount();
    const { onOpenChange, unmount: again } = showBooking();
    expect(pickup()).toHaveValue('Dhanmondi 27');
    expect(note()).toHaveValue('At the gate');
    expect(await screen.findByRole('radio', { name: /Rafiqul Islam/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    again();
    showBooking();
    expect(pickup()).toHaveValue('Dhanmondi 27');
  });

  it('begins in Pickup', async () => {
    showBooking();
    await waitFor(() => expect(pickup()).toHaveFocus());
  });

  it('refuses in words a ride to where it begins', async () => {
    const { requests } = showBooking();
    await userEvent.type(pickup(), 'Farmgate');
    await userEvent.type(drop(), 'farmgate');
    await send();
    expect(await screen.findByText('Pickup and drop-off must be different.')).toBeVisible();
    expect(drop()).toHaveFocus();
    await userEvent.type(drop(), ' 2');
    await waitFor(() => expect(screen.queryByText('Pickup and drop-off must be different.')).toBeNull());
    expect(bookings(requests)).toEqual([]);
  });

  it('the last trips are one tap away while nothing is written', async () => {
    const { requests } = showBooking({
      'GET /ride/rides': () => listOf(sampleRide('COMPLETED', POINTS)),
      'POST /ride/book': () => success(sampleRide('REQUESTED'), 201),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kamalapur from Dhanmondi 27' }));
    expect(pickup()).toHaveValue('Dhanmondi 27');
    expect(drop()).toHaveValue('Kamalapur');
    expect(screen.queryByRole('region', { name: 'Recent trips' })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /Sumaiya Begum/ }));
    await send();
    await waitFor(() => expect(bookings(requests)).toMatchObject([{ body: POINTS }]));
  });

  it('a driver who just refused is marked and last', async () => {
    showBooking({ 'GET /ride/rides': () => listOf(sampleRide('REJECTED')) });
    const refused = await screen.findByRole('radio', { name: /Could not take your ride just now/ });
    expect(refused).toBe(screen.getByRole('radio', { name: /Rafiqul Islam/ }));
    expect(screen.getAllByRole('radio').at(-1)).toBe(refused);
  });

  it('when the driver is no longer free, shows the refusal, clears the choice and fetches the list again', async () => {
    const sentence = 'This driver is not available any more. Please choose another.';
    const { requests } = showBooking({ 'POST /ride/book': () => refusal(409, 'ride/driver-not-free', sentence) });
    await fill();
    const before = requests.filter(({ call }) => call === 'GET /driver/free-drivers').length;
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Rafiqul Islam/ })).not.toBeChecked();
    await waitFor(() =>
      expect(requests.filter(({ call }) => call === 'GET /driver/free-drivers').length).toBeGreaterThan(before),
    );
  });

  it.each([
    [
      'ride/driver-paused',
      409,
      'You cancelled twice with this driver. You can book them again at 3:42 PM, or choose another driver now.',
      false,
    ],
    ['ride/too-many-cancelled', 429, 'You cancelled many bookings. You can book again at 3:42 PM.', true],
  ] as const)(
    '%s is shown with its time, and what was written stays',
    async (code, status, sentence, isStillChosen) => {
      showBooking({ 'POST /ride/book': () => refusal(status, code, sentence) });
      await fill();
      const written = [pickup(), drop()].map((field) => (field as HTMLInputElement).value);
      await send();
      expect(await screen.findByText(sentence)).toBeVisible();
      expect([pickup(), drop()].map((field) => (field as HTMLInputElement).value)).toEqual(written);
      expect(written).not.toContain('');
      const chosen = screen.getByRole('radio', { name: /Rafiqul Islam/ }) as HTMLInputElement;
      expect(chosen.checked).toBe(isStillChosen);
    },
  );

  it('a refusal because of an open ride leads to that ride', async () => {
    const sentence = 'You already have an open ride.';
    const { router } = showBooking({ 'POST /ride/book': () => refusal(409, 'ride/rider-has-open-ride', sentence) });
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  });

  it('leads a rider with an open ride to it before anything is sent', async () => {
    const { requests, onOpenChange, router } = showBooking({
      'GET /ride/current-ride': () => success(sampleRide('ACCEPTED')),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(bookings(requests)).toEqual([]);
  });

  it('swaps pickup and drop', async () => {
    showBooking();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Swap pickup and drop' }));
    expect(pickup()).toHaveValue('Kamalapur');
    expect(drop()).toHaveValue('Dhanmondi 27');
  });

  it('shows avatar, vehicle and years of driving of a free driver', async () => {
    showBooking();
    const card = (await screen.findByRole('radio', { name: /Rafiqul Islam/ })).closest('label');
    expect(card).toHaveTextContent('Toyota Axio');
    expect(card).toHaveTextContent('8 years');
    expect(card?.querySelector('.ui-avatar')).toBeInTheDocument();
  });

  it('searches by typing and filters by vehicle type', async () => {
    const { requests } = showBooking();
    await userEvent.type(screen.getByLabelText('Search drivers'), 'Suma');
    await waitFor(() => expect(requests.map(({ query }) => query)).toContain('searchTerm=Suma'));
    await userEvent.click(screen.getByRole('button', { name: 'CNG' }));
    await waitFor(() => expect(requests.map(({ query }) => query)).toContain('searchTerm=Suma&vehicleType=CNG'));
  });

  it('says that more drivers are free than are listed', async () => {
    const meta = { page: 1, limit: 20, total: 34, totalPage: 2 };
    showBooking({ 'GET /driver/free-drivers': () => success({ data: [FREE_DRIVER, OTHER_DRIVER], meta }) });
    expect(await screen.findByText('These 2 have waited longest. Search for others.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('34 free now');
  });

  it('says when no driver is free', async () => {
    showBooking({ 'GET /driver/free-drivers': () => listOf() });
    expect(await screen.findByText('No free drivers available')).toBeVisible();
  });
});
