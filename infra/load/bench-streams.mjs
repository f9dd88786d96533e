import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ratios } from './rounds.rules.mjs';
import { openFilesLimit, openFilesRefusal } from './streams/open-files.rules.mjs';
import { withRedis } from './streams/redis.mjs';
import { serveBare, servePlatform } from './streams/serve.mjs';
import { measureStreams } from './streams/served-streams.mjs';

const EVENTS_A_SECOND = 200;
const LIMITS = '/proc/self/limits';
const TARGETS = { memory: 2, p99: 250 };

/** Each in a process of its own that begins anew, so that no round uses the memory which an earlier one left. */
async function inRounds({ rounds, count, ...plan }) {
  const measured = { platform: [], bare: [] };
  const measure = (served) => measureStreams(served, plan);
  await withRedis(async (redis) => {
    for (let round = 0; round < rounds; round += 1) {
      measured.platform.push(await servePlatform(redis, count, measure));
      measured.bare.push(await serveBare(count, measure));
    }
  });
  return measured;
}

function add(report, { platform, bare }, count) {
  const of = (rounds, field) => rounds.map((round) => round[field]);
  const kb = (name, rounds, field) => report.add({ name, unit: 'KB', values: of(rounds, field), digits: 1 });
  const ms = (name, rounds, field, target) =>
    report.add({ name, unit: 'ms', values: of(rounds, field), digits: 1, ...target });
  const times = (name, field, target) =>
    report.add({ name, unit: 'times', values: ratios(of(platform, field), of(bare, field)), ...target });
  kb(`a stream of ${count}, resident memory`, platform, 'residentKb');
  kb('the same of bare node:http', bare, 'residentKb');
  times('a stream’s resident memory, times the bare one’s', 'residentKb', { target: TARGETS.memory });
  kb('a stream’s objects and buffers, in use', platform, 'usedKb');
  kb('the same of bare node:http', bare, 'usedKb');
  times('a stream’s objects and buffers, times the bare one’s', 'usedKb', {});
  ms(`${EVENTS_A_SECOND} events/s, sent to arrived, p50`, platform, 'p50');
  ms(`${EVENTS_A_SECOND} events/s, sent to arrived, p99`, platform, 'p99', { target: TARGETS.p99 });
  ms('the same of bare node:http, p99', bare, 'p99');
  report.add({ name: 'events that did not arrive', unit: 'events', values: of(platform, 'lost'), target: 0 });
}

/**
 * Open streams of signed-in people: the memory each takes, and how long events take to arrive, beside streams of a program
 * that does nothing else. The database and Redis are in processes of their own and not counted.
 * @param {string[]} words `--count N` of streams, `--rounds N`, `--seconds N` of events in each round
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: {
      count: { type: 'string', default: '5000' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const [count, rounds, seconds] = [values.count, values.rounds, values.seconds].map(Number);
  const refusal = openFilesRefusal(count, openFilesLimit(readFileSync(LIMITS, 'utf8')));
  if (refusal) throw new Error(refusal);
  add(report, await inRounds({ rounds, count, seconds, perSecond: EVENTS_A_SECOND }), count);
}
