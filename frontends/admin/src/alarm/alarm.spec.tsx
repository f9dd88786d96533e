import type { Notification } from '@pothik/contracts/notification';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf } from '../testing/fixture';
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
const OPEN = (count: number) => ({ 'GET /sos/incidents': pageOf([], count) });

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
