import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { BlockRider } from './block-rider';
import { Component as BlockedRidersPage } from './blocked-riders-page';

const RIDE = rideWith({ rideStatus: 'COMPLETED', fare: 320 });
const RIDER = {
  user: { _id: RIDE.user._id, firstName: 'Nusrat' },
  rideId: RIDE._id,
  blockedAt: '2026-11-02T06:00:00.000Z',
};
const BLOCK = `POST /driver/blocks/${RIDE.user._id}`;
const UNBLOCK = `DELETE /driver/blocks/${RIDE.user._id}`;
const LIST = 'GET /driver/blocks';

const open = (path: string) =>
  openAs(
    person('DRIVER'),
    [
      { path: '/driver/rides/:rideId', element: <BlockRider ride={RIDE} /> },
      { path: '/driver/blocked-riders', Component: BlockedRidersPage },
    ],
    path,
  );
const openRide = () => open(`/driver/rides/${RIDE._id}`);
const openList = () => open('/driver/blocked-riders');

describe('the rider of an ended ride', () => {
  it('is blocked after a confirmation that says what it does, and unblocked', async () => {
    const sent = answering({ [LIST]: [], [BLOCK]: RIDER, [UNBLOCK]: null });
    openRide();
    await userEvent.click(await screen.findByRole('button', { name: 'Block this rider' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Nusrat?' });
    expect(within(dialog).getByText(/cannot book you/)).toBeVisible();
    expect(sent.map(({ call }) => call)).not.toContain(BLOCK);
    answering({ [LIST]: [RIDER], [BLOCK]: RIDER, [UNBLOCK]: null });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block this rider' }));
    const unblock = await screen.findByRole('button', { name: 'Unblock' });
    await waitFor(() => expect(unblock).toHaveFocus());
    answering({ [LIST]: [], [UNBLOCK]: null });
    await userEvent.keyboard('{Enter}');
    const block = await screen.findByRole('button', { name: 'Block this rider' });
    expect(block).toBeVisible();
    await waitFor(() => expect(block).toHaveFocus());
  });

  it('keeps the question open with the reason when the block is refused', async () => {
    const refusal = refusing(409, 'driver/too-many-blocks', 'Please unblock somebody first.');
    answering({ [LIST]: [], [BLOCK]: refusal });
    openRide();
    await userEvent.click(await screen.findByRole('button', { name: 'Block this rider' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block this rider' }));
    expect(await within(dialog).findByText('Please unblock somebody first.')).toBeVisible();
  });
});

describe('the list of blocked riders', () => {
  it('unblocks a rider', async () => {
    answering({ [LIST]: [RIDER], [UNBLOCK]: null });
    openList();
    const unblock = await screen.findByRole('button', { name: 'Unblock Nusrat' });
    expect(screen.getByRole('link', { name: 'Your last ride together' })).toHaveAttribute(
      'href',
      `/driver/rides/${RIDE._id}`,
    );
    const back = screen.getByRole('link', { name: 'Back to completed rides' });
    expect(back).toHaveAttribute('href', '/driver/ride-completed');
    answering({ [LIST]: [], [UNBLOCK]: null });
    await userEvent.click(unblock);
    expect(await screen.findByText('Nobody is blocked')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('gives the focus to the next rider when one of several is unblocked', async () => {
    const other = { ...RIDER, user: { _id: '00000000000000000000000f', firstName: 'Karim' } };
    answering({ [LIST]: [RIDER, other], [UNBLOCK]: null });
    openList();
    const unblock = await screen.findByRole('button', { name: 'Unblock Nusrat' });
    answering({ [LIST]: [other], [UNBLOCK]: null });
    await userEvent.click(unblock);
    await waitFor(() => expect(screen.queryByText('Nusrat')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Your last ride together' })).toHaveFocus());
  });

  it('offers Retry when it did not load', async () => {
    answering({ [LIST]: refusing(500, 'platform/unexpected', 'Something went wrong') });
    openList();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answering({ [LIST]: [RIDER] });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Nusrat')).toBeVisible());
  });
});
