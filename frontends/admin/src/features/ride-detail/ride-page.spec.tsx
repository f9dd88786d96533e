import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, refusal, success } from '../../testing/fixture';
import { identifier, rideWith } from '../../testing/samples';
import { Component as RidePage } from './ride-page';

const RIDE = rideWith();
const GET = `GET /ride/${RIDE._id}`;
const UPDATE = `POST /ride/update-status/${RIDE._id}`;
const openRide = () => open(<RidePage />, `/admin/rides/${RIDE._id}`, '/admin/rides/:id');

beforeEach(() => newAdministrator());

describe('a ride’s page', () => {
  it('shows status, places, history by whom, vehicle, and the ways to the people', async () => {
    answering({ [GET]: success(RIDE) });
    openRide();
    expect(await screen.findByRole('heading', { level: 1, name: 'P-00007' })).toBeTruthy();
    for (const fact of ['Dhanmondi 27, lake gate', 'DM GA 23-4567', '৳ 320', 'Rider Nusrat Jahan'])
      expect(screen.getByText(fact)).toBeTruthy();
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Rafiqul Islam')).toBe(`/admin/drivers/${identifier(2)}`);
    expect(leads('All rides of Rafiqul Islam')).toBe(`/admin/rides?driver=${identifier(2)}`);
    expect(leads('All rides of Nusrat Jahan')).toBe(`/admin/rides?rider=${identifier(8)}`);
  });

  it('cancels with a reason, and says why it was refused', async () => {
    const sent = answering({
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
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });

  it.each(['REQUESTED', 'COMPLETED', 'CANCELLED'] as const)('that is %s has no cancellation', async (rideStatus) => {
    answering({ [GET]: success(rideWith({ rideStatus })) });
    openRide();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cancel ride' })).toBeNull();
  });

  it('says that there is no such ride', async () => {
    answering({ [GET]: refusal(404, 'ride/not-found', 'No ride') });
    openRide();
    expect(await screen.findByRole('heading', { level: 1, name: 'No such ride' })).toBeTruthy();
  });
});
