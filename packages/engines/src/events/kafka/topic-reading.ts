import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { EngineUnavailable } from '../../failures/engine-unavailable.js';
import type { ConsumedRecord } from '../event-log.js';
import type { AdminConnection } from './admin-connection.js';
import { recordOf } from './consumed-message.js';
import { disconnect } from './disconnect.js';
import { groupIdOf, type KafkaSettings, kafkaClient, RETRY } from './kafka-client.js';
import { isLoadingGroups } from './refusal.rules.js';

/** How long a broker holds a fetch without new records. */
const FETCH_WAIT_MS = 100;
/**
 * About 17 s each: a broker that has just started first loads the groups it coordinates; a read can wait for it. kafkajs
 * repeats a search for the coordinator, and gives up a join that the coordinator refuses while it loads.
 */
const SEARCHES = 20;
const JOINS = 170;
const BETWEEN_JOINS_MS = 100;

interface ReadBatch {
  partition: number;
  records: ConsumedRecord[];
  /** Offset of the last message, also of one that is no record. */
  last: bigint;
  next(): void;
}

/**
 * All records of a topic at the start of the read, by a temporary group that commits nothing: kafkajs reads
 * only through groups. A partition is fetched further when its records were consumed.
 */
export class TopicReading {
  constructor(
    private readonly settings: KafkaSettings,
    private readonly admin: AdminConnection,
    private readonly topic: string,
  ) {}

  async *records(): AsyncIterable<ConsumedRecord> {
    const ends = await this.ends();
    if (ends.size === 0) return;
    const group = groupIdOf(`${this.settings.clientId}-reading-${randomUUID()}`);
    const consumer = this.consumerOf(group);
    const batches = new EventEmitter();
    // Subscribes before the first batch can arrive.
    const arriving = on(batches, 'batch');
    try {
      await this.start(consumer, batches);
      for await (const [batch] of arriving as AsyncIterable<[ReadBatch]>) {
        const end = ends.get(batch.partition);
        if (end === undefined) continue;
        yield* batch.records.filter(({ offset }) => BigInt(offset) < end);
        if (batch.last + 1n >= end) ends.delete(batch.partition);
        else batch.next();
        if (ends.size === 0) return;
      }
    } catch (error) {
      throw new EngineUnavailable('events', error);
    } finally {
      await this.leaveNothing(consumer, group);
    }
  }

  /** The high watermarks of the partitions that are not empty. */
  private async ends(): Promise<Map<number, bigint>> {
    const offsets = await this.admin.use(async (admin) => {
      const topics = await admin.listTopics();
      return topics.includes(this.topic) ? admin.fetchTopicOffsets(this.topic) : [];
    });
    const filled = offsets.filter(({ low, high }) => BigInt(high) > BigInt(low));
    return new Map(filled.map(({ partition, high }) => [partition, BigInt(high)]));
  }

  private consumerOf(groupId: string): Consumer {
    let joins = 0;
    let hasJoined = false;
    const consumer = kafkaClient(this.settings).consumer({
      groupId,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      allowAutoTopicCreation: false,
      retry: {
        ...RETRY,
        retries: SEARCHES,
        initialRetryTime: BETWEEN_JOINS_MS,
        // Afterwards a restart would read from the beginning again.
        restartOnFailure: async (error) => {
          joins += 1;
          return isLoadingGroups(error) && !hasJoined && joins < JOINS;
        },
      },
    });
    consumer.on(consumer.events.GROUP_JOIN, () => {
      hasJoined = true;
    });
    return consumer;
  }

  private async start(consumer: Consumer, batches: EventEmitter): Promise<void> {
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (!payload.restart) batches.emit('error', payload.error);
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [this.topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: true,
      eachBatch: async (payload) => void batches.emit('batch', this.pausedBatch(payload)),
    });
  }

  private pausedBatch({ batch, pause }: EachBatchPayload): ReadBatch {
    return {
      partition: batch.partition,
      records: batch.messages.map((message) => recordOf(this.topic, batch.partition, message)),
      last: BigInt(batch.lastOffset()),
      next: pause(),
    };
  }

  private async leaveNothing(consumer: Consumer, group: string): Promise<void> {
    await disconnect(consumer, this.settings.logger);
    try {
      await this.admin.use((admin) => admin.deleteGroups([group]));
    } catch (error) {
      // A group without members and commits vanishes by itself after a while.
      this.settings.logger.debug({ error, group }, 'The group of a read was not deleted');
    }
  }
}
