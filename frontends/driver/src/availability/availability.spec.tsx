import { pushBrowser } from '@pothik/api-client/testing';
import type { DriverView } from '@pothik/contracts/driver';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, page, refusing } from '../testing/fixture';
import { driverWith, person } from '../testing/samples';
import { seenMarkOf } from './availability.rules';
import { AvailabilityCard } from './availability-card';
import { OfflineDock } from './offline-notice';
import { SidebarActions } from './sidebar-actions';
import { useOfflineNotice } from './use-offline-notice';

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

  it('asks in the same tap that the phone may ring, which ONLINE does not wait for', async () => {
    const browser = pushBrowser();
    const sent = open(OFFLINE, driverWith());
    await userEvent.click(await screen.findByRole('switch', { name: 'Availability' }));
    expect(browser.requestPermission).toHaveBeenCalledTimes(1);
    // The test has no answer to it, as a platform that is out of reach.
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /notification/push-key'));
    expect(await screen.findByText("Driver's status updated successfully.")).toBeTruthy();
    browser.remove();
  });

  it('asks for nothing in going OFFLINE', async () => {
    const browser = pushBrowser();
    open(driverWith(), OFFLINE);
    await userEvent.click(await screen.findByRole('switch', { name: 'Availability' }));
    expect(await screen.findByText("Driver's status updated successfully.")).toBeTruthy();
    expect(browser.requestPermission).not.toHaveBeenCalled();
    browser.remove();
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

describe('a paused driver', () => {
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const paused = (count: number) =>
    driverWith({
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'cancelled-soon',
      availabilitySince: inMinutes(count - 30),
      pausedUntil: inMinutes(count),
    });

  it('cannot be turned on until the pause ends, and reads when that is', async () => {
    const driver = paused(20);
    // The notice says it too, until it is read.
    localStorage.setItem(`driver-offline-seen:${person('DRIVER')._id}`, seenMarkOf('cancelled-soon', driver));
    open(driver, undefined);
    expect(await screen.findByRole('switch', { name: 'Availability' })).toBeDisabled();
    expect(screen.getByText(/^You can go online again at \d{1,2}:\d\d [AP]M\.$/)).toBeVisible();
  });

  it('reads why and until when, without a way ONLINE', () => {
    openAs(person('DRIVER'), [{ path: '/driver', element: <Page driver={paused(20)} /> }], '/driver');
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You are offline: today you cancelled three rides within three minutes of accepting them\.You can go online again at/,
    );
    expect(screen.queryByRole('button', { name: 'Go online' })).toBeNull();
  });

  it('reads that the pause is over, also after having read why, and goes ONLINE', async () => {
    const driver = paused(0.02);
    const sent = answering({ [`PATCH /driver/update/${driver._id}`]: driverWith() });
    openAs(person('DRIVER'), [{ path: '/driver', element: <Page driver={driver} /> }], '/driver');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(
      await screen.findByText('Your pause is over. You can go online again.', {}, { timeout: 4_000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go online' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`PATCH /driver/update/${driver._id}`));
  });
});

function Page({ driver }: { driver: DriverView }) {
  const news = useOfflineNotice(driver);
  return news ? <OfflineDock news={news} /> : 'nothing to say';
}

const SINCE = '2026-11-02T06:05:00.000Z';

describe('why a driver is OFFLINE', () => {
  const UNANSWERED = { ...OFFLINE, availabilityCause: 'unanswered', availabilitySince: SINCE } as const;
  const show = (driver: DriverView) =>
    openAs(person('DRIVER'), [{ path: '/driver', element: <Page driver={driver} /> }], '/driver');

  beforeEach(() => localStorage.clear());

  it.each([
    ['unanswered', 'You are offline: three requests in a row were left unanswered.'],
    ['logged-out', 'You are offline because you logged out.'],
    ['unreachable', 'You are offline: we could not reach your phone for a while.'],
    ['suspended', 'You were set offline when your account was suspended. You can drive again.'],
  ] as const)('is said for %s, with since when in Dhaka', (availabilityCause, words) => {
    show({ ...UNANSWERED, availabilityCause });
    expect(screen.getByRole('status')).toHaveTextContent(`${words}Since 2 Nov 2026, 12:05 PM`);
    expect(screen.getByText(words).querySelector('time')).toHaveAttribute('dateTime', SINCE);
  });

  it('is said while a change is being checked, with the way to it, and once it no longer is', () => {
    const changed = { ...UNANSWERED, availabilityCause: 'changed' } as const;
    const waitingChange = { number: 3, at: SINCE, changes: [{ field: 'vehicleType', from: 'BIKE', to: 'PREMIUM' }] };
    show({ ...changed, waitingChange } as DriverView);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline: your change is being checked.');
    expect(screen.getByRole('link', { name: 'See the change' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('button', { name: 'Go online' })).toBeNull();
    cleanup();
    show(changed);
    expect(screen.getByRole('status')).toHaveTextContent('Your change is no longer being checked.');
    expect(screen.getByRole('button', { name: 'Go online' })).toBeVisible();
  });

  it('is that of the switch while brand or model alone waits', () => {
    const waitingChange = { number: 3, at: SINCE, changes: [{ field: 'brand', from: 'Bajaj', to: 'TVS' }] };
    show({ ...UNANSWERED, waitingChange } as DriverView);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline: three requests in a row were left unanswered.',
    );
    expect(screen.getByRole('button', { name: 'Go online' })).toBeVisible();
  });

  it('is said once: the switch says it after the notice was read', async () => {
    answering({ 'GET /ride/current-ride': null });
    const changes = [{ field: 'vehicleType' as const, from: 'BIKE', to: 'PREMIUM' }];
    const driver = {
      ...OFFLINE,
      availabilityCause: 'changed' as const,
      waitingChange: { number: 3, at: SINCE, changes },
    };
    const page = (
      <>
        <AvailabilityCard driver={driver} />
        <Page driver={driver} />
      </>
    );
    openAs(person('DRIVER'), [{ path: '/driver', element: page }], '/driver');
    const words = 'You are offline: your change is being checked.';
    expect(screen.getByText(words).closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Riders cannot choose you')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect((await screen.findByText(words)).closest('[role=status]')).toBeNull();
  });

  it('has the way back ONLINE as the one next action', async () => {
    const sent = answering({ [`PATCH /driver/update/${OFFLINE._id}`]: driverWith() });
    show(UNANSWERED);
    expect(document.querySelectorAll('.ui-primary')).toHaveLength(1);
    const goOnline = screen.getByRole('button', { name: 'Go online' });
    expect(goOnline.className).toContain('ui-primary');
    await userEvent.click(goOnline);
    const body = { availabilityStatus: 'ONLINE' };
    await waitFor(() => expect(sent).toContainEqual({ call: `PATCH /driver/update/${OFFLINE._id}`, body }));
  });

  it('is gone once it was seen, also after a reload, until the next time', async () => {
    show(UNANSWERED);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('nothing to say')).toBeVisible();
    cleanup();
    show(UNANSWERED);
    expect(screen.getByText('nothing to say')).toBeVisible();
    cleanup();
    show({ ...UNANSWERED, availabilitySince: '2026-11-02T07:00:00.000Z' });
    expect(screen.getByRole('button', { name: 'Go online' })).toBeVisible();
  });
});
