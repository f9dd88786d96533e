import { SIGN_OF_LIFE } from '@pothik/contracts/notification';
import { sessionStore } from '../session/session.store';
import { EVERY_MS, giveSigns } from './sign-of-life';

const FEED = { success: true, message: 'Done', data: { entries: [], last: 0, readUpTo: 0 } };
const MINUTE = EVERY_MS;

let asked: string[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    await new Promise((answered) => setTimeout(answered, 300));
    return new Response(JSON.stringify(FEED));
  };
  stop = giveSigns();
});
afterEach(() => {
  stop();
  sessionStore.setState({ user: undefined });
  jest.useRealTimers();
});

const become = (role: 'DRIVER' | 'RIDER') => sessionStore.setState({ user: { _id: 'a'.repeat(24), role } as never });

it('the pause is the contracts’', () => {
  expect(EVERY_MS).toBe(SIGN_OF_LIFE.everyOfPageMs);
});

it('a driver’s page shows each minute that it is there, by a call that carries nearly nothing', async () => {
  become('DRIVER');
  await jest.advanceTimersByTimeAsync(MINUTE * 3);
  expect(asked).toEqual(Array(3).fill('/api/v1/notification/feed'));
});

it('a page of another role, and one that is left, call nothing', async () => {
  become('RIDER');
  await jest.advanceTimersByTimeAsync(MINUTE * 2);
  become('DRIVER');
  stop();
  await jest.advanceTimersByTimeAsync(MINUTE * 2);
  expect(asked).toEqual([]);
});

it('a line that is lost is no error of it', async () => {
  become('DRIVER');
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  await jest.advanceTimersByTimeAsync(MINUTE * 2);
});
