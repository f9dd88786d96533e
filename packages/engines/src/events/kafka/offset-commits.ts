import type { OffsetsByTopicPartition } from 'kafkajs';

type Commit = (offsets: OffsetsByTopicPartition) => Promise<void>;

interface Position {
  topic: string;
  partition: number;
  /** The next record to deliver. */
  offset: string;
}

/** What a consumer has done and not committed yet. Flushes that come while a commit is under way share the next one. */
export class OffsetCommits {
  private waiting = new Map<string, Position>();
  private running: Promise<void> | undefined;

  add(position: Position): void {
    this.waiting.set(`${position.topic}/${position.partition}`, position);
  }

  /** After a rebalance a partition goes on from what the group has committed, here or elsewhere. */
  forget(): void {
    this.waiting = new Map();
  }

  /** Resolves when everything added before is durable. */
  async flush(commit: Commit): Promise<void> {
    // A failure is heard by the flush that began it, and its positions wait again.
    while (this.running !== undefined) await this.running.catch(() => undefined);
    if (this.waiting.size === 0) return;
    this.running = this.commitWaiting(commit);
    try {
      await this.running;
    } finally {
      this.running = undefined;
    }
  }

  private async commitWaiting(commit: Commit): Promise<void> {
    const taken = this.waiting;
    const meanwhile = new Map<string, Position>();
    this.waiting = meanwhile;
    try {
      await commit(offsetsOf([...taken.values()]));
    } catch (error) {
      if (this.waiting === meanwhile) this.waiting = new Map([...taken, ...meanwhile]);
      throw error;
    }
  }
}

function offsetsOf(positions: readonly Position[]): OffsetsByTopicPartition {
  const topics = [...new Set(positions.map(({ topic }) => topic))];
  return {
    topics: topics.map((topic) => ({
      topic,
      partitions: positions
        .filter((position) => position.topic === topic)
        .map(({ partition, offset }) => ({ partition, offset })),
    })),
  };
}
