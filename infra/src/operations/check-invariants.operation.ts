import { parseArgs } from 'node:util';
import { bookInvariants } from '../invariants/books.invariants.js';
import { check, lineOf } from '../invariants/check.js';
import { declaredInvariants } from '../invariants/declared.invariants.js';
import { driverTotalsInvariant } from '../invariants/driver-totals.invariant.js';
import { frozenFareInvariant } from '../invariants/frozen-fare.invariant.js';
import { heldRideInvariants } from '../invariants/held-rides.invariants.js';
import type { DatabaseOf, Invariant } from '../invariants/invariant.js';
import { projectionInvariants } from '../invariants/projections.invariants.js';
import { rideHistoryInvariant } from '../invariants/ride-history.invariant.js';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import { SERVICES } from '../platform/local-services.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withStoredDatabase } from './stored-database.js';

const MINUTES = 5;

/** Checks the invariants on the stored data. */
export const checkInvariants: Operation = {
  use: 'check-invariants [--minutes 5]',
  meaning:
    'reads a running or a stopped platform (DATA_DIR or MONGO_URL) and prints for every invariant whether it holds; exit 1 when one is broken',
  run: async (args, variables) => {
    const { values } = parseArgs({ args: [...args], options: { minutes: { type: 'string' } } });
    const minutes = values.minutes === undefined ? MINUTES : Number(values.minutes);
    if (!(minutes > 0)) throw new OperationRefusal('--minutes is a number above 0.');
    const configuration = readLocalConfiguration(variables);
    const broken = await withStoredDatabase(configuration, async (database) =>
      tellAll(await invariants(minutes), database),
    );
    if (broken > 0) throw new OperationRefusal(broken === 1 ? '1 is broken.' : `${broken} are broken.`);
  },
};

const invariants = async (minutes: number): Promise<Invariant[]> => [
  ...heldRideInvariants,
  rideHistoryInvariant,
  frozenFareInvariant,
  driverTotalsInvariant,
  ...bookInvariants,
  ...projectionInvariants,
  ...(await declaredInvariants(SERVICES, minutes)),
];

async function tellAll(all: readonly Invariant[], database: DatabaseOf): Promise<number> {
  let broken = 0;
  for (const invariant of all) {
    const verdict = await check(invariant, database);
    if (verdict.ids.length > 0) broken += 1;
    console.log(lineOf(invariant, verdict));
  }
  return broken;
}
