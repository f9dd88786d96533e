// npm run test:fuzz: made-up calls to every operation of the API, as a visitor and as each role.
import { prepareLabOrExit } from '../install.mjs';

const USE = `npm run test:fuzz                    10 minutes as a visitor and as each role
npm run test:fuzz -- --seconds 12    so many seconds each
npm run test:fuzz -- --seed 7        plays the same calls again; a run prints its seed
npm run test:fuzz -- --within 100    the installation of the fuzzer may take this many seconds

Starts a platform that only this machine reaches, with the demonstration people, and removes its data afterwards. The
fuzzer (schemathesis) comes from the Python index, once, into CHECKERS_CACHE (~/.cache/pothik-checkers); without
Python 3 the lanes are skipped.`;

/** In this order: what administrators change is left for the end. */
const PEOPLE = {
  visitor: undefined,
  RIDER: 'rider@pothik.test',
  DRIVER: 'driver@pothik.test',
  ADMIN: 'admin@pothik.test',
  SUPER_ADMIN: 'super@pothik.test',
};
const SECONDS = 600;
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

const numberAfter = (flag) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

async function main() {
  // Imported late, because their dependencies exist only after the installation.
  const { NotAvailable } = await import('../../infra/programs/not-available.mjs');
  const { runLanes } = await import('../../infra/local/run-lanes.mjs');
  const { installSchemathesis } = await import('./schemathesis.mjs');
  const within = numberAfter('--within');
  const patience = within === undefined ? {} : { signal: AbortSignal.timeout(within * 1000) };
  try {
    const folder = await installSchemathesis(patience);
    process.exitCode = (await fuzzAll(folder, runLanes)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NotAvailable)) throw error;
    const lanes = Object.keys(PEOPLE).map((who) => ({ name: `fuzz ${who}`, run: async () => SKIPPED }));
    await runLanes(lanes, `did not run: fuzz (${error.message})`);
  }
}

async function fuzzAll(folder, runLanes) {
  const { startPlatform } = await import('./platform.mjs');
  const seconds = numberAfter('--seconds') ?? SECONDS;
  const seed = numberAfter('--seed') ?? Date.now() % 1_000_000_007;
  const platform = await startPlatform();
  try {
    console.log(`fuzz: ${seconds} s each, --seed ${seed}`);
    const lanes = Object.entries(PEOPLE).map(([who, email]) => ({
      name: `fuzz ${who}`,
      run: () => fuzzAs(email, { folder, url: platform.url, seconds, seed }),
    }));
    return await runLanes(lanes);
  } finally {
    await platform.stop();
  }
}

/** One person's rounds, each with a fresh log-in: a session that ended would turn every answer into the same refusal. */
async function fuzzAs(email, { folder, url, seconds, seed }) {
  const { cookieOf, isSignedIn } = await import('./platform.mjs');
  const { countsOf, roundsOf } = await import('./report.rules.mjs');
  const { fuzz } = await import('./schemathesis.mjs');
  const rounds = [];
  for (const round of roundsOf(seconds, seed)) {
    const cookie = email === undefined ? undefined : await cookieOf(url, email);
    const result = await fuzz(folder, { url, cookie, ...round });
    const isOver = cookie !== undefined && !(await isSignedIn(url, cookie));
    if (isOver) console.error(`The session of ${email} ended during the round of --seed ${round.seed}.`);
    rounds.push(isOver ? { ...result, problem: 'the session ended' } : result);
  }
  return countsOf(rounds);
}

if (process.argv.includes('--help')) {
  console.log(USE);
} else {
  await prepareLabOrExit();
  await main();
}
