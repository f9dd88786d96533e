import { queryClient } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { positionKey } from '../position/use-position-telling';
import { answering, openAs, page, refusing } from '../testing/fixture';
import { person, rideWith, WRITTEN } from '../testing/samples';
import { ActiveRide } from './active-ride';

/** Renders a ride, and waits for its form where it has one. */
async function show(ride: RideView) {
  openAs(person('DRIVER'), [{ path: '/driver', element: <ActiveRide ride={ride} /> }], '/driver');
  await waitFor(() => expect(screen.queryByLabelText('Loading...')).toBeNull());
}
const primaries = () =>
  [...document.querySelectorAll('.ui-primary, .ui-hold-primary')].map(({ textContent }) => textContent);

describe('one next action per status', () => {
  it.each([
    ['ACCEPTED', null, 'Set fare'],
    ['ACCEPTED', 320, 'I have arrived'],
    ['PICKED UP', 320, 'Start the ride'],
    ['IN TRANSIT', 320, 'Hold to complete'],
  ] as const)('%s with the fare %s: %s', async (rideStatus, fare, button) => {
    answering({});
    await show(rideWith({ rideStatus, fare }));
    expect(primaries()).toEqual([expect.stringMatching(`^${button}`)]);
  });

  it.each([
    ['ACCEPTED', true],
    ['PICKED UP', false],
    ['IN TRANSIT', false],
  ] as const)('%s: cancelling is offered: %s', async (rideStatus, offered) => {
    answering({});
    await show(rideWith({ rideStatus, fare: 320 }));
    expect(screen.queryByRole('button', { name: 'Cancel ride' }) !== null).toBe(offered);
  });

  it('cancelling a third ride soon after accepting says that it pauses the driver', async () => {
    const at = new Date().toISOString();
    const accepted = { from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at, reason: '' } as const;
    const cancelled = { from: 'ACCEPTED', to: 'CANCELLED', by: 'DRIVER', at, reason: '' } as const;
    const ended = rideWith({ rideStatus: 'CANCELLED', history: [accepted, cancelled] });
    answering({ 'GET /ride/rides': page([ended, ended]) });
    await show(rideWith({ history: [accepted] }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel ride' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Today you cancelled 2 rides within three minutes of accepting them. If you cancel this one too, you are offline for 30 minutes.',
    );
  });

  it('cancelling has its reason by one press', async () => {
    const command = `POST /ride/update-status/${rideWith()._id}`;
    const sent = answering({ 'GET /ride/rides': page([]), [command]: rideWith({ rideStatus: 'CANCELLED' }) });
    await show(rideWith());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel ride' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'The rider is not there' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel ride' }));
    await screen.findByText('Ride cancelled');
    const body = { rideStatus: 'CANCELLED', reason: 'The rider is not there' };
    expect(sent).toContainEqual({ call: command, body });
  });

  it.each(Object.entries(WRITTEN))('shows what the rider wrote: %s', async (_part, written) => {
    answering({});
    await show(rideWith());
    expect(screen.getByText(written)).toBeVisible();
  });

  it('the rider’s phone can be called, also of a ride that was booked by phone', async () => {
    answering({});
    await show(rideWith({ isByPhone: true }));
    expect(screen.getByText('Booked by phone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Nusrat' }).getAttribute('href')).toBe('tel:01811000456');
  });
});

it.each([
  [{}, 1],
  [{ isPhoneProven: true as const }, 0],
])('says that nobody has confirmed the rider’s number: %o', async (proof, marks) => {
  answering({});
  await show(rideWith({ user: { ...rideWith().user, ...proof } }));
  expect(screen.queryAllByText(/not confirmed/)).toHaveLength(marks);
});

describe('on the way to the pickup', () => {
  const PICKUP = { lat: 23.7555, lng: 90.3742 };
  const north = (metres: number) => ({ ...PICKUP, lat: PICKUP.lat + metres / 111_195 });
  const told = (metres: number) =>
    act(() => void queryClient.setQueryData(positionKey(rideWith().driver._id), { point: north(metres) }));

  beforeEach(() => {
    // The map is out of view.
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never;
  });

  it('Navigate is the orange button, and within 150 m “I have arrived”; both keep their place', async () => {
    answering({ 'GET /place/way': { line: [north(600), PICKUP] } });
    await show(rideWith({ fare: 320, pickupPoint: PICKUP }));
    await told(600);
    await waitFor(() => expect(primaries()).toEqual(['Navigate Google Maps']));
    expect((await screen.findByText('to the pickup')).closest('p')).toHaveTextContent('600 m to the pickup');
    const [navigate, arrive] = [screen.getByRole('link', { name: /^Navigate/ }), screen.getByText('I have arrived')];
    await told(140);
    await waitFor(() => expect(primaries()).toEqual(['I have arrived']));
    expect(screen.getByRole('link', { name: /^Navigate/ })).toBe(navigate);
    expect(screen.getByText('I have arrived')).toBe(arrive);
  });

  it('Navigate stands before what comes later: the rider, the fare and the code', async () => {
    answering({});
    await show(rideWith({ fare: 320 }));
    const navigate = screen.getByRole('link', { name: /^Navigate/ });
    for (const later of [screen.getByText('Dhanmondi 27, lake gate'), screen.getByLabelText('Digit 1 of 6')])
      expect(navigate.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the rider’s code', () => {
  it('sends itself; a wrong one shows the server’s message under the boxes and the remaining tries', async () => {
    answering({ 'POST /ride/verify-otp': refusing(400, 'ride/code-wrong', 'Invalid OTP') });
    await show(rideWith({ fare: 320, codeTriesLeft: 4 }));
    expect(screen.getByText('4 tries left')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.paste('482915');
    expect(await screen.findByText('Invalid OTP')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Start code' })).toHaveAccessibleDescription(/Invalid OTP/);
    await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
  });

  it('leaves its boxes when it was wrong, so that a corrected digit sends no mixture', async () => {
    const sent = answering({ 'POST /ride/verify-otp': refusing(400, 'ride/code-wrong', 'Invalid OTP') });
    await show(rideWith({ fare: 320, codeTriesLeft: 4 }));
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.paste('482915');
    await waitFor(() => expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue(''));
    await userEvent.click(screen.getByLabelText('Digit 6 of 6'));
    await userEvent.keyboard('{Backspace}6');
    expect(sent.map(({ call }) => call)).toEqual(['POST /ride/verify-otp']);
    expect(screen.queryByText('Invalid OTP')).toBeNull();
  });

  it('stays in its boxes after a network failure', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await show(rideWith({ fare: 320 }));
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.paste('৪৮২৯১৫');
    expect(await screen.findByText('Network Error')).toBeTruthy();
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('5');
  });

  it('once locked, says that the rider must renew it', async () => {
    answering({});
    await show(rideWith({ fare: 320, codeTriesLeft: 0 }));
    expect(screen.getByRole('alert').textContent).toContain('Ask Nusrat to press “New code”');
    expect(screen.queryByRole('group', { name: 'Start code' })).toBeNull();
    expect(primaries()).toEqual([]);
  });
});
