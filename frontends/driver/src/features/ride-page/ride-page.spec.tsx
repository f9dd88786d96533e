import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../../testing/fixture';
import { person, rideWith, WRITTEN } from '../../testing/samples';
import { Component as RidePage } from './ride-page';

const RIDE = rideWith();
const CALL = `GET /ride/${RIDE._id}`;
const at = RIDE.createdAt;
const cancelled = rideWith({
  rideStatus: 'CANCELLED',
  history: [
    { from: null, to: 'REQUESTED', by: 'RIDER', at, reason: '' },
    { from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at, reason: '' },
    { from: 'ACCEPTED', to: 'CANCELLED', by: 'RIDER', at, reason: 'Plans changed' },
  ],
});

function open(answer: unknown) {
  answering({ [CALL]: answer, 'GET /driver/blocks': [] });
  return openAs(
    person('DRIVER'),
    [{ path: '/driver/rides/:rideId', Component: RidePage }],
    `/driver/rides/${RIDE._id}`,
  );
}

describe('the page of one ride', () => {
  it('shows everything that happened: what, by whom and why', async () => {
    open(cancelled);
    const history = await screen.findByRole('list', { name: 'History' });
    const steps = within(history).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('RequestedBy the rider'),
      expect.stringContaining('AcceptedBy you'),
      expect.stringContaining('CancelledBy the rider: Plans changed'),
    ]);
    expect(screen.getByText('Nusrat Jahan')).toBeVisible();
    expect(screen.getByText('N/A')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Block this rider' })).toBeVisible();
  });

  it.each(Object.entries(WRITTEN))('shows what the rider wrote: %s', async (_part, written) => {
    open(cancelled);
    expect(await screen.findByText(written)).toBeVisible();
  });

  it('says that it was booked by phone', async () => {
    open({ ...cancelled, isByPhone: true });
    expect(await screen.findByText('Booked by phone')).toBeVisible();
  });

  it('links an open ride to its next action', async () => {
    open(rideWith({ rideStatus: 'IN TRANSIT', fare: 320 }));
    expect(await screen.findByRole('link', { name: 'Go to the active ride' })).toHaveAttribute(
      'href',
      '/driver/ride-request',
    );
    expect(screen.queryByRole('button', { name: 'Block this rider' })).toBeNull();
    expect(screen.getByRole('link', { name: '01811000456' })).toHaveAttribute('href', 'tel:01811000456');
  });

  it('an unknown ride says so, and links to the list', async () => {
    const address = open(refusing(404, 'ride/not-found', 'Ride not found'));
    expect(await screen.findByRole('heading', { name: 'Ride not found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(address()).toBe('/driver/ride-completed');
  });

  it('a failure offers Retry', async () => {
    open(refusing(500, 'platform/unexpected', 'Something went wrong'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answering({ [CALL]: cancelled, 'GET /driver/blocks': [] });
    await userEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'History' })).toBeVisible();
  });
});
