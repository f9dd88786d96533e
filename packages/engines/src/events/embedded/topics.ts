import { EVENT_PARTITIONS } from '@pothik/contracts/platform';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import type { Logger } from '../../logging/logger.js';
import type { Raise } from './raises.rules.js';
import { type Batches, findEnd, hasBatches, type Partition } from './stored-batch.js';

/** A topic's partitions. Their number is only ever raised. */
export interface StoredTopic {
  /** The topic's name. */
  _id: string;
  partitions: number;
  /** Oldest first. */
  raises: readonly Raise[];
}

export type StoredTopics = mongo.Collection<StoredTopic>;

export const partitionsOf = ({ _id: topic, partitions }: Pick<StoredTopic, '_id' | 'partitions'>): Partition[] =>
  Array.from({ length: partitions }, (_, partition) => ({ topic, partition }));

/** The topics of the log, each with at least the wanted number of partitions once this process appends or consumes. */
export class Topics {
  private readonly opened = new Map<string, Promise<StoredTopic>>();

  constructor(
    private readonly topics: StoredTopics,
    private readonly batches: Batches,
    private readonly logger: Logger,
    private readonly wanted: number | undefined,
  ) {}

  /** Makes a topic, or raises its number of partitions. Only for who holds the lease: nobody may append meanwhile. */
  open(topic: string): Promise<StoredTopic> {
    const known = this.opened.get(topic);
    if (known) return known;
    const opening = this.raised(topic);
    this.opened.set(topic, opening);
    opening.catch(() => this.opened.delete(topic));
    return opening;
  }

  /** A topic as it is; changes nothing. */
  async present(topic: string): Promise<Pick<StoredTopic, '_id' | 'partitions'>> {
    return (await this.topics.findOne({ _id: topic })) ?? { _id: topic, partitions: EVENT_PARTITIONS.default };
  }

  /** Another process may have raised the numbers: they are read again. */
  invalidate(): void {
    this.opened.clear();
  }

  private async raised(topic: string): Promise<StoredTopic> {
    const stored = (await this.topics.findOne({ _id: topic })) ?? (await this.make(topic));
    const { wanted = stored.partitions } = this;
    if (stored.partitions > wanted) {
      const fields = { topic, partitions: stored.partitions, wanted };
      this.logger.warn(fields, 'A topic keeps its partitions: their number can only be raised');
    }
    if (stored.partitions >= wanted) return stored;
    const ends = await Promise.all(partitionsOf(stored).map((partition) => findEnd(this.batches, partition)));
    const raises = [...stored.raises, { ends }];
    const { matchedCount } = await this.topics.updateOne(
      { _id: topic, partitions: stored.partitions },
      { $set: { partitions: wanted, raises } },
    );
    return matchedCount > 0 ? { _id: topic, partitions: wanted, raises } : this.raised(topic);
  }

  private async make(topic: string): Promise<StoredTopic> {
    // Before numbers were stored every topic had as many as usual.
    const isOlder = await hasBatches(this.batches, topic);
    const partitions = isOlder || this.wanted === undefined ? EVENT_PARTITIONS.default : this.wanted;
    const made: StoredTopic = { _id: topic, partitions, raises: [] };
    try {
      await this.topics.insertOne(made);
      return made;
    } catch (error) {
      if (isDuplicateKey(error)) return this.raised(topic);
      throw error;
    }
  }
}
