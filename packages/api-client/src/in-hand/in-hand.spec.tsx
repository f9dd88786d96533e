import 'fake-indexeddb/auto';
import { HEADER } from '@pothik/contracts/platform';
import type { RideStatus, RideView } from '@pothik/contracts/ride';
import type { Me } from '@pothik/contracts/user';
import { waitFor } from '@testing-library/react';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { endSessionHere } from '../session/end-session';
import { sessionStore } from '../session/session.store';
import { oneAtATime } from '../testing/one-at-a-time';
import { actOnRide, sendSos } from './acts';
import { isMarked } from './device-mark';
import { addAct, readAll } from './in-hand.database';
import { inHandStore } from './in-hand.store';
import { loadInHand } from './in-hand-part';
import type { KeptAct, RideAct } from './order-of-work.rules';

const AT = '2026-11-02T06:00:00.000Z';
const RIDE = '000000000000000000000007';
const DRIVER = { _id: '000000000000000000000001', role: 'DRIVER' } as Me;

const rideWith = (rideStatus: RideStatus): RideView => ({
  _id: RIDE,
  user: { _id: '000000000000000000000008', name: 'Nusrat Jahan', image: '', phone: '01811000456' },
  driver: {
    _id: '000000000000000000000002',
    user: { _id: DRIVER._id, name: 'Rafiqul Islam', image: '' },
    vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE', images: [] },
    experience: 8,
  },
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur',
  note: 'Beside the tea stall',
  rideStatus,
  fare: 210,
  history: [],
  createdAt: AT,
  updatedAt: AT,
});

interface Sent {
  path: string;
  key: string | null;
  age: string | null;
}
type Answer = RideStatus | number | 'lost';

let isOnline = true;
let answers: Record<string, Answer> = {};
let sent: Sent[] = [];
let held = Promise.resolve();

/** From now on requests are made, and wait for their answers. @returns what lets the answers come */
function holdAnswers(): () => void {
  let letCome: () => void = () => undefined;
  held = new Promise((resolve) => {
    letCome = resolve;
  });
  return letCome;
}

const pathOf = (address: unknown) => new URL(String(address), 'http://localhost').pathname.replace('/api/v1', '');

/** An API that answers an act with the ride in its next status, with a refusal, or not at all. */
function answer(address: unknown, options: RequestInit = {}): Response {
  const path = pathOf(address);
  if (options.method === 'GET') return respond(200, { success: true, message: '', data: null });
  const headers = new Headers(options.headers);
  const body = options.body ? JSON.parse(String(options.body)) : {};
  const act = path.includes('update-status') ? String(body.rideStatus) : (path.split('/')[2] ?? '');
  sent.push({ path: act, key: headers.get(HEADER.idempotencyKey), age: headers.get(HEADER.actAge) });
  const given = answers[act] ?? 'ACCEPTED';
  if (!isOnline || given === 'lost') throw new TypeError('Failed to fetch');
  if (typeof given === 'number')
    return respond(given, { success: false, message: 'No.', code: 'ride/no', requestId: 'r' });
  return respond(200, { success: true, message: '', data: rideWith(given) });
}

const respond = (status: number, body: object) => new Response(JSON.stringify(body), { status });

const signIn = (user: Me) => sessionStore.setState({ status: 'signed-in', user, ended: undefined, unreachable: false });
const press = (...acts: RideAct[]) =>
  acts.reduce<Promise<unknown>>((before, act) => before.then(() => actOnRide(RIDE, act)), Promise.resolve());
const shown = () => inHandStore.getState().acts.map(({ act, end }) => [act.kind, end?.kind]);
const storedActs = async () => (await readAll()).acts.map(({ act, end }) => [act.kind, end?.kind]);

async function goOnline(): Promise<void> {
  isOnline = true;
  dispatchEvent(new Event('online'));
}

/** The page of a driver with a ride in hand. */
async function openRide(status: RideStatus = 'ACCEPTED'): Promise<void> {
  signIn(DRIVER);
  queryClient.setQueryData(QUERY_KEY.currentRide, rideWith(status));
  await loadInHand();
  await waitFor(async () => expect((await readAll()).ride).toMatchObject({ rideId: RIDE, status }));
}

