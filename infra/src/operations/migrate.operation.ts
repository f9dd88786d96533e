import { parseArgs } from 'node:util';
import type { Owner } from '@pothik/contracts/platform';
import { SystemClock } from '@pothik/engines/connect';
import {
  type MigrateParts,
  MigrationOutOfTime,
  migrate,
  PinoLogger,
  type ServiceDefinition,
  UndoRefused,
  undo,
} from '@pothik/service-kit/host';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import { SERVICES } from '../platform/local-services.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withStoredDatabase } from './stored-database.js';

/** Migrates the databases before the new release starts, or takes migrations back after it was stopped. */
export const migrateData: Operation = {
  use: 'migrate [--service <service>] [--undo <number>]',
  meaning:
    'runs the pending migrations of all services, or of one (DATA_DIR or MONGO_URL), while the former release runs; stopped, it continues when it is run again. --undo takes that migration of the service and all later ones back',
  run: async (args, variables) => {
    const options = { service: { type: 'string' }, undo: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const services = chosen(values.service);
    const first = values.undo === undefined ? undefined : undoneFrom(values.undo, values.service);
    const configuration = readLocalConfiguration(variables);
    const logger = PinoLogger.create('operations', { level: configuration.LOG_LEVEL });
    const stopping = new AbortController();
    const stop = () => stopping.abort(new OperationRefusal('Stopped; run again, it continues from there.'));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      await withStoredDatabase(configuration, async (databaseOf) => {
        for (const service of services) {
          const database = databaseOf(service.name as Owner) as unknown as MigrateParts['database'];
          const parts = { database, clock: new SystemClock(), logger, signal: stopping.signal };
          console.log(
            `${service.name}: ${await told(() => (first ? undone(service, first, parts) : migrated(service, parts)))}`,
          );
        }
      });
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
  },
};

function chosen(name: string | undefined): readonly ServiceDefinition[] {
  if (name === undefined) return SERVICES;
  const service = SERVICES.find((one) => one.name === name);
  if (service === undefined)
    throw new OperationRefusal(`--service is one of ${SERVICES.map((one) => one.name).join(', ')}.`);
  return [service];
}

function undoneFrom(number: string, service: string | undefined): number {
  if (service === undefined) throw new OperationRefusal('--undo needs --service: each service numbers its own.');
  if (!/^[1-9]\d{0,3}$/.test(number)) throw new OperationRefusal('--undo is the number of a migration.');
  return Number(number);
}

async function migrated({ migrations = [] }: ServiceDefinition, parts: MigrateParts): Promise<string> {
  const state = await migrate(migrations, parts);
  if (state === 'newer') return 'a later release has migrated it; nothing was changed';
  return migrations.length === 0 ? 'has no migrations' : `all of ${migrations.length} are done`;
}

async function undone({ migrations = [] }: ServiceDefinition, first: number, parts: MigrateParts): Promise<string> {
  return `undone: ${(await undo(migrations, first, parts)).join(', ')}`;
}

/** What an operator can act on is a sentence; everything else is a bug. */
async function told(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MigrationOutOfTime || error instanceof UndoRefused)
      throw new OperationRefusal(error.message, { cause: error });
    throw error;
  }
}
