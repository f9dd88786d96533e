import { randomUUID } from 'node:crypto';
import { deadLetterTopicOf } from '@pothik/contracts/platform';
import kafkajs from 'kafkajs';
import { ReceivedRecords } from '../../contracts/received-records.js';
import { isEngineUnavailable } from '../../failures/engine-unavailable.js';
import { SilentLogger } from '../../testing/silent-logger.js';
import { KafkaEventLog } from '../kafka-event-log.js';
import { DEAD_LETTER_RETENTION_MS, RETENTION_MS } from '../retention.rules.js';
import { LateListener } from './testing/late-listener.js';

const brokers = process.env.KAFKA_BROKERS?.split(',') ?? [];
const logger = new SilentLogger();
const record = (value: string) => ({ key: 'a', value, headers: {} });

(brokers.length > 0 ? describe : describe.skip)('A Kafka cluster', () => {
  const admin = new kafkajs.Kafka({ brokers, logLevel: kafkajs.logLevel.NOTHING }).admin();
  let log: KafkaEventLog;
  let topic: string;

  beforeAll(() => admin.connect());
  afterAll(() => admin.disconnect());
  beforeEach(() => {
    log = new KafkaEventLog({ brokers, clientId: 'cluster', logger });
    topic = `cluster-${randomUUID()}`;
  });
  afterEach(() => log.close());

  const partitionsOf = async (name: string) => {
    const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
    return topics[0]?.partitions ?? [];
  };
  const retentionIn = async (name: string) => {
    const resource = { type: kafkajs.ConfigResourceTypes.TOPIC, name, configNames: ['retention.ms'] };
    const { resources } = await admin.describeConfigs({ includeSynonyms: false, resources: [resource] });
    return Number(resources[0]?.configEntries[0]?.configValue);
  };

  it('gets topics of 8 partitions that retain events for 7 days and dead letters for 30', async () => {
    await log.append(topic, [record('1')]);
    await log.append(deadLetterTopicOf(topic), [record('1')]);
    expect(await partitionsOf(topic)).toHaveLength(8);
    expect(await retentionIn(topic)).toBe(RETENTION_MS);
    expect(await retentionIn(deadLetterTopicOf(topic))).toBe(DEAD_LETTER_RETENTION_MS);
  });

  it('gets topics with the configured partitions and replicas', async () => {
    const own = new KafkaEventLog({ brokers, clientId: 'cluster', logger, partitions: 3, replication: 1 });
    await own.append(topic, [record('1')]);
    await own.close();
    expect((await partitionsOf(topic)).map(({ replicas }) => replicas.length)).toEqual([1, 1, 1]);
  });

  it('does not change an existing topic', async () => {
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 2 }] });
    await log.append(topic, [record('1')]);
    expect(await partitionsOf(topic)).toHaveLength(2);
  });

  it('has no group left after a read', async () => {
    await log.append(topic, [record('1'), record('2')]);
    for await (const { value } of log.read(topic)) expect(['1', '2']).toContain(value);
    const { groups } = await admin.listGroups();
    expect(groups.map(({ groupId }) => groupId).filter((id) => id.includes('cluster-reading-'))).toEqual([]);
  });

  it('refuses an invalid record, which is not an outage, and accepts the next', async () => {
    const refused = await log.append(topic, [record('x'.repeat(2_000_000))]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(isEngineUnavailable(refused)).toBe(false);
    await log.append(topic, [record('small')]);
  });

  it('is consumed from as soon as it is available, and rejects appends before', async () => {
    const listener = await LateListener.reserve(brokers[0] ?? '');
    const early = new KafkaEventLog({ brokers: [listener.address], clientId: 'early', logger });
    const received = new ReceivedRecords();
    await early.consume({ group: `group-${topic}`, topics: [topic], onRecord: received.onRecord });
    const refused = await early.append(topic, [record('before')]).catch((error: unknown) => error);
    expect(isEngineUnavailable(refused)).toBe(true);
    await listener.listen();
    await log.append(topic, [record('after')]);
    await received.until(({ values }) => values.includes('after'));
    await early.append(topic, [record('by itself')]);
    await received.until(({ values }) => values.includes('by itself'));
    await early.close();
    await listener.close();
  });
});
