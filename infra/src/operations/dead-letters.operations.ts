import { parseArgs } from 'node:util';
import { OWNERS, topicOf } from '@pothik/contracts/platform';
import { connectEventLog, type EngineAddresses } from '@pothik/engines/connect';
import { type DeadLetter, DeadLetters, PinoLogger } from '@pothik/service-kit/host';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';

const TOPICS = OWNERS.map(topicOf);

/** Lists the dead letters with their reasons. */
export const listDeadLetters: Operation = {
  use: 'dead-letters [topic] [--group name] [--json]',
  meaning: 'lists the events that consumers gave up, with the reason; of every topic when none is named',
  run: async (args, variables) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { group: { type: 'string' }, json: { type: 'boolean' } },
    });
    const topics = positionals.length === 0 ? TOPICS : positionals.map(knownTopic);
    const found = await withDeadLetters(variables, async (letters) => {
      const lists = await Promise.all(
        topics.map(async (topic) => (await letters.list(topic, filterOf(values))).map((letter) => row(topic, letter))),
      );
      return lists.flat();
    });
    console.log(values.json ? JSON.stringify(found, null, 2) : tableOf(found));
  },
};

/** Publishes dead letters again to the consumer group that gave them up. */
export const replayDeadLetters: Operation = {
  use: 'replay <topic> [id…] [--group name]',
  meaning: 'replays dead letters (all, or those of these ids) to the group that gave them up',
  run: async (args, variables) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { group: { type: 'string' } },
    });
    const [topic = '', ...ids] = positionals;
    knownTopic(topic);
    const filter = { ...filterOf(values), ...(ids.length > 0 ? { ids } : {}) };
    const count = await withDeadLetters(variables, (letters) => letters.replay(topic, filter));
    console.log(`${count} replayed on ${topic}.`);
  },
};

type Row = Omit<DeadLetter, 'record'> & { topic: string };

const row = (topic: string, { record: _record, ...letter }: DeadLetter): Row => ({ topic, ...letter });

const filterOf = ({ group }: { group?: string | undefined }) => (group === undefined ? {} : { group });

function tableOf(rows: readonly Row[]): string {
  if (rows.length === 0) return 'No dead letters.';
  return rows
    .map(
      ({ topic, id, group, attempts, at, reason }) => `${at}  ${topic} ${id}  ${group}  ${attempts} tries  ${reason}`,
    )
    .join('\n');
}

function knownTopic(topic: string): string {
  if (!TOPICS.includes(topic)) throw new OperationRefusal(`Name a topic: ${TOPICS.join(', ')}.`);
  return topic;
}

async function withDeadLetters<T>(
  variables: NodeJS.ProcessEnv,
  work: (letters: DeadLetters) => Promise<T>,
): Promise<T> {
  const logger = PinoLogger.create('operations', { level: variables.LOG_LEVEL ?? 'warn' });
  const log = await connectEventLog(variables as EngineAddresses, { logger, clientId: 'operations' });
  try {
    return await work(new DeadLetters(log));
  } finally {
    await log.close();
  }
}
