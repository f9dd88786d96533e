import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf, PROBED } from '../../../e2e/counted/probed-memory.mjs';
import { shareOf } from '../../../infra/page-budgets/share.rules.mjs';
import { alternately, fieldOf } from '../rounds.mjs';
import { contendersOf, inContender, isBaseline } from '../running/contenders.mjs';
import { inRiding } from '../running/riders.mjs';
import { answers } from '../streams/answers.mjs';
import { IdleStreams } from '../streams/idle-streams.mjs';
import { signInToBaseline, signInToPlatform } from '../streams/signed-in.mjs';

const RIDES_PER_SECOND = 20;
/** Opened and closed before the measuring, so that what the first ones need is there. */
const WARM_UP = 100;
const WARM_UP_SECONDS = 3;
const SETTLING_MS = 2_000;
const TARGETS = { memory: 2 };

/** All streams come from this machine's address, which would have a fifth of the connections. */
const roomFor = (count) => ({ TRUSTED_PROXIES: '127.0.0.1', MAX_CONNECTIONS: String(Math.max(10_000, 2 * count)) });

/** Opens so many streams of people who do nothing: the memory of one; then the answers that others get beside them. */
async function measure(running, { count, seconds }) {
  const signIn = isBaseline(running) ? signInToBaseline : signInToPlatform;
  const cookies = await signIn(running, count);
  await (await IdleStreams.open(running.url, cookies.slice(0, WARM_UP))).close();
  await pause(SETTLING_MS);
  const before = await memoryOf(running.program);
  const streams = await IdleStreams.open(running.url, cookies);
  try {
    await pause(SETTLING_MS);
    const opened = await memoryOf(running.program);
    const plan = { ridesPerSecond: RIDES_PER_SECOND };
    await answers(running.pairs, { ...plan, count: RIDES_PER_SECOND * WARM_UP_SECONDS });
    const { latencies, perSecond } = await answers(running.pairs, { ...plan, count: RIDES_PER_SECOND * seconds });
    const kbOf = (field) => (opened[field] - before[field]) / 1024 / cookies.length;
    return {
      residentKb: kbOf('residentBytes'),
      usedKb: kbOf('usedBytes'),
      p50: shareOf(latencies, 0.5),
      p99: shareOf(latencies, 0.99),
      perSecond,
    };
  } finally {
    await streams.close();
  }
}

/** Open streams, and a driver's answer until it is on its rider's stream. Every round begins anew, with memory that nobody used. */
export async function bench(report, { rounds, pairs, ...plan }) {
  const options = { hasChannel: true, environment: { ...PROBED, ...roomFor(plan.count) } };
  const measured = await alternately(contendersOf(report.trees), rounds, (contender) =>
    inContender(contender, options, (running) => inRiding(running, pairs, (riding) => measure(riding, plan))),
  );
  const compare = (name, unit, field, target) =>
    report.compare({ name, unit, digits: 1, ...target }, fieldOf(measured, field));
  compare(`a stream of ${plan.count}, resident`, 'KB', 'residentKb', { target: TARGETS.memory });
  compare(`a stream of ${plan.count}, in use`, 'KB', 'usedKb');
  compare(`rides made of ${RIDES_PER_SECOND} a second`, 'rides/s', 'perSecond');
  compare('answer to stream, p50', 'ms', 'p50');
  compare('answer to stream, p99', 'ms', 'p99');
}
