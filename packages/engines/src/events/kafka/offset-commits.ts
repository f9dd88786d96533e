import type { OffsetsByTopicPartition } from 'kafkajs';

type Commit = (offsets: OffsetsByTopicPartition) => Promise<void>;

interface Position {
  topic: string;
  partition: number;
  /** The next record to deliver. */
  offset: string;
}

/** Offsets that a consumer has handled and not committed yet. Flushes during a running commit share the next one. */
export class OffsetCommits {
  private waiting = new Map<string, Position>();
  private running: Promise<void> | undefined;

  add(position: Position): void {
    this.waiting.set(`${position.topic}/${position.partition}`, position);
  }

  /** After a rebalance a partition continues from the group's committed offset, here or in another instance. */
  reset(): void {
    this.waiting = new Map();
  }

  /** Resolves when everything added before is durable. */
  async flush(commit: Commit): Promise<void> {
    // The flush that started a commit gets its failure; the positions wait for the next one.
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
