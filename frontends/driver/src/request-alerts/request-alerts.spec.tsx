import { invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWaitingRequests } from '../rides/use-waiting-requests';
import { answering, giving, openAs, page } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { RequestAlerts } from './request-alerts';
import { useSoundStore } from './sound.store';
import { SoundSwitch } from './sound-switch';

const waitingOf = (last: number, name: string): RideView =>
  rideWith({
    _id: String(last).padStart(24, '0'),
    user: { _id: String(last + 50).padStart(24, '0'), name, image: '' },
    rideStatus: 'REQUESTED',
  });
const NUSRAT = waitingOf(21, 'Nusrat Jahan');
const IMRAN = waitingOf(22, 'Imran Ahmed');

/** Shows how many requests the page has loaded. */
function LoadedCount() {
  const waiting = useWaitingRequests().data;
  return waiting ? <p>{waiting.length} known</p> : null;
}

/** Opens the alerts with these requests waiting; `arrive` replaces them by others. */
async function open(first: readonly RideView[]) {
  let waiting = first;
  answering({ 'GET /ride/rides': giving(() => page(waiting)) });
  const element = (
    <>
      <RequestAlerts />
      <SoundSwitch />
      <LoadedCount />
    </>
  );
  openAs(person('DRIVER'), [{ path: '/driver', element }], '/driver');
  await screen.findByText(`${first.length} known`);
  const arrive = async (next: readonly RideView[]) => {
    waiting = next;
    await act(() => invalidate(QUERY.RideRequest));
    await screen.findByText(`${next.length} known`);
  };
  return { arrive };
}

/** Records the notes that the browser plays, by frequency. */
function listening() {
  const notes: number[] = [];
  const connect = (target: unknown) => target;
  class Context {
    currentTime = 0;
    resume = async () => undefined;
  }
  class Oscillator {
    connect = connect;
    start = () => undefined;
    stop = () => undefined;
    constructor(_context: Context, { frequency }: { frequency: number }) {
      notes.push(frequency);
    }
  }
  class Gain {
    connect = connect;
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  }
  Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Oscillator, GainNode: Gain });
  return notes;
}

describe('a new request', () => {
  beforeEach(() => useSoundStore.getState().turn(true));

  it('is announced with the rider’s name, earlier ones are not', async () => {
    const { arrive } = await open([NUSRAT]);
    expect(screen.queryByText(/^A new ride request/)).toBeNull();
    await arrive([NUSRAT, IMRAN]);
    const sentence = 'A new ride request from Imran Ahmed. 2 riders are waiting.';
    expect(await screen.findByText(sentence, { selector: '[role="status"]' })).toBeTruthy();
  });

  it('plays a soft sound, once somebody has touched the page', async () => {
    const notes = listening();
    const { arrive } = await open([]);
    await arrive([NUSRAT]);
    await screen.findByText(/from Nusrat Jahan/);
    expect(notes).toEqual([]);
    await userEvent.click(document.body);
    await arrive([NUSRAT, IMRAN]);
    await waitFor(() => expect(notes).toEqual([660, 880]));
  });

  it('is silent where the sound is switched off, which this device remembers', async () => {
    const notes = listening();
    const { arrive } = await open([]);
    await userEvent.click(screen.getByRole('switch', { name: 'Sound for new requests' }));
    expect(localStorage.getItem('pothik-request-sound')).toBe('off');
    await arrive([NUSRAT]);
    await screen.findByText(/^A new ride request from Nusrat Jahan/);
    expect(notes).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: 'Sound for new requests' }));
    await waitFor(() => expect(notes).toEqual([660, 880]));
  });
});
