import { refusalSentence } from '../refusals/refusal-sentence.js';
import { backup } from './backup.operation.js';
import { checkInvariants } from './check-invariants.operation.js';
import { listDeadLetters, replayDeadLetters } from './dead-letters.operations.js';
import { demonstration } from './demonstration.operation.js';
import { migrateData } from './migrate.operation.js';
import { type Operation } from './operation.js';
import { rebuildProjection } from './rebuild.operation.js';
import { recountDays } from './recount-days.operation.js';
import { restore } from './restore.operation.js';
import { rotateKeys } from './rotate-keys.operation.js';
import { resetSecondFactor } from './second-factor.operation.js';
import { sumEarnings } from './sum-earnings.operation.js';
import { makeSuperAdmin } from './super-admin.operation.js';
import { listWebReleases, releaseWeb, rollbackWeb } from './web-releases.operations.js';

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'dead-letters': listDeadLetters,
  replay: replayDeadLetters,
  demo: demonstration,
  rebuild: rebuildProjection,
  'recount-days': recountDays,
  'sum-earnings': sumEarnings,
  'make-super-admin': makeSuperAdmin,
  'reset-second-factor': resetSecondFactor,
  'rotate-keys': rotateKeys,
  migrate: migrateData,
  backup,
  restore,
  'check-invariants': checkInvariants,
  'release-web': releaseWeb,
  'take-back-web': rollbackWeb,
  'web-releases': listWebReleases,
};

/** The usage of `npm run ops`. */
export const operationsUse = (): string =>
  [
    'npm run ops -- <command>, with the addresses of the engines in the environment (docs/operations.md)',
    ...Object.values(OPERATIONS).map(({ use, meaning }) => `  ${use}\n      ${meaning}`),
  ].join('\n');

/** Runs one operation and returns the exit code. A refusal is printed as one sentence. */
export async function operate([name = '', ...args]: readonly string[], variables: NodeJS.ProcessEnv): Promise<number> {
  const operation = OPERATIONS[name];
  if (operation === undefined) {
    console.error(operationsUse());
    return 1;
  }
  try {
    await operation.run(args, variables);
    return 0;
  } catch (error) {
    const sentence = refusalSentence(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}
