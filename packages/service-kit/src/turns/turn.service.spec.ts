import { setImmediate as others } from 'node:timers/promises';
import { type Asker, TurnService } from './turn.service.js';

const RAHIM = { personId: 'rahim' };
const KARIM = { personId: 'karim' };

/** Questions that end when the test says so; `begun`: whose have begun, in order. */
function asked(turns: TurnService) {
  const begun: Asker[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: Asker) =>
    turns.ask(
      asker,
      () =>
        new Promise<string>((resolve) => {
          begun.push(asker);
          ends.push(() => resolve('answered'));
        }),
    );
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await others();
    }
  };
  return { begun, ask, endAll };
}

it('asks two questions of a person at once, and those of others and of a booking beside them', async () => {
  const turns = new TurnService();
  const { begun, ask, endAll } = asked(turns);
  const booking = { ...RAHIM, isBooking: true };
  const answers = [RAHIM, RAHIM, RAHIM, KARIM, booking].map((asker) => ask(asker));
  expect(begun).toEqual([RAHIM, RAHIM, KARIM, booking]);
  await endAll();
  expect(await Promise.all(answers)).toEqual(Array(5).fill('answered'));
  expect(begun).toHaveLength(5);
});

it('refuses a person behind whom 20 questions wait, and answers these', async () => {
  const turns = new TurnService();
  const { ask, endAll } = asked(turns);
  const answers = Array.from({ length: 22 }, () => ask(RAHIM));
  await expect(ask(RAHIM)).rejects.toMatchObject({ code: 'request/too-many', details: { retryAfterSeconds: 1 } });
  await endAll();
  expect(await Promise.all(answers)).toEqual(Array(22).fill('answered'));
});

it('goes on after a question that failed, and keeps nothing of who has none left', async () => {
  const turns = new TurnService();
  const failing = () => Promise.reject(new Error('away'));
  const answers = await Promise.allSettled([RAHIM, RAHIM, RAHIM].map((asker) => turns.ask(asker, failing)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await turns.ask(RAHIM, async () => 'answered')).toBe('answered');
  expect(turns.size).toBe(0);
});
