import { QUERY, queryClient } from '@pothik/api-client';
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
  onNotifications: (listener: typeof notify) => {
    notify = listener;
    return () => {};
  },
}));

const raised: Notification = {
  number: 7,
  kind: 'sos-raised',
  subjectId: '665000000000000000000006',
  facts: {},
  words: { en: 'An SOS was raised', bn: 'SOS এসেছে' },
  alarms: true,
  at: '2026-11-02T06:00:00.000Z',
};
const INCIDENT = incidentWith({ rider: { ...incidentWith().rider, phone: '01811000456' } });
const IN_HAND = incidentWith({
  status: 'ACKNOWLEDGED',
  acknowledgedBy: 'Sadia Afrin',
  acknowledgedAt: new Date(2026, 10, 2, 10, 58).toISOString(),
});
const ALARMED_AGAIN = { ...IN_HAND, alarmedAgainAt: '2026-11-02T06:10:00.000Z' };
const OPEN = (count: number, inHand: readonly object[] = []) => ({
  'GET /sos/incidents': (query: URLSearchParams) =>
    query.get('status') === 'OPEN' ? pageOf(count > 0 ? [INCIDENT] : [], count) : pageOf(inHand),
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
  it('takes what the sidebar of the shell has read: the list is asked for once', async () => {
    const sent = answering(OPEN(1));
    queryClient.setQueryData([QUERY.RideRequest, 'incidents', 'unresolved'], {
      incidents: [INCIDENT],
      open: 1,
      inHand: 0,
    });
    open(<Alarm />, '/admin/all-drivers');
    expect(await screen.findByRole('region', { name: 'SOS' })).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'GET /sos/incidents')).toEqual([]);
  });

  it('announces and rings when an SOS comes in, on every page', async () => {
    answering(OPEN(0));
    open(<Alarm />, '/admin/all-drivers');
    act(() => notify(raised));
    expect(screen.getByRole('alert')).toHaveTextContent('An SOS was raised');
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('mounted twice, by the shell and by its own frame, sounds and stands once', async () => {
    answering(OPEN(1));
    open(
      <>
        <Alarm />
        <Alarm />
      </>,
      '/admin/analytics',
    );
    expect(await screen.findAllByRole('region', { name: 'SOS' })).toHaveLength(1);
    act(() => notify(raised));
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('is silent when switched off, and still announces', async () => {
    answering(OPEN(0));
    open(<Alarm />, '/admin/all-drivers');
    switchSound(false);
    act(() => notify(raised));
    expect(screen.getByRole('alert')).toHaveTextContent('An SOS was raised');
    expect(ring).not.toHaveBeenCalled();
  });

  it('counts what is unanswered and what is in hand, and links to both', async () => {
    answering(OPEN(2, [IN_HAND]));
    open(<Alarm />, '/');
    expect(await screen.findByText('2 SOS unanswered · 1 SOS in hand')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/admin/sos');
  });

  it('says who called, where, and what the ride is doing now, and offers the telephone', async () => {
    answering(OPEN(1));
    open(<Alarm />, '/admin/analytics');
    expect(await screen.findByText('Nusrat Jahan, rider, in Rafiqul Islam’s vehicle')).toBeTruthy();
    expect(screen.getByText('On the way from Dhanmondi 27, lake gate')).toBeTruthy();
    expect(await screen.findByText('COMPLETED')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Nusrat Jahan 01811000456' })).toHaveAttribute(
      'href',
      'tel:01811000456',
    );
    expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  });

  it('begins the tab’s title, whatever page is opened, until all are resolved', async () => {
    document.title = 'Analytics · Pothik';
    answering(OPEN(0, [IN_HAND]));
    const { unmount } = open(<Alarm />, '/admin/analytics');
    await waitFor(() => expect(document.title).toBe('SOS · Analytics · Pothik'));
    document.title = 'All Drivers · Pothik';
    await waitFor(() => expect(document.title).toBe('SOS · All Drivers · Pothik'));
    unmount();
    expect(document.title).toBe('All Drivers · Pothik');
  });

  it.each([
    ['again and again until it is acknowledged', OPEN(1), 3],
    ['again and again while one in hand has no note in time', OPEN(0, [ALARMED_AGAIN]), 3],
    ['not while it is in hand', OPEN(0, [IN_HAND]), 0],
  ])('rings %s', async (_when, answers, times) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    answering(answers);
    open(<Alarm />, '/profile');
    await act(() => jest.advanceTimersByTimeAsync(35_000));
    expect(jest.mocked(ring)).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  it('says who has an SOS in hand, and since when, until it is resolved', async () => {
    answering(OPEN(0, [IN_HAND]));
    open(<Alarm />, '/profile');
    expect(await screen.findByText(/^Sadia Afrin has had it since 4:58.PM$/)).toBeVisible();
    expect(screen.getByText('1 SOS in hand')).toBeVisible();
    expect(screen.getByText('Nusrat Jahan, rider, in Rafiqul Islam’s vehicle')).toBeVisible();
  });

  it('announces and rings when one in hand has no note in time', async () => {
    answering(OPEN(0, [ALARMED_AGAIN]));
    open(<Alarm />, '/');
    act(() => notify({ ...raised, words: { en: 'An SOS is in hand, but has no note', bn: 'নোট নেই' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('An SOS is in hand, but has no note');
    expect(ring).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/ · No note yet$/)).toBeVisible();
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
