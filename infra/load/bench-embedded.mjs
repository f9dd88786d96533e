import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '../local/paths.mjs';
import { LOADS, prepare } from './embedded/loads.mjs';
import { measure, warmUp } from './embedded/measure-loads.mjs';
import { startMeasured } from './embedded/measured-server.mjs';
import { inTurns, ratios } from './rounds.rules.mjs';

const OWN = inRoot('packages', 'embedded-mongo');
const WORKERS = 32;
const TARGET_TIMES = 2;
const FIELDS = {
  perSecond: { unit: 'calls/s' },
  serverUs: { name: 'µs of the server', unit: 'µs' },
  clientUs: { name: 'µs of the client', unit: 'µs' },
  syncs: { name: 'syncs to disk', unit: 'calls', digits: 3 },
};

/** Both builds one after the other in each round, the first of them by turns, so that the machine's moods meet both. */
async function compare(builds, load, { rounds, seconds }) {
  const results = builds.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of inTurns([...builds.keys()], round)) {
      results[index].push(await measure(builds[index], load, { workers: WORKERS, seconds }));
    }
  }
  return results;
}

function add(report, load, builds, results) {
  const of = (rounds, field) => rounds.map((round) => round[field]);
  for (const [index, rounds] of results.entries())
    for (const [field, { name, ...shown }] of Object.entries(FIELDS)) {
      const words = [load, builds[index].name, name].filter(Boolean).join(', ');
      report.add({ name: words, values: of(rounds, field), ...shown });
    }
  const [after, before] = results;
  if (before === undefined) return;
  const perSecond = ratios(of(after, 'perSecond'), of(before, 'perSecond'));
  const times = { unit: 'times', atLeast: true };
  report.add({ name: `${load}, times before`, ...times, values: perSecond, target: TARGET_TIMES });
  const less = ratios(of(before, 'serverUs'), of(after, 'serverUs'));
  report.add({ name: `${load}, server’s processor time, times less`, ...times, values: less });
}

async function run(builds, plan, report) {
  for (const [name, load] of Object.entries(LOADS)) {
    for (const build of builds) await warmUp(build, load, { workers: WORKERS, calls: plan.warmUp });
    add(report, name, builds, await compare(builds, load, plan));
  }
}

/**
 * Operations of 32 workers on the embedded database, of this build and of an earlier one in the same run.
 * @param {string[]} words `--before <another checkout's packages/embedded-mongo>`, `--rounds N`, `--seconds N`, `--warm-up N`
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: {
      before: { type: 'string' },
      rounds: { type: 'string', default: '15' },
      seconds: { type: 'string', default: '1' },
      'warm-up': { type: 'string', default: '10000' },
    },
  });
  const plan = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    warmUp: Number(values['warm-up']),
  };
  const named = [{ name: 'after', directory: OWN }];
  if (values.before) named.push({ name: 'before', directory: path.resolve(values.before) });
  const builds = [];
  try {
    for (const { name, directory } of named) {
      const server = await startMeasured(directory, WORKERS);
      builds.push({ name, server, state: undefined });
    }
    for (const build of builds) build.state = await prepare(build.server.collection);
    await run(builds, plan, report);
  } finally {
    for (const { server } of builds) await server.close();
  }
}
