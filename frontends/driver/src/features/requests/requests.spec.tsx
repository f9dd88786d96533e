import { invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, giving, openAs, page, refusing } from '../../testing/fixture';
import { driverWith, ESTIMATE, person, WRITTEN, waitingOf } from '../../testing/samples';
import { Component as RequestsPage } from './requests-page';

const NUSRAT = waitingOf(21, 'Nusrat Jahan');
const IMRAN = waitingOf(22, 'Imran Ahmed');
const commandOn = (ride: RideView) => `POST /ride/update-status/${ride._id}`;

/** Opens the page with these requests waiting; returns the calls sent. */
async function open(waiting: readonly RideView[], answers: Record<string, unknown> = {}, account = person('DRIVER')) {
  const sent = answering({
    'GET /driver/drivers': page([driverWith()]),
    'GET /ride/current-ride': giving(() => null),
    'GET /ride/rides': page(waiting),
    ...answers,
  });
  openAs(account, [{ path: '/driver/ride-request', Component: RequestsPage }], '/driver/ride-request');
  await screen.findAllByText(waiting[0]?.user.name ?? 'No ride requests');
  return sent;
}

describe('the requests of a driver', () => {
  it('show what the rider saw before asking', async () => {
    await open([{ ...NUSRAT, estimate: ESTIMATE }, IMRAN]);
    expect(screen.getByText('Usual fare').nextElementSibling).toHaveTextContent('৳ 300–380');
    expect(screen.getByText('No estimate: the places were written as text.')).toBeVisible();
  });

  it('show the pins’ own names and metres before accepting, where text and pin are of two places', async () => {
    const end = { name: 'Sadarghat, Kotwali', nameBn: 'সদরঘাট, কোতোয়ালী' };
    const pickup = { ...end, isOfText: false, metresFromText: 15_840 };
    const pointNames = { pickup, dropOff: { ...end, isOfText: true }, metres: 60 };
    await open([{ ...NUSRAT, pointNames }, IMRAN]);
    expect(await screen.findByText(/Pickup: the pin is near Sadarghat, Kotwali, 15.8 km from the text/)).toBeVisible();
    expect(screen.getByText(/The two pins are 60 m apart/)).toBeVisible();
    expect(document.querySelectorAll('.places-apart')).toHaveLength(1);
  });

  it.each([
    ['who is paused', { pausedUntil: new Date(Date.now() + 60_000).toISOString() }, false],
    ['who may go ONLINE', {}, true],
  ])(
    'of a driver who is OFFLINE and %s: going online is advised only where it is possible',
    async (_who, of, advised) => {
      const driver = driverWith({ availabilityStatus: 'OFFLINE', ...of });
      await open([], { 'GET /driver/drivers': page([driver]) });
      expect(await screen.findByText(/^You are offline, so riders cannot choose you\./)).toBeVisible();
      expect(screen.queryAllByText(/Go online to get requests\.$/)).toHaveLength(advised ? 1 : 0);
    },
  );

  it('say which was booked by phone', async () => {
    await open([{ ...NUSRAT, isByPhone: true }, IMRAN]);
    expect(screen.getAllByText('Booked by phone')).toHaveLength(1);
  });

  it('with an offer say it, and Accept takes it', async () => {
    const sent = await open([{ ...NUSRAT, offer: { fare: 220 } }], { [commandOn(NUSRAT)]: NUSRAT });
    expect(screen.getByText('Offers ৳ 220')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Nusrat Jahan ৳\u00a0220' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === commandOn(NUSRAT))?.body).toEqual({ rideStatus: 'ACCEPTED' }),
    );
  });

  it('with an offer may be accepted for another fare in one act, with a reason outside the band', async () => {
    const offered = { ...NUSRAT, offer: { fare: 220 }, estimate: ESTIMATE };
    const sent = await open([offered], { [commandOn(NUSRAT)]: { ...offered, rideStatus: 'ACCEPTED', fare: 400 } });
    await userEvent.click(screen.getByRole('button', { name: 'Accept for another fare' }));
    await userEvent.type(await screen.findByLabelText('Fare in BDT'), '400');
    await userEvent.type(await screen.findByLabelText('Why this fare?'), 'The bridge is closed');
    await userEvent.click(screen.getByRole('button', { name: /^Accept for this fare/ }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === commandOn(NUSRAT))?.body).toEqual({
        ...{ rideStatus: 'ACCEPTED', fare: 400 },
        reason: 'The bridge is closed',
      }),
    );
  });

  it('whose offer is raised while another fare is typed say the new one, and the time left', async () => {
    let offer = { fare: 220 };
    await open([{ ...NUSRAT, offer }], { 'GET /ride/rides': giving(() => page([{ ...NUSRAT, offer }])) });
    await userEvent.click(screen.getByRole('button', { name: 'Accept for another fare' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Nusrat offers ৳ 220\./)).toBeVisible();
    expect(within(dialog).getByRole('timer')).toBeVisible();
    offer = { fare: 260 };
    await act(() => invalidate(QUERY.RideRequest));
    expect(await within(dialog).findByText(/^Nusrat offers ৳ 260\./)).toBeVisible();
  });

  it.each([
    ['another fare', 'Accept for another fare', /^Accept for this fare/],
    ['a rejection', 'Reject Nusrat Jahan', /^Reject$/],
  ])('that are over while %s is being typed say so, and nothing can be sent', async (_what, button, confirm) => {
    let waiting = [{ ...NUSRAT, offer: { fare: 220 } }];
    await open(waiting, { 'GET /ride/rides': giving(() => page(waiting)) });
    await userEvent.click(screen.getByRole('button', { name: button }));
    const confirmation = () => within(screen.getByRole('dialog')).queryByRole('button', { name: confirm });
    await screen.findByRole('dialog');
    await waitFor(() => expect(confirmation()).toBeVisible());
    waiting = [];
    await act(() => invalidate(QUERY.RideRequest));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too late: Nusrat is no longer waiting for your answer.',
    );
    expect(confirmation()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('whose time is over cannot be answered, and say so', async () => {
    await open([{ ...NUSRAT, answerBy: new Date(Date.now() - 1_000).toISOString() }]);
    expect(screen.getByText('Too late: Nusrat is no longer waiting for your answer.')).toBeVisible();
    for (const name of [/^Accept/, /^Reject/]) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('are listed by the time left, which each shows with both answers; the dock says whose it answers', async () => {
    const [soon, later] = [20, 100].map((seconds) => new Date(Date.now() + seconds * 1_000).toISOString());
    await open([
      { ...IMRAN, answerBy: later },
      { ...NUSRAT, answerBy: soon },
    ]);
    const cards = screen.getAllByRole('listitem').filter(({ className }) => className.includes('driver-request'));
    expect(cards.map((card) => within(card).getByRole('button', { name: /^Accept/ }).textContent)).toHaveLength(2);
    expect(within(cards[0] as HTMLElement).getAllByText('Nusrat Jahan')[0]).toBeVisible();
    expect(document.querySelector('.ui-dock')).toHaveTextContent('Nusrat Jahan');
    expect(screen.getAllByRole('timer')).toHaveLength(2);
    expect(document.querySelectorAll('.ui-primary')).toHaveLength(1);
  });

  it('have a ring that empties in the time the driver has: 30 or 60 seconds for one of the nearest, two minutes for a chosen one', async () => {
    const now = Date.now();
    const later = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
    const updatedAt = later(0);
    await open([
      { ...NUSRAT, updatedAt, answerBy: later(30) },
      { ...NUSRAT, _id: '64f0000000000000000000e1', updatedAt, answerBy: later(60) },
      { ...IMRAN, updatedAt, answerBy: later(120) },
    ]);
    const left = screen.getAllByRole('timer').map(({ style }) => Number(style.getPropertyValue('--p')));
    expect(left).toHaveLength(3);
    expect(Math.min(...left)).toBeGreaterThan(0.8);
  });

  it.each(Object.entries(WRITTEN))('show what the rider wrote: %s', async (_part, written) => {
    await open([NUSRAT]);
    expect(screen.getByText(written)).toBeVisible();
  });

  it('have no line for an empty note', async () => {
    await open([{ ...NUSRAT, note: '' }]);
    expect(screen.queryByText('Note from the rider')).toBeNull();
  });

  it('an accepted one becomes the active ride', async () => {
    const accepted = { ...NUSRAT, rideStatus: 'ACCEPTED' };
    let engaged: object | null = null;
    const sent = await open([NUSRAT], {
      'GET /ride/current-ride': giving(() => engaged),
      [commandOn(NUSRAT)]: giving(() => {
        engaged = accepted;
        return accepted;
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept Nusrat Jahan' }));
    expect(await screen.findByRole('heading', { name: 'Pick up Nusrat' })).toBeVisible();
    expect(sent).toContainEqual({ call: commandOn(NUSRAT), body: { rideStatus: 'ACCEPTED' } });
  });

  it('the others disappear once the system has rejected them, although no notification says so', async () => {
    const accepted = { ...NUSRAT, rideStatus: 'ACCEPTED' };
    let engaged: object | null = null;
    const later = [[IMRAN], []];
    await open([NUSRAT, IMRAN], {
      'GET /ride/rides': giving(() => page(engaged ? (later.shift() ?? []) : [NUSRAT, IMRAN])),
      'GET /ride/current-ride': giving(() => engaged),
      [commandOn(NUSRAT)]: giving(() => {
        engaged = accepted;
        return accepted;
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept Nusrat Jahan' }));
    expect(await screen.findByText('You can accept again after this ride.')).toBeVisible();
    await waitForElementToBeRemoved(() => screen.queryByText('Imran Ahmed'), { timeout: 10_000 });
  });

  it('an expired one says so', async () => {
    await open([NUSRAT], {
      [commandOn(NUSRAT)]: refusing(409, 'ride/answer-too-late', 'This request has expired.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept Nusrat Jahan' }));
    expect(await screen.findByText('This request has expired.')).toBeTruthy();
  });

  it('is rejected with a reason', async () => {
    const sent = await open([NUSRAT], { [commandOn(NUSRAT)]: { ...NUSRAT, rideStatus: 'REJECTED' } });
    await userEvent.click(screen.getByRole('button', { name: 'Reject Nusrat Jahan' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'Too far away');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Request rejected')).toBeTruthy();
    const body = { rideStatus: 'REJECTED', reason: 'Too far away' };
    expect(sent).toContainEqual({ call: commandOn(NUSRAT), body });
  });

  it('a rejected one has its reason by one press, or own words after it', async () => {
    const sent = await open([NUSRAT], { [commandOn(NUSRAT)]: { ...NUSRAT, rideStatus: 'REJECTED' } });
    await userEvent.click(screen.getByRole('button', { name: 'Reject Nusrat Jahan' }));
    const dialog = await screen.findByRole('dialog');
    const chip = within(dialog).getByRole('button', { name: 'Too far from here', pressed: false });
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    expect(within(dialog).getByLabelText('Reason (optional)')).toHaveValue('');
    await userEvent.click(chip);
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), ', sorry');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await screen.findByText('Request rejected');
    const body = { rideStatus: 'REJECTED', reason: 'Too far from here, sorry' };
    expect(sent).toContainEqual({ call: commandOn(NUSRAT), body });
  });

  it('say so when their time is almost over', async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    await open([
      { ...NUSRAT, updatedAt: inSeconds(-100), answerBy: inSeconds(20) },
      { ...IMRAN, updatedAt: inSeconds(0), answerBy: inSeconds(120) },
    ]);
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter(({ className }) => className === 'ui-card driver-request');
    expect(first).toHaveTextContent('Almost over: answer now');
    expect(second).not.toHaveTextContent('Almost over');
  });
});

describe('a driver whom the system set OFFLINE', () => {
  const driver = driverWith({
    availabilityStatus: 'OFFLINE',
    availabilityCause: 'unreachable',
    availabilitySince: '2026-11-02T06:05:00.000Z',
  });
  const profile = { 'GET /driver/drivers': page([driver]) };

  it('reads why, and going ONLINE is the next action', async () => {
    await open([], profile);
    expect(await screen.findByText(/could not reach your phone/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go online' }).className).toContain('ui-primary');
  });

  it('answers the requests that wait first: one action is orange', async () => {
    await open([NUSRAT], profile);
    expect(await screen.findByRole('button', { name: 'Go online' })).toBeVisible();
    expect(document.querySelectorAll('.ui-primary')).toHaveLength(1);
  });
});

describe('a driver’s phone number', () => {
  const { isPhoneProven: _, ...unproven } = person('DRIVER');
  const question = () => screen.queryByRole('heading', { name: 'Confirm your phone number' });
  const isShown = () => screen.findByRole('heading', { name: 'Your location' });

  beforeEach(() => localStorage.clear());

  it('is asked to be confirmed while nobody waits', async () => {
    await open([], {}, unproven);
    await waitFor(() => expect(question()).toBeVisible());
  });

  it.each([
    ['it is confirmed', [], person('DRIVER')],
    ['a request waits', [NUSRAT], unproven],
  ])('is not asked where %s', async (_where, waiting, account) => {
    await open(waiting, {}, account);
    await isShown();
    expect(question()).toBeNull();
  });
});
