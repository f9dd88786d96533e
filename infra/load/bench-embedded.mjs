import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '../local/paths.mjs';
import { LOADS, prepare } from './embedded/loads.mjs';
import { measure, warmUp } from './embedded/measure-loads.mjs';
import { startMeasured } from './embedded/measured-server.mjs';
import { shareOf } from './share.rules.mjs';

const OWN = inRoot('packages', 'embedded-mongo');
const WORKERS = 32;
const TARGET_TIMES = 2;
const COLUMNS = [
  { field: 'perSecond', title: 'a second', digits: 0 },
  { field: 'serverUs', title: 'µs of the server', digits: 0 },
  { field: 'clientUs', title: 'µs of the client', digits: 0 },
  { field: 'syncs', title: 'syncs', digits: 3 },
];

/** The median, and between what the rounds lie. */
function spread(values, digits) {
  const [least, middle, most] = [0, 0.5, 1].map((share) => shareOf(values, share).toFixed(digits));
  return `${middle} (${least} to ${most})`;
}

const line = (load, build, cells) =>
  console.log(`${load.padEnd(17)} ${build.padEnd(6)} ${cells.map((cell) => cell.padStart(22)).join(' ')}`);

/** Both builds one after the other in each round, the first of them by turns, so that the machine's moods meet both. */
async function compare(builds, load, { rounds, seconds }) {
  const results = builds.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? [...builds.keys()].reverse() : [...builds.keys()];
    for (const index of order) {
      results[index].push(await measure(builds[index], load, { workers: WORKERS, seconds }));
    }
  }
  return results;
}

/** How many times as much after as before, in each round. */
function timesOf([after, before]) {
  const times = (ratio) => after.map((round, index) => ratio(round, before[index]));
  return {
    perSecond: times((now, then) => now.perSecond / then.perSecond),
    perServerTime: times((now, then) => then.serverUs / now.serverUs),
  };
}

function print(name, builds, results) {
  for (const [index, rounds] of results.entries()) {
    const cells = COLUMNS.map(({ field, digits }) =>
      spread(
        rounds.map((round) => round[field]),
        digits,
      ),
    );
    line(name, builds[index].name, cells);
  }
}

function printTimes(name, { perSecond, perServerTime }) {
  const isMet = shareOf(perSecond, 0.5) >= TARGET_TIMES;
  line(name, 'times', [spread(perSecond, 2), spread(perServerTime, 2)]);
  console.log(`${''.padEnd(24)} target ${TARGET_TIMES} times a second ${isMet ? 'met' : 'MISSED'}`);
}

async function run(builds, plan, { json }) {
  const report = {};
  if (!json)
    line(
      '',
      '',
      COLUMNS.map(({ title }) => title),
    );
  for (const [name, load] of Object.entries(LOADS)) {
    for (const build of builds) await warmUp(build, load, { workers: WORKERS, calls: plan.warmUp });
    const results = await compare(builds, load, plan);
    const times = builds.length > 1 ? timesOf(results) : undefined;
    report[name] = { ...Object.fromEntries(results.map((rounds, index) => [builds[index].name, rounds])), times };
    if (json) continue;
    print(name, builds, results);
    if (times) printTimes(name, times);
  }
  if (json) console.log(JSON.stringify(report, undefined, 2));
}

/**
 * Operations of 32 workers on the embedded database, of this build and of an earlier one in the same run.
 * @param {string[]} words `--before <another checkout's packages/embedded-mongo>`, `--rounds N`, `--seconds N`, `--warm-up N`, `--json`
 */
export async function bench(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      before: { type: 'string' },
      rounds: { type: 'string', default: '15' },
      seconds: { type: 'string', default: '1' },
      'warm-up': { type: 'string', default: '10000' },
      json: { type: 'boolean', default: false },
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
    await run(builds, plan, values);
  } finally {
    for (const { server } of builds) await server.close();
  }
}
