import { invalidate, QUERY, setLanguage } from '@pothik/api-client';
import type { RideStatus, RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { current, newestIs } from '../../testing/current-ride-answers';
import { answering, newRider, open, refusal, success } from '../../testing/fixture';
import { ESTIMATE, RIDE_ID, sampleRide, WRITTEN } from '../../testing/sample-ride';
import { Component as CurrentRidePage } from './current-ride-page';

beforeEach(newRider);

async function show(ride: RideView, heading: RegExp) {
  const requests = current(ride);
  open(<CurrentRidePage />);
  const shown = await screen.findByRole('article');
  expect(within(shown).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return requests;
}

const isThere = () => ({
  code: screen.queryByText('482915') !== null,
  phone: screen.queryByRole('link', { name: '01711000123' })?.getAttribute('href') === 'tel:01711000123',
  plate: screen.queryByText('Dhaka Metro-Ga 23-4567') !== null,
  sos: screen.queryByRole('button', { name: /Hold for SOS/ }) !== null,
  cancel: screen.queryByRole('button', { name: /^Cancel/ }) !== null,
  countdown: screen.queryByRole('timer') !== null,
});

describe('an open ride shows exactly what its status allows', () => {
  const nothing = { code: false, phone: false, plate: false, sos: false, cancel: false, countdown: false };
  it.each<[RideStatus, RegExp, Partial<ReturnType<typeof isThere>>]>([
    ['REQUESTED', /^Asking Rafiqul$/, { cancel: true, countdown: true }],
    ['ACCEPTED', /^Rafiqul is on the way$/, { code: true, phone: true, plate: true, cancel: true }],
    ['PICKED UP', /^You are with Rafiqul$/, { phone: true, plate: true, sos: true }],
    ['IN TRANSIT', /^On the way to Kamalapur$/, { phone: true, plate: true, sos: true }],
  ])('%s', async (status, heading, shown) => {
    await show(sampleRide(status), heading);
    expect(screen.getAllByText(status)[0]).toBeVisible();
    expect(isThere()).toEqual({ ...nothing, ...shown });
    expect(screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]')).not.toBeNull();
  });

  it.each(Object.entries(WRITTEN))('shows what the rider wrote: %s', async (_part, written) => {
    await show(sampleRide('REQUESTED'), /^Asking Rafiqul$/);
    expect(screen.getByText(written)).toBeVisible();
  });

  it.each([
    [{}, 1],
    [{ isPhoneProven: true as const }, 0],
  ])('says that nobody has confirmed the driver’s number: %o', async (proof, marks) => {
    const { driver, ...ride } = sampleRide('ACCEPTED');
    await show({ ...ride, driver: { ...driver, user: { ...driver.user, ...proof } } }, /on the way/);
    expect(screen.queryAllByText('not confirmed')).toHaveLength(marks);
  });

  it('says that it was booked by phone', async () => {
    await show(sampleRide('REQUESTED', { isByPhone: true }), /^Asking Rafiqul$/);
    expect(screen.getByText('Booked by phone for you')).toBeVisible();
  });

  it('shows no code before the fare is set', async () => {
    await show(sampleRide('ACCEPTED', { fare: null }), /on the way/);
    expect(screen.queryByText('482915')).toBeNull();
    expect(screen.getByText('Comes with the fare')).toBeVisible();
  });

  it('a locked code is replaced by a new one', async () => {
    const requests = current(sampleRide('ACCEPTED', { codeTriesLeft: 0 }), {
      [`POST /ride/renew-code/${RIDE_ID}`]: () => success(sampleRide('ACCEPTED')),
    });
    open(<CurrentRidePage />);
    const renew = await screen.findByRole('button', { name: 'New code' });
    expect(screen.queryByText('482915')).toBeNull();
    expect(screen.getByText('Make a new code, then tell Rafiqul that one.')).toBeVisible();
    await userEvent.click(renew);
    expect(requests.map(({ call }) => call)).toContain(`POST /ride/renew-code/${RIDE_ID}`);
  });
});

it('shows and announces the driver’s reason beside estimate, fare and code, before the rider decides', async () => {
  const fareReason = 'The flyover is closed';
  await show(sampleRide('ACCEPTED', { estimate: ESTIMATE, fareReason }), /on the way/);
  const ticket = screen.getByRole('region', { name: 'Fare and start code' });
  expect(ticket).toHaveTextContent('The estimate was ৳ 200–260. Reason: The flyover is closed');
  expect(screen.getByText('The driver’s reason').nextElementSibling).toHaveTextContent(fareReason);
  expect(screen.getByText('Usual fare').nextElementSibling).toHaveTextContent('৳ 200–260');
  expect(await screen.findByText(/Fare: ৳.320\. Reason: The flyover is closed$/)).toBeInTheDocument();
});

it('announces a change of the fare, because the code changes with it', async () => {
  let ride = sampleRide('ACCEPTED', { fare: null });
  answering({ 'GET /ride/current-ride': () => success(ride) });
  open(<CurrentRidePage />);
  await screen.findByText('Comes with the fare');
  ride = sampleRide('ACCEPTED');
  await act(() => invalidate(QUERY.CurrentRide));
  await screen.findByText('৳ 320');
  expect(screen.queryByText(/changed the fare/)).toBeNull();
  ride = sampleRide('ACCEPTED', { fare: 350, startCode: '771205' });
  await act(() => invalidate(QUERY.CurrentRide));
  await waitFor(() => expect(screen.getByText('Rafiqul changed the fare. You have a new code.')).toBeVisible());
});

it('shows until when the rider must be picked up', async () => {
  const pickUpBy = new Date('2026-11-21T11:25:00+06:00').toISOString();
  await show(sampleRide('ACCEPTED', { pickUpBy }), /on the way/);
  expect(screen.getByText(/^By 11:25.AM, or the ride expires$/)).toBeVisible();
});

describe('a rider cancels', () => {
  const path = `POST /ride/update-status/${RIDE_ID}`;

  it('a request without a reason', async () => {
    const requests = current(sampleRide('REQUESTED'), { [path]: () => success(sampleRide('CANCELLED')) });
    open(<CurrentRidePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.find(({ call }) => call === path)?.body).toEqual({ rideStatus: 'CANCELLED' });
  });

  it('once more within an hour, and reads that it pauses the driver', async () => {
    const before = sampleRide('CANCELLED');
    const at = new Date().toISOString();
    const history = [...before.history, { from: 'REQUESTED', to: 'CANCELLED', by: 'RIDER', at, reason: '' } as const];
    current(sampleRide('REQUESTED'), newestIs({ ...before, history }));
    open(<CurrentRidePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If you cancel again, you cannot book Rafiqul for 30 minutes.',
    );
  });

  it('a request as the driver accepts, is told so and may keep the ride', async () => {
    let ride = sampleRide('REQUESTED');
    current(ride, {
      'GET /ride/current-ride': () => success(ride),
      [path]: () => {
        ride = sampleRide('ACCEPTED');
        return refusal(400, 'ride/reason-required', 'A reason of 3 to 300 characters is required.');
      },
    });
    open(<CurrentRidePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    expect(
      await screen.findByText(/^The driver has just accepted\. Say why you cancel, or keep the ride\.$/),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Keep it' })).toBeVisible();
    expect(await screen.findByLabelText('Reason')).toBeVisible();
  });

  it('an accepted ride only with a reason, and reads the refusal', async () => {
    const requests = current(sampleRide('ACCEPTED'), {
      [path]: () => refusal(409, 'ride/illegal-transition', 'A ride that is PICKED UP cannot become CANCELLED.'),
    });
    open(<CurrentRidePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel ride' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel ride' }));
    expect(await within(dialog).findByText('A reason of 3 to 300 characters is required.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Plans changed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel ride' }));
    expect(
      await within(dialog).findByText('This ride has moved on meanwhile. Here is how it stands now.'),
    ).toBeVisible();
    expect(requests.find(({ call }) => call === path)?.body).toEqual({
      rideStatus: 'CANCELLED',
      reason: 'Plans changed',
    });
  });
});

describe('SOS', () => {
  const path = `POST /sos/send-message/${RIDE_ID}`;
  it.each([
    ['Emergency message sent successfully', () => success({ _id: RIDE_ID, status: 'OPEN' })],
    ['Failed to send emergency message', () => refusal(503, 'platform/unavailable', 'Please try again.')],
  ])('by keyboard asks for confirmation, then shows: %s', async (sentence, answer) => {
    current(sampleRide('IN TRANSIT'), { [path]: answer });
    open(<CurrentRidePage />);
    (await screen.findByRole('button', { name: /Hold for SOS/ })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  });
});

it('a page that did not load offers Retry', async () => {
  let fails = true;
  answering({
    'GET /ride/current-ride': () =>
      fails ? refusal(500, 'platform/unexpected', 'Something went wrong') : success(null),
    ...newestIs(),
  });
  open(<CurrentRidePage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'No ride right now' })).toBeVisible();
});

it('speaks Bangla, statuses included', async () => {
  await setLanguage('bn');
  await show(sampleRide('ACCEPTED'), /^Rafiqul আসছেন$/);
  expect(screen.getAllByText('গ্রহণ করেছেন')[0]).toBeVisible();
  expect(screen.queryByText('ACCEPTED')).toBeNull();
});
