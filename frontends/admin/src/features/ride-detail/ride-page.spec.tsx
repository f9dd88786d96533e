import type { RideView } from '@pothik/contracts/ride';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { auditLogEntryWith, identifier, incidentWith, rideWith } from '../../testing/samples';
import { Component as RidePage } from './ride-page';

const RIDE = rideWith();
const GET = `GET /ride/${RIDE._id}`;
const UPDATE = `POST /ride/update-status/${RIDE._id}`;
const INCIDENTS = 'GET /sos/incidents';
const NO_INCIDENTS = { [INCIDENTS]: pageOf([]) };
const openRide = () => open(<RidePage />, `/admin/rides/${RIDE._id}`, '/admin/rides/:id');

beforeEach(() => newAdministrator());

const DECIDE = `POST /ride/review/${RIDE._id}`;
const reviewed = (state: 'REVIEW' | 'CONFIRMED') =>
  rideWith({ rideStatus: 'COMPLETED', review: { state, reasons: ['too-quick'] } });

describe('a ride’s page', () => {
  it('shows status, places, history by whom, vehicle, and the ways to the people', async () => {
    answering({ ...NO_INCIDENTS, [GET]: success(RIDE) });
    openRide();
    expect(await screen.findByRole('heading', { level: 1, name: 'P-00007' })).toBeTruthy();
    for (const fact of ['Dhanmondi 27, lake gate', 'Dhaka Metro-Ga 23-4567', '৳ 320', 'Rider Nusrat Jahan'])
      expect(screen.getByText(fact)).toBeTruthy();
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Driver’s page')).toBe(`/admin/drivers/${identifier(2)}`);
    expect(leads('All rides of Rafiqul Islam')).toBe(`/admin/rides?driver=${identifier(2)}`);
    expect(leads('All rides of Nusrat Jahan')).toBe(`/admin/rides?rider=${identifier(8)}`);
  });

  it('marks the numbers that nobody has confirmed', async () => {
    const { user, driver, ...ride } = RIDE;
    const phones = {
      user: { ...user, phone: '01811000456' },
      driver: { ...driver, user: { ...driver.user, phone: '01711000123' } },
    };
    const proven = { ...phones, user: { ...phones.user, isPhoneProven: true as const } };
    answering({ ...NO_INCIDENTS, [GET]: success({ ...ride, ...proven }) });
    openRide();
    expect(await screen.findByRole('link', { name: '01811000456' })).toBeVisible();
    expect(screen.getAllByText('Not confirmed')).toHaveLength(1);
  });

  it('shows the arrival, and both times of what waited for a network', async () => {
    const late = { at: '2026-11-21T08:09:00.000Z', claimedAt: '2026-11-21T08:02:00.000Z' };
    const arrival = { arrivedAt: '2026-11-21T08:00:00.000Z', arrivalClaimedAt: '2026-11-21T07:50:00.000Z' };
    const history: RideView['history'] = [
      ...RIDE.history.map((step) => ({ ...step, at: '2026-11-21T07:30:00.000Z' })),
      { from: 'ACCEPTED', to: 'PICKED UP', by: 'DRIVER', reason: '', ...late },
    ];
    answering({ ...NO_INCIDENTS, [GET]: success(rideWith({ rideStatus: 'PICKED UP', history, ...arrival })) });
    openRide();
    const list = await screen.findByRole('list', { name: 'History' });
    const steps = within(list).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.not.stringContaining('Pressed'),
      expect.not.stringContaining('Pressed'),
      expect.stringMatching(/^At the pickup.*Pressed 1:50 PM, reached us 2:00 PM/),
      expect.stringMatching(/^Picked up.*Pressed 2:02 PM, reached us 2:09 PM/),
    ]);
  });

  it('of the desk says who booked it, and is cancelled at the desk also while drivers are asked', async () => {
    await newAdministrator('SUPER_ADMIN');
    const bookedBy = { _id: identifier(42), name: 'Tanvir Ahmed' };
    const ride = rideWith({ rideStatus: 'REQUESTED', isByPhone: true, bookedBy });
    const sent = answering({
      ...NO_INCIDENTS,
      [GET]: success(ride),
      [`POST /ride/desk/cancel/${RIDE._id}`]: success({ ...ride, rideStatus: 'CANCELLED' }),
    });
    openRide();
    expect(await screen.findByText('Booked by phone, by Tanvir Ahmed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel ride' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Their plans changed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the ride' }));
    const cancelled = { call: `POST /ride/desk/cancel/${RIDE._id}`, body: { reason: 'Their plans changed' } };
    await waitFor(() => expect(sent).toContainEqual(cancelled));
  });

  it('cancels with a reason, and says why it was refused', async () => {
    const sent = answering({
      ...NO_INCIDENTS,
      'GET /notification/acts': pageOf([auditLogEntryWith({ act: 'ride-cancelled', subjectId: RIDE._id })]),
      [GET]: success(RIDE),
      [UPDATE]: refusal(409, 'ride/illegal-transition', 'This ride has ended.'),
    });
    openRide();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel ride' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel ride P-00007?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'The car broke down');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the ride' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === UPDATE)?.body).toEqual({
        rideStatus: 'CANCELLED',
        reason: 'The car broke down',
      }),
    );
    expect((await dialog.findByRole('alert')).textContent).toContain('Tanvir Ahmed was first: Ride cancelled.');
    const asked = sent.filter(({ call }) => call === GET).length;
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the ride' }));
    await waitFor(() => expect(sent.filter(({ call }) => call === GET).length).toBe(asked + 1));
  });

  it.each(['REQUESTED', 'COMPLETED', 'CANCELLED'] as const)('that is %s has no cancellation', async (rideStatus) => {
    answering({ ...NO_INCIDENTS, [GET]: success(rideWith({ rideStatus })) });
    openRide();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cancel ride' })).toBeNull();
  });

  it.each([
    ['Confirm the ride', true],
    ['Leave it out', false],
  ] as const)('under review says why, and is decided by “%s”', async (button, counts) => {
    let ride = reviewed('REVIEW');
    const sent = answering({
      ...NO_INCIDENTS,
      [GET]: () => success(ride),
      [DECIDE]: () => {
        ride = reviewed('CONFIRMED');
        return success(ride);
      },
    });
    openRide();
    expect(await screen.findByText('Quicker than a real ride')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    if (!counts) {
      const dialog = await screen.findByRole('dialog', { name: 'Leave this ride out for good?' });
      expect(sent.map((each) => each.call)).not.toContain(DECIDE);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Leave out for good' }));
    }
    await waitFor(() => expect(sent.find((each) => each.call === DECIDE)?.body).toEqual({ counts }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Confirmed' })).toHaveFocus());
  });

  it('under review stays so when “Not now” answers the question, and says why when it is refused', async () => {
    let ride = reviewed('REVIEW');
    const sent = answering({
      ...NO_INCIDENTS,
      'GET /notification/acts': pageOf([]),
      [GET]: () => success(ride),
      [DECIDE]: () => {
        ride = reviewed('CONFIRMED');
        return refusal(409, 'ride/not-under-review', 'This ride was decided already.');
      },
    });
    openRide();
    const leaveOut = await screen.findByRole('button', { name: 'Leave it out' });
    await userEvent.click(leaveOut);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(leaveOut).toHaveFocus());
    expect(sent.map((each) => each.call)).not.toContain(DECIDE);
    await userEvent.click(leaveOut);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out for good' }));
    expect(await screen.findByText('This ride was decided already.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Confirmed' })).toHaveFocus());
  });

  it.each([
    ['CONFIRMED', 'Confirmed'],
    ['LEFT_OUT', 'Not counted'],
  ] as const)('reviewed as %s says so, and is not decided again', async (state, words) => {
    const ride = rideWith({ rideStatus: 'COMPLETED', review: { state, reasons: ['too-quick'] } });
    answering({ ...NO_INCIDENTS, [GET]: success(ride) });
    openRide();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the ride' })).toBeNull();
  });

  it('names its incidents, with the way to them, and says so when they did not load', async () => {
    const incidents = [incidentWith(), incidentWith({ _id: identifier(10), raisedBy: 'DRIVER', status: 'RESOLVED' })];
    let answer = refusal(503, 'platform/unavailable', 'Not now');
    const sent = answering({ [GET]: success(RIDE), [INCIDENTS]: () => answer });
    openRide();
    expect(await screen.findByText('The incidents did not load', undefined, { timeout: 10_000 })).toBeTruthy();
    answer = pageOf(incidents);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    for (const fact of ['Raised by the rider', 'Raised by the driver', 'OPEN', 'RESOLVED'])
      expect(await screen.findByText(fact)).toBeTruthy();
    expect(sent.find(({ call }) => call === INCIDENTS)?.query).toMatchObject({ ride: RIDE._id });
    const [link] = screen.getAllByRole('link', { name: 'Open the incident' });
    expect(link?.getAttribute('href')).toBe(`/admin/sos?ride=${RIDE._id}`);
  });

  it('says why the system ended it in words for administrators', async () => {
    const [asked] = RIDE.history;
    const ended = { from: 'ACCEPTED', to: 'CANCELLED', by: 'SYSTEM', at: RIDE.createdAt, reason: '' } as const;
    const history = [...(asked ? [asked] : []), { ...ended, cause: 'not-picked-up' as const }];
    answering({ ...NO_INCIDENTS, [GET]: success(rideWith({ rideStatus: 'CANCELLED', history })) });
    openRide();
    expect(await screen.findByText('Automatic: The driver did not pick the rider up within 45 minutes')).toBeTruthy();
  });

  it('says what the rider offered', async () => {
    answering({ ...NO_INCIDENTS, [GET]: success(rideWith({ offer: { fare: 180 } })) });
    openRide();
    expect(await screen.findByText('The rider’s offer')).toBeVisible();
    expect(screen.getByText('৳ 180')).toBeVisible();
  });

  it('says that there is no such ride', async () => {
    answering({ ...NO_INCIDENTS, [GET]: refusal(404, 'ride/not-found', 'No ride') });
    openRide();
    expect(await screen.findByRole('heading', { level: 1, name: 'No such ride' })).toBeTruthy();
  });
});
