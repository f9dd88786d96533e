import { FIXTURES, inFixture } from './live/fixtures.mjs';
import { Person } from './live/person.mjs';
import { shareOf } from './live/share.mjs';

const PASSWORD = 'Pothik#2026';
const PEOPLE = 300;
const WARM_UP = 50;
const SHARES = [0.25, 0.5, 0.75, 0.99];
/** How far apart the medians may be: less than one answer differs from the next. */
const TARGET_DIFFERENCE_MS = 0.5;

/** Asks for a reset, and answers how long the answer took and what it said. */
async function ask(url, email) {
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { requestId: _requestId, ...words } = await response.json();
  return { ms: performance.now() - started, words: `${response.status} ${JSON.stringify(words)}` };
}

async function register(url, email) {
  await new Person(url).call('POST', '/user/register-user', { name: 'Rahima', email, password: PASSWORD });
}

/**
 * Everybody is registered before anybody is asked about, and known and unknown ones come in random order: whatever an answer
 * leaves to be done after it, and whatever else the machine does, meets both alike.
 */
async function measure(url) {
  const numbers = Array.from({ length: WARM_UP + PEOPLE }, (_, number) => number);
  for (const number of numbers) await register(url, `known-${number}@bench.test`);
  const questions = numbers.flatMap((number) => ['known', 'unknown'].map((kind) => ({ kind, number })));
  const answers = { known: [], unknown: [] };
  const asked = async ({ kind, number }) => ({ kind, ...(await ask(url, `${kind}-${number}@bench.test`)) });
  for (const question of questions.filter(({ number }) => number < WARM_UP)) await asked(question);
  for (const question of inRandomOrder(questions.filter(({ number }) => number >= WARM_UP))) {
    const { kind, ...answer } = await asked(question);
    answers[kind].push(answer);
  }
  return answers;
}

const inRandomOrder = (items) =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);

/** Whether a forgotten password is answered the same, in words and in time, whether the e-mail is known or not. */
export async function bench() {
  const fixture = FIXTURES.find(({ key }) => key === 'one');
  const answers = await inFixture({ ...fixture, environment: { RATE_LIMITS: 'off', DEMO: 'off' } }, ({ url }) =>
    measure(url),
  );
  for (const [name, asked] of Object.entries(answers)) {
    const figures = SHARES.map((share) => `p${share * 100} ${shareOf(timesOf(asked), share).toFixed(2)}`);
    console.log(`${name.padEnd(9)}${figures.join('  ')} ms   of ${asked.length}`);
  }
  const [known, unknown] = Object.values(answers).map((asked) => shareOf(timesOf(asked), 0.5));
  const difference = Math.abs(known - unknown);
  const verdict = difference <= TARGET_DIFFERENCE_MS ? 'met' : 'MISSED';
  console.log(`medians differ by ${difference.toFixed(2)} ms   target ${TARGET_DIFFERENCE_MS} ${verdict}`);
  const wordings = new Set(Object.values(answers).flatMap((asked) => asked.map(({ words }) => words)));
  console.log(`answered in ${wordings.size} way: ${[...wordings].join(' | ')}`);
}

const timesOf = (asked) => asked.map(({ ms }) => ms);