beforeEach(() => {
  isOnline = true;
  answers = {};
  sent = [];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  held = Promise.resolve();
  globalThis.fetch = jest.fn(async (address, options) => {
    try {
      return answer(address, options);
    } finally {
      await held;
    }
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  endSessionHere('log-out');
  await waitFor(async () => expect(await readAll()).toEqual({ ride: undefined, acts: [] }));
  await waitFor(() => expect(isMarked()).toBe(false));
  inHandStore.setState({ ride: undefined, acts: [], isRefused: false });
});

const CODE = { kind: 'start-code', otp: '482915' } as const;

describe('acts without a network', () => {
  it('are kept on the device, and sent in their order with key and age when it is back', async () => {
    await openRide();
    isOnline = false;
    await press({ kind: 'arrived' }, CODE, { kind: 'in-transit' });
    expect(await storedActs()).toEqual([
      ['arrived', undefined],
      ['start-code', undefined],
      ['in-transit', undefined],
    ]);
    const keys = (await readAll()).acts.map(({ key }) => key);
    sent = [];
    answers = { 'verify-otp': 'PICKED UP', 'IN TRANSIT': 'IN TRANSIT' };
    await goOnline();
    await waitFor(() => expect(shown().map(([, end]) => end)).toEqual(['done', 'done', 'done']));
    expect(sent.map(({ path }) => path)).toEqual(['arrived', 'verify-otp', 'IN TRANSIT']);
    expect(sent.map(({ key }) => key)).toEqual(keys);
    expect(sent.every(({ age }) => Number(age) >= 0)).toBe(true);
  });

  it('whose answer was lost wait under the key of the try', async () => {
    await openRide();
    answers = { arrived: 'lost' };
    expect(await actOnRide(RIDE, { kind: 'arrived' })).toBeUndefined();
    const tried = new Set(sent.map(({ key }) => key));
    expect((await readAll()).acts.map(({ key }) => key)).toEqual([...tried]);
    expect(sent[0]?.age).toBeNull();
  });

  it('wait behind those of their ride that wait already', async () => {
    await openRide();
    answers = { arrived: 'lost', 'verify-otp': 'PICKED UP' };
    await press({ kind: 'arrived' }, CODE);
    expect(sent.map(({ path }) => path)).not.toContain('verify-otp');
    answers = { 'verify-otp': 'PICKED UP' };
    await goOnline();
    await waitFor(() =>
      expect(shown()).toEqual([
        ['arrived', 'done'],
        ['start-code', 'done'],
      ]),
    );
  });

  it('stop at a server that is away, and go on later', async () => {
    await openRide();
    isOnline = false;
    await press({ kind: 'arrived' }, CODE);
    sent = [];
    answers = { arrived: 503, 'verify-otp': 'PICKED UP' };
    await goOnline();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['arrived']));
    expect(shown().map(([, end]) => end)).toEqual([undefined, undefined]);
    answers = { 'verify-otp': 'PICKED UP' };
    await goOnline();
    await waitFor(() => expect(shown().map(([, end]) => end)).toEqual(['done', 'done']));
  });

  it('say why one was refused, and that the later ones were not sent', async () => {
    await openRide();
    isOnline = false;
    await press(CODE, { kind: 'in-transit' });
    sent = [];
    answers = { 'verify-otp': 400 };
    await goOnline();
    await waitFor(() =>
      expect(inHandStore.getState().acts.map(({ end }) => end)).toEqual([
        { kind: 'refused', at: expect.any(Number), code: 'ride/no', message: 'No.' },
        { kind: 'not-sent', at: expect.any(Number), because: 'start-code' },
      ]),
    );
    expect(sent.map(({ path }) => path)).toEqual(['verify-otp']);
    await waitFor(async () => expect((await storedActs()).map(([, end]) => end)).toEqual(['refused', 'not-sent']));
  });

  it('can be taken back while they wait, and are not sent then', async () => {
    await openRide();
    isOnline = false;
    await press({ kind: 'cancel', reason: 'My plans have changed' });
    const [cancel] = inHandStore.getState().acts as [KeptAct];
    await (await loadInHand()).withdrawAct(cancel.number);
    sent = [];
    await goOnline();
    expect(await storedActs()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['is done if it is answered', 'CANCELLED', [['cancel', 'done']]],
    ['is taken back if it is not', 'lost', []],
  ] as const)('that are taken back while they are sent end in one state: one %s', async (_end, given, left) => {
    Object.defineProperty(navigator, 'locks', { value: oneAtATime(), configurable: true });
    await openRide();
    isOnline = false;
    await press({ kind: 'cancel', reason: 'My plans have changed' });
    const [cancel] = inHandStore.getState().acts as [KeptAct];
    sent = [];
    answers = { CANCELLED: given };
    const answered = holdAnswers();
    await goOnline();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['CANCELLED']));
    const seen = [shown()];
    const stopLooking = inHandStore.subscribe(() => seen.push(shown()));
    const withdrawn = (await loadInHand()).withdrawAct(cancel.number);
    answered();
    await withdrawn;
    stopLooking();
    Reflect.deleteProperty(navigator, 'locks');
    expect(shown()).toEqual(left);
    // It was never shown as gone and then as done.
    expect(seen.some((acts) => acts.length === 0)).toBe(left.length === 0);
    expect(await storedActs()).toEqual([]);
  });
});

