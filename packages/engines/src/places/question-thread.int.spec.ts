import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import { moduleBeside } from '../module-beside.js';
import { QuestionThread } from './question-thread.js';
import type { FaultyQuestions } from './testing/faulty-thread.js';

let thread: QuestionThread<FaultyQuestions>;
beforeEach(() => {
  thread = new QuestionThread(moduleBeside(import.meta.url, 'testing/faulty-thread'));
});
afterEach(async () => {
  jest.useRealTimers();
  await thread.close();
});

const echo = (text: string) => thread.ask('echo', { text });
/** Refused, whatever was asked. */
async function refusedAll(asked: readonly Promise<unknown>[]) {
  const failures = await Promise.all(asked.map((one) => one.then(String, (failure: unknown) => failure)));
  expect(failures.map(isEngineUnavailable)).toEqual(failures.map(() => true));
}

describe('a question thread', () => {
  it('that ends without an error refuses who waits for it, and the next is answered', async () => {
    expect(await echo('before')).toBe('before');
    await refusedAll([thread.ask('end', {}), echo('waits'), thread.ask('echo', { text: 'books' }, 'BOOKING')]);
    expect(await echo('after')).toBe('after');
  });

  it('that hangs refuses who waits for it, and the next is answered', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    expect(await echo('before')).toBe('before');
    const asked = [thread.ask('hang', {}), echo('waits')];
    jest.advanceTimersByTime(29_999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    await refusedAll(asked);
    expect(await echo('after')).toBe('after');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('refuses who looks behind 200 others, who estimates behind 220 and who books behind 240', async () => {
    const answered = async (count: number, purpose: 'LOOK' | 'ESTIMATE' | 'BOOKING') => {
      const asked = Array.from({ length: count }, () => thread.ask('echo', { text: purpose }, purpose));
      const results = await Promise.allSettled(asked);
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    await echo('begun');
    // The first of all is at the thread.
    const counts = await Promise.all([answered(300, 'LOOK'), answered(50, 'ESTIMATE'), answered(50, 'BOOKING')]);
    expect(counts).toEqual([201, 20, 20]);
  });
});
