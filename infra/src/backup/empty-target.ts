import { OWNERS, topicOf } from '@pothik/contracts/platform';
import { connectEventLog } from '@pothik/engines/connect';
import { MIGRATION_COLLECTIONS, PinoLogger } from '@pothik/service-kit/host';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { heldCollections } from './collections.js';
import type { OpenData } from './open-data.js';

/** A restore never mixes with existing data. @throws OperationRefusal naming the data found */
export async function refuseUnlessEmpty({ client, objects }: OpenData, configuration: LocalConfiguration) {
  for (const { database, name } of await heldCollections(client)) {
    // What a service's first start has recorded, also in an empty database.
    if (MIGRATION_COLLECTIONS.includes(name)) continue;
    if (await client.db(database).collection(name).findOne()) throw notEmpty(`documents in ${database}.${name}`);
  }
  for await (const key of objects.keys()) throw notEmpty(`the object ${key}`);
  if (configuration.KAFKA_BROKERS !== undefined) await refuseEvents(configuration);
}

async function refuseEvents(configuration: LocalConfiguration): Promise<void> {
  const logger = PinoLogger.create('operations', { level: configuration.LOG_LEVEL });
  const log = await connectEventLog(configuration, { logger, clientId: 'operations' });
  try {
    for (const topic of OWNERS.map(topicOf)) {
      for await (const _record of log.read(topic)) throw notEmpty(`events in ${topic}`);
    }
  } finally {
    await log.close();
  }
}

export const notEmpty = (what: string): OperationRefusal =>
  new OperationRefusal(`A backup is restored into an empty system, and this one has ${what}. Nothing was restored.`);