describe('an SOS', () => {
  it('that no answer confirms is on the device, and is sent before all others', async () => {
    await openRide('PICKED UP');
    isOnline = false;
    await press({ kind: 'in-transit' });
    await expect(sendSos(RIDE)).rejects.toThrow('Network Error');
    expect(await storedActs()).toEqual([
      ['in-transit', undefined],
      ['sos', undefined],
    ]);
    sent = [];
    answers = { 'IN TRANSIT': 'IN TRANSIT' };
    await goOnline();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['send-message', 'IN TRANSIT']));
  });

  it('that is answered at once leaves nothing behind', async () => {
    await openRide('PICKED UP');
    await sendSos(RIDE);
    await waitFor(async () => expect(await storedActs()).toEqual([]));
  });

  it('that is refused while a code waits on a line that is back stays, and is sent after the code', async () => {
    await openRide();
    answers = { 'verify-otp': 'lost' };
    await press(CODE);
    answers = { 'send-message': 409, 'verify-otp': 'PICKED UP' };
    await expect(sendSos(RIDE)).rejects.toThrow('Network Error');
    await waitFor(() => expect(sent.map(({ path }) => path).slice(-2)).toEqual(['verify-otp', 'send-message']));
  });

  it('that is refused before the code is proven is sent again after it', async () => {
    await openRide();
    isOnline = false;
    await press(CODE);
    await expect(sendSos(RIDE)).rejects.toThrow('Network Error');
    sent = [];
    answers = { 'send-message': 409, 'verify-otp': 'PICKED UP' };
    await goOnline();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['send-message', 'verify-otp', 'send-message']));
  });
});

describe('what is on the device', () => {
  it('is nothing once the ride is over, while the page still says that the act was done', async () => {
    await openRide('IN TRANSIT');
    isOnline = false;
    await press({ kind: 'completed' });
    answers = { COMPLETED: 'COMPLETED' };
    await goOnline();
    await waitFor(() => expect(shown()).toEqual([['completed', 'done']]));
    await waitFor(async () => expect(await readAll()).toEqual({ ride: undefined, acts: [] }));
  });

  it('is nothing of a ride that ended while nothing waited', async () => {
    await openRide();
    queryClient.setQueryData(QUERY_KEY.currentRide, null);
    await waitFor(async () => expect((await readAll()).ride).toBeUndefined());
  });

  it('is what waits once the session is over, sent when the same person is back', async () => {
    await openRide();
    isOnline = false;
    await press({ kind: 'arrived' });
    endSessionHere('expired');
    await waitFor(async () => expect((await readAll()).ride).toBeUndefined());
    expect(await storedActs()).toEqual([['arrived', undefined]]);
    sent = [];
    isOnline = true;
    signIn(DRIVER);
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['arrived']));
  });

  it('is nothing when another person signs in, and nothing is sent', async () => {
    await openRide();
    isOnline = false;
    await press({ kind: 'arrived' });
    endSessionHere('expired');
    sent = [];
    isOnline = true;
    signIn({ ...DRIVER, _id: '000000000000000000000009' });
    await waitFor(async () => expect(await readAll()).toEqual({ ride: undefined, acts: [] }));
    expect(sent).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('is never more than twenty acts of a ride, whoever wrote them', async () => {
    await openRide();
    const act = {
      rideId: RIDE,
      personId: DRIVER._id,
      act: { kind: 'arrived' },
      key: 'k',
      pressedAt: Date.now(),
    } as const;
    isOnline = false;
    for (let number = 0; number < 30; number += 1) await addAct(act);
    queryClient.setQueryData(QUERY_KEY.currentRide, { ...rideWith('ACCEPTED'), fare: 250 });
    await waitFor(async () => expect(await storedActs()).toHaveLength(20));
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, and an act fails as it would without this', async () => {
    await openRide();
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Refused', 'InvalidStateError');
    });
    answers = { arrived: 'lost' };
    await expect(actOnRide(RIDE, { kind: 'arrived' })).rejects.toThrow('Network Error');
    expect(inHandStore.getState().isRefused).toBe(true);
    isOnline = false;
    await expect(sendSos(RIDE)).rejects.toThrow('Network Error');
    sent = [];
    await goOnline();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['send-message']));
  });
});
