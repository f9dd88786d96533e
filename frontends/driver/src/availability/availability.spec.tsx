import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, page, refusing } from '../testing/fixture';
import { driverWith, person } from '../testing/samples';
import { OfflineNotice } from './offline-notice';
import { SidebarActions } from './sidebar-actions';

const OFFLINE = driverWith({ availabilityStatus: 'OFFLINE' });

function open(driver: ReturnType<typeof driverWith>, update: unknown) {
  const sent = answering({
    'GET /driver/drivers': page([driver]),
    'GET /ride/current-ride': null,
    [`PATCH /driver/update/${driver._id}`]: update,
  });
  openAs(person('DRIVER'), [{ path: '/driver', Component: SidebarActions }], '/driver');
  return sent;
}

describe('the availability switch', () => {
  it('switches ONLINE and says so', async () => {
    const sent = open(OFFLINE, driverWith());
    await userEvent.click(await screen.findByRole('switch', { name: 'Availability' }));
    expect(await screen.findByText("Driver's status updated successfully.")).toBeTruthy();
    expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ availabilityStatus: 'ONLINE' });
  });

  it('shows a refusal and stays as it was', async () => {
    open(OFFLINE, refusing(403, 'driver/not-approved', 'Only approved drivers can go online.'));
    const control = await screen.findByRole('switch', { name: 'Availability' });
    await userEvent.click(control);
    expect(await screen.findByText('Only approved drivers can go online.')).toBeTruthy();
    expect(control).not.toBeChecked();
  });

  it('cannot be turned on before approval, and says why', async () => {
    open({ ...OFFLINE, status: 'PENDING' }, undefined);
    expect(await screen.findByRole('switch', { name: 'Availability' })).toBeDisabled();
    expect(screen.getByText('Only approved drivers can go online.', { selector: 'p' })).toBeTruthy();
  });
});

describe('why a driver is OFFLINE', () => {
  const UNANSWERED = { ...OFFLINE, availabilityCause: 'unanswered' } as const;

  it('three unanswered requests are shown as the reason, also after a reload, with the way back ONLINE', async () => {
    const sent = answering({ [`PATCH /driver/update/${OFFLINE._id}`]: driverWith() });
    const element = <OfflineNotice driver={UNANSWERED} />;
    openAs(person('DRIVER'), [{ path: '/driver', element }], '/driver');
    expect(screen.getByText('You are OFFLINE now: three requests in a row were left unanswered.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go online' }));
    const body = { availabilityStatus: 'ONLINE' };
    await waitFor(() => expect(sent).toContainEqual({ call: `PATCH /driver/update/${OFFLINE._id}`, body }));
  });
});
