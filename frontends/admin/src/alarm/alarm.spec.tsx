import type { Notification } from '@pothik/contracts/notification';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, success } from '../testing/fixture';
import { incidentWith } from '../testing/samples';
import { Alarm } from './alarm';
import { ring } from './ring';
import { switchSound } from './sound.store';
import { SoundSwitch } from './sound-switch';

let notify: (entry: Notification) => void = () => {};

jest.mock('./ring', () => ({ ring: jest.fn(async () => true) }));
jest.mock('@pothik/api-client', () => ({
  ...jest.requireActual('@pothik/api-client'),
  useLive: (_kinds: unknown, callback: (entry: Notification) => void) => {
    notify = callback;
  },
}));

const raised: Notification = {
  number: 7,
  kind: 'sos-raised',
  subjectId: '665000000000000000000006',
  facts: {},
  at: '2026-11-02T06:00:00.000Z',
};
const INCIDENT = incidentWith({ rider: { ...incidentWith().rider, phone: '01811000456' } });
const OPEN = (count: number) => ({
  'GET /sos/incidents': pageOf(count > 0 ? [INCIDENT] : [], count),
  [`GET /driver/position/${INCIDENT.ride}`]: success(null),
  [`GET /driver/track/${INCIDENT.ride}`]: success(null),
  [`GET /ride/${INCIDENT.ride}`]: success({ rideStatus: 'COMPLETED' }),
});

beforeEach(async () => {
  await newAdministrator();
  switchSound(true);
  jest.mocked(ring).mockClear();
  jest.mocked(ring).mockResolvedValue(true);
});

describe('the alarm', () => {
  it('announces and rings when an SOS comes in, on every page', async () => {
    answering(OPEN(0));
    open(<Alarm />, '/admin/all-drivers');
    act(() => notify(raised));
    expect(screen.getByRole('alert')).toHaveTextContent('A new SOS incident has come in.');
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('is silent when switched off, and still announces', async () => {
    answering(OPEN(0));
    open(<Alarm />, '/admin/all-drivers');
    switchSound(false);
    act(() => notify(raised));
    expect(screen.getByRole('alert')).toHaveTextContent('A new SOS incident has come in.');
    expect(ring).not.toHaveBeenCalled();
  });

  it('stays visible while an SOS is not acknowledged, and links to it', async () => {
    answering(OPEN(2));
    open(<Alarm />, '/admin/analytics');
    expect(await screen.findByText('2 SOS not yet acknowledged')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/admin/sos');
  });

  it('says who called, where, and what the ride is doing now, and offers the telephone', async () => {
    answering(OPEN(1));
    open(<Alarm />, '/admin/analytics');
    expect(await screen.findByText('Nusrat Jahan, rider, in Rafiqul Islam’s vehicle')).toBeTruthy();
    expect(screen.getByText('On the way from Dhanmondi 27, lake gate')).toBeTruthy();
    expect(await screen.findByText('COMPLETED')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Nusrat Jahan' })).toHaveAttribute('href', 'tel:01811000456');
    expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  });

  it('begins the tab’s title, whatever page is opened, until all are acknowledged', async () => {
    document.title = 'Analytics · Pothik';
    answering(OPEN(1));
    const { unmount } = open(<Alarm />, '/admin/analytics');
    await waitFor(() => expect(document.title).toBe('SOS · Analytics · Pothik'));
    document.title = 'All Drivers · Pothik';
    await waitFor(() => expect(document.title).toBe('SOS · All Drivers · Pothik'));
    unmount();
    expect(document.title).toBe('All Drivers · Pothik');
  });

  it('rings again and again until it is acknowledged', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    answering(OPEN(1));
    open(<Alarm />, '/admin/analytics');
    await act(() => jest.advanceTimersByTimeAsync(35_000));
    expect(jest.mocked(ring).mock.calls.length).toBeGreaterThanOrEqual(3);
    jest.useRealTimers();
  });
});

describe('the sound', () => {
  it('is switched off and on, plays once when switched on, and the choice is remembered', async () => {
    open(<SoundSwitch />, '/admin/sos');
    const sound = screen.getByRole('switch', { name: 'Sound when an SOS comes in' });
    expect(sound).toBeChecked();
    await userEvent.click(sound);
    expect(sound).not.toBeChecked();
    expect(localStorage.getItem('pothik-sos-sound')).toBe('off');
    expect(ring).not.toHaveBeenCalled();
    await userEvent.click(sound);
    expect(sound).toBeChecked();
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('says when the browser blocks it', async () => {
    jest.mocked(ring).mockResolvedValue(false);
    switchSound(false);
    open(<SoundSwitch />, '/admin/sos');
    await userEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(/Your browser stays silent/)).toBeTruthy();
  });
});
