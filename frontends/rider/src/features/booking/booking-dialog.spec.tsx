import { invalidate, QUERY, QUERY_KEY, queryClient, setLanguage } from '@pothik/api-client';
import { BOOKING_PARTS, type RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, noAnswer, open, refusal, success } from '../../testing/fixture';
import { FREE_DRIVER, OTHER_DRIVER, POINTS, RIDER_ID, sampleRide } from '../../testing/sample-ride';
import { BookingDialog } from './booking-dialog';

beforeEach(newRider);

const listOf = (...drivers: object[]) =>
  success({ data: drivers, meta: { page: 1, limit: 20, total: drivers.length, totalPage: 1 } });

function show(answers: Record<string, () => Response> = {}) {
  const requests = answering({
    'GET /driver/free-drivers': () => listOf(FREE_DRIVER, OTHER_DRIVER),
    'GET /ride/current-ride': () => success(null),
    ...answers,
  });
  const onOpenChange = jest.fn();
  const view = open(<BookingDialog open onOpenChange={onOpenChange} />, '/');
  return { requests, onOpenChange, ...view };
}

const pickup = () => screen.getByLabelText('Pickup location');
const note = () => screen.getByLabelText('Note to the driver (optional)');
const drop = () => screen.getByLabelText('Drop location');
const send = () => userEvent.click(screen.getByRole('button', { name: /^Ask/ }));
async function fill() {
  await userEvent.type(pickup(), 'Dhanmondi 27');
  await userEvent.type(drop(), 'Kamalapur');
  await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
}
const draft = () => sessionStorage.getItem(`rider-booking-draft:${RIDER_ID}`);
const bookings = (requests: { call: string; key: string | null }[]) =>
  requests.filter(({ call }) => call === 'POST /ride/book');

