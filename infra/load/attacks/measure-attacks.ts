import { parseArgs } from 'node:util';
import { newRider } from '../../../e2e/support/people.js';
import { type RunningPlatform, startPlatform } from '../../../e2e/support/platform.js';
import { Report } from '../report.mjs';
import { ATTACKING_RIDERS } from './attack.js';
import { ATTACK_NAMES, type AttackName } from './attack-message.js';
import { AttackProcess } from './attack-process.js';
import { comparisonOf, type Observed, refusedFirst, talliedAnswers } from './comparison.rules.js';
import { MemoryWatch } from './memory-watch.js';
import { OrdinaryPeople, PACE } from './ordinary-people.js';
import { type Plan, planOf } from './plan.rules.js';

const WARM_UP_SECONDS = 5;
const AFTER_SECONDS = 10;

interface Measured {
  observed: Observed;
  /** How the attack was answered. */
  answers: readonly string[];
}

/** On an empty platform of its own, so that no attack is measured with what another left. */
async function measured(name: AttackName, seconds: number): Promise<Measured> {
  // Everybody has the address of this machine here, so an attack would soon use up the log-ins of that address, and people
  // would be refused who otherwise have addresses of their own. Every other limit is that of a deployment.
  const platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'log-in=1000000' } });
  try {
    return await observe(platform, name, seconds);
  } finally {
    await platform.stop();
  }
}

async function observe(platform: RunningPlatform, name: AttackName, seconds: number): Promise<Measured> {
  const people = await OrdinaryPeople.of(platform);
  const cookies: string[] = [];
  for (let number = 1; number <= ATTACKING_RIDERS; number += 1)
    cookies.push((await newRider(platform, 'Attacker', `attacker-${number}@bench.test`)).cookieHeader());
  await people.come(WARM_UP_SECONDS);
  const alone = await people.come(seconds);
  const memory = new MemoryWatch(platform.process.pid as number);
  const attack = await AttackProcess.start({ name, address: platform.url, cookies });
  try {
    const attacked = await people.come(seconds);
    const [answers, after] = await Promise.all([attack.stop(), people.come(AFTER_SECONDS)]);
    return { observed: { alone, attacked, after, memory: memory.end() }, answers };
  } finally {
    attack.kill();
  }
}

async function measureAll({ attacks, seconds }: Plan<AttackName>): Promise<void> {
  const report = Report.handedOver();
  for (const name of attacks) {
    console.log(
      `${name}: ${seconds} s alone, ${seconds} s attacked, ${AFTER_SECONDS} s after; each second ${PACE} log-ins and ${PACE} bookings`,
    );
    const { observed, answers } = await measured(name, seconds);
    for (const measurement of comparisonOf(observed))
      report.add({ ...measurement, name: `${name}: ${measurement.name}` });
    const refusal = refusedFirst(observed);
    if (refusal !== undefined) console.log(`  the first refusal of ${refusal}`);
    console.log(`  the attack was answered ${talliedAnswers(answers)}`);
  }
  report.write();
}

function planOfWords(): Plan<AttackName> | undefined {
  try {
    const { values, positionals } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
    return planOf(positionals, values.seconds, ATTACK_NAMES);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return undefined;
  }
}

const plan = planOfWords();
if (plan) await measureAll(plan);
