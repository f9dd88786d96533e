import { FIXTURES, inFixture } from './live/fixtures.mjs';
import { Person } from './live/person.mjs';
import { shareOf } from './share.rules.mjs';

const PEOPLE = 300;
const WARM_UP = 50;
const SHARES = [0.25, 0.5, 0.75, 0.99];
/** The largest difference of the medians: smaller than the variation between single answers. */
const TARGET_DIFFERENCE_MS = 0.5;

/** Requests a password reset; returns the duration in ms and the words of the answer. */
async function requestReset(url, email) {
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { requestId: _requestId, ...words } = await response.json();
  return { ms: performance.now() - started, words: `${response.status} ${JSON.stringify(words)}` };
}

/**
 * Everybody known signs up first, then requests resets for known and unknown e-mails in random order: work that continues after
 * an answer, and other load of the machine, affect both kinds equally.
 */
async function measure({ url, mailUrl }) {
  const numbers = Array.from({ length: WARM_UP + PEOPLE }, (_, number) => number);
  for (const number of numbers) await new Person(url).signUp('Rahima', `known-${number}@bench.test`, mailUrl);
  const questions = numbers.flatMap((number) => ['known', 'unknown'].map((kind) => ({ kind, number })));
  const answers = { known: [], unknown: [] };
  const asked = async ({ kind, number }) => ({ kind, ...(await requestReset(url, `${kind}-${number}@bench.test`)) });
  for (const question of questions.filter(({ number }) => number < WARM_UP)) await asked(question);
  for (const question of inRandomOrder(questions.filter(({ number }) => number >= WARM_UP))) {
    const { kind, ...answer } = await asked(question);
    answers[kind].push(answer);
  }
  return answers;
}

const inRandomOrder = (items) =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);

/**
 * Measures whether the answer to a forgotten password is equal, in words and time, for known and unknown e-mails.
 * @param {string[]} _words
 * @param {import('./report.mjs').Report} report
 */
export async function bench(_words, report) {
  const fixture = FIXTURES.find(({ key }) => key === 'one');
  const answers = await inFixture({ ...fixture, environment: { RATE_LIMITS: 'off', DEMO: 'off' } }, measure);
  for (const [name, asked] of Object.entries(answers))
    for (const share of SHARES) {
      const values = [shareOf(timesOf(asked), share)];
      report.add({ name: `${name}, p${share * 100} of ${asked.length}`, unit: 'ms', values, digits: 2 });
    }
  const [known, unknown] = Object.values(answers).map((asked) => shareOf(timesOf(asked), 0.5));
  const values = [Math.abs(known - unknown)];
  report.add({ name: 'difference of the medians', unit: 'ms', values, digits: 2, target: TARGET_DIFFERENCE_MS });
  const wordings = new Set(Object.values(answers).flatMap((asked) => asked.map(({ words }) => words)));
  report.say(`answered in ${wordings.size} way: ${[...wordings].join(' | ')}`);
}

const timesOf = (asked) => asked.map(({ ms }) => ms);