describe('the booking form', () => {
  it('shows what is missing, focuses the first invalid field, and sends no request', async () => {
    const { requests } = show();
    await screen.findByRole('radio', { name: /Rafiqul Islam/ });
    await send();
    expect(await screen.findByText('Pickup location is required.')).toBeVisible();
    expect(screen.getByText('Drop location is required.')).toBeVisible();
    expect(screen.getByText('Driver is required.')).toBeVisible();
    expect(pickup()).toHaveFocus();
    expect(bookings(requests)).toEqual([]);
  });

  it('sends the booking, confirms it, and opens the current ride', async () => {
    const { requests, onOpenChange, router } = show({ 'POST /ride/book': () => success(sampleRide('REQUESTED'), 201) });
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(bookings(requests)).toEqual([
      expect.objectContaining({
        body: { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', note: '', driver: FREE_DRIVER._id },
      }),
    ]);
    expect(sessionStorage.getItem(`rider-booking-draft:${RIDER_ID}`)).toBeNull();
  });

  it.each(BOOKING_PARTS)('has a field for every part of a booking: %s', async (part) => {
    show();
    await screen.findByRole('radio', { name: /Rafiqul Islam/ });
    expect(document.getElementsByName(part).length).toBeGreaterThan(0);
  });

  it('sends the note without its outer spaces', async () => {
    const { requests } = show({ 'POST /ride/book': () => success(sampleRide('REQUESTED'), 201) });
    await fill();
    await userEvent.type(note(), '  At the lake gate ');
    expect(note()).toHaveAccessibleDescription('For example where you stand. 16 of 140 characters.');
    await send();
    await waitFor(() => expect(bookings(requests)).toHaveLength(1));
    expect(bookings(requests)).toMatchObject([{ body: { note: 'At the lake gate' } }]);
  });

  it('refuses a note of more than 140 characters, in the reader’s language', async () => {
    const { requests } = show();
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

  it('a booking with another note gets another idempotency key', async () => {
    const { requests } = show({ 'POST /ride/book': noAnswer });
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

  it('restores what was typed after a reload, and after it was closed', async () => {
    const { unmount } = show();
    await fill();
    await userEvent.type(note(), 'At the gate');
    unmount();
    const { onOpenChange, unmount: again } = show();
    expect(pickup()).toHaveValue('Dhanmondi 27');
    expect(note()).toHaveValue('At the gate');
    expect(await screen.findByRole('radio', { name: /Rafiqul Islam/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    again();
    show();
    expect(pickup()).toHaveValue('Dhanmondi 27');
  });

  it('begins in Pickup', async () => {
    show();
    await waitFor(() => expect(pickup()).toHaveFocus());
  });

  it('refuses in words a ride to where it begins', async () => {
    const { requests } = show();
    await userEvent.type(pickup(), 'Farmgate');
    await userEvent.type(drop(), 'farmgate');
    await send();
    expect(await screen.findByText('Pickup and drop are the same place.')).toBeVisible();
    expect(drop()).toHaveFocus();
    await userEvent.type(drop(), ' 2');
    await waitFor(() => expect(screen.queryByText('Pickup and drop are the same place.')).toBeNull());
    expect(bookings(requests)).toEqual([]);
  });

  it('the last trips are one tap away while nothing is written', async () => {
    const { requests } = show({ 'GET /ride/rides': () => listOf(sampleRide('COMPLETED', POINTS)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Kamalapur from Dhanmondi 27' }));
    expect(pickup()).toHaveValue('Dhanmondi 27');
    expect(drop()).toHaveValue('Kamalapur');
    expect(screen.queryByRole('region', { name: 'Recent trips' })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /Sumaiya Begum/ }));
    await send();
    await waitFor(() => expect(bookings(requests)).toMatchObject([{ body: POINTS }]));
  });

  it('a driver who just refused is marked and last', async () => {
    show({ 'GET /ride/rides': () => listOf(sampleRide('REJECTED')) });
    const refused = await screen.findByRole('radio', { name: /Could not take your ride just now/ });
    expect(refused).toBe(screen.getByRole('radio', { name: /Rafiqul Islam/ }));
    expect(screen.getAllByRole('radio').at(-1)).toBe(refused);
  });

  it('sends a submission whose answer was lost again by itself, under the same key, and shows no error', async () => {
    const answers = [noAnswer, () => success(sampleRide('REQUESTED'), 201)];
    const { requests } = show({ 'POST /ride/book': () => (answers.shift() ?? noAnswer)() });
    await fill();
    await send();
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(screen.queryByText('Network Error')).toBeNull();
    const [first, second] = bookings(requests).map(({ key }) => key);
    expect(second).toBe(first);
  });

  it('repeats a submission without an answer under the same idempotency key, and a changed one under another', async () => {
    const { requests } = show({ 'POST /ride/book': noAnswer });
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
    const { router } = show({ 'POST /ride/book': noAnswer, 'GET /ride/current-ride': () => success(ride) });
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
    const { unmount } = show();
    await fill();
    unmount();
    queryClient.setQueryData(QUERY_KEY.currentRide, sampleRide('REQUESTED'));
    const { router } = show({ 'GET /ride/current-ride': () => success(sampleRide('REQUESTED')) });
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
    const { requests, router } = show({ 'POST /ride/book': () => (answers.shift() ?? noAnswer)() });
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
    const { requests } = show({ 'POST /ride/book': () => (answers.shift() ?? noAnswer)() });
    await fill();
    await send();
    expect(await screen.findByText('Network Error')).toBeVisible();
    await send();
    expect(await screen.findByText('Ride Request Sent Successfully')).toBeTruthy();
    expect(bookings(requests)).toHaveLength(3);
  });

  it('when the driver is no longer free, shows the refusal, clears the choice and fetches the list again', async () => {
    const sentence = 'This driver is not available any more. Please choose another.';
    const { requests } = show({ 'POST /ride/book': () => refusal(409, 'ride/driver-not-free', sentence) });
    await fill();
    const before = requests.filter(({ call }) => call === 'GET /driver/free-drivers').length;
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Rafiqul Islam/ })).not.toBeChecked();
    await waitFor(() =>
      expect(requests.filter(({ call }) => call === 'GET /driver/free-drivers').length).toBeGreaterThan(before),
    );
  });

  it('a refusal because of an open ride leads to that ride', async () => {
    const sentence = 'You already have an open ride.';
    const { router } = show({ 'POST /ride/book': () => refusal(409, 'ride/rider-has-open-ride', sentence) });
    await fill();
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('leads a rider with an open ride to it before anything is sent', async () => {
    const { requests, onOpenChange, router } = show({
      'GET /ride/current-ride': () => success(sampleRide('ACCEPTED')),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(bookings(requests)).toEqual([]);
  });

  it('swaps pickup and drop', async () => {
    show();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Swap pickup and drop' }));
    expect(pickup()).toHaveValue('Kamalapur');
    expect(drop()).toHaveValue('Dhanmondi 27');
  });

  it('shows avatar, vehicle and years of driving of a free driver', async () => {
    show();
    const card = (await screen.findByRole('radio', { name: /Rafiqul Islam/ })).closest('label');
    expect(card).toHaveTextContent('Toyota Axio');
    expect(card).toHaveTextContent('8 years');
    expect(card?.querySelector('.ui-avatar')).toBeInTheDocument();
  });

  it('searches by typing and filters by vehicle type', async () => {
    const { requests } = show();
    await userEvent.type(screen.getByLabelText('Search drivers'), 'Suma');
    await waitFor(() => expect(requests.map(({ query }) => query)).toContain('searchTerm=Suma'));
    await userEvent.click(screen.getByRole('button', { name: 'CNG' }));
    await waitFor(() => expect(requests.at(-1)?.query).toBe('searchTerm=Suma&vehicleType=CNG'));
  });

  it('says that more drivers are free than are listed', async () => {
    const meta = { page: 1, limit: 20, total: 34, totalPage: 2 };
    show({ 'GET /driver/free-drivers': () => success({ data: [FREE_DRIVER, OTHER_DRIVER], meta }) });
    expect(await screen.findByText('These 2 have waited longest. Search to find the others.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('34 free now');
  });

  it('says when no driver is free', async () => {
    show({ 'GET /driver/free-drivers': () => listOf() });
    expect(await screen.findByText('No free drivers available')).toBeVisible();
  });
});
