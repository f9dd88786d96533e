import kafkajs, { type Producer, type TopicMessages } from 'kafkajs';
import { unanswered } from './append.rules.js';
import { disconnect } from './disconnect.js';
import { type KafkaSettings, kafkaClient } from './kafka-client.js';
import { PRODUCER, SENDING } from './transfer-settings.js';

/**
 * An idempotent producer, used until its first failure: afterwards kafkajs reuses the failed records' sequence numbers,
 * and a broker that has them would treat other records as duplicates and acknowledge records that it does not store.
 */
export class FreshProducer {
  private readonly producer: Producer;
  private readonly chosen = new Set<string>();
  private connected: Promise<void> | undefined;
  private state: 'idle' | 'sending' | 'spent' = 'idle';
  private abandoned = false;

  constructor(private readonly settings: KafkaSettings) {
    this.producer = kafkaClient(settings).producer({ ...PRODUCER, createPartitioner: () => this.notingPartitioner() });
  }

  /** False while it sends: a caller that stopped waiting uses another one. */
  get usable(): boolean {
    return this.state === 'idle';
  }

  /** Resolves when every in-sync replica has the records. One call at a time. */
  async send(topicMessages: TopicMessages[]): Promise<void> {
    this.state = 'sending';
    try {
      this.connected ??= this.producer.connect();
      await this.connected;
      this.chosen.clear();
      const answers = await this.producer.sendBatch({ topicMessages, ...SENDING });
      const missing = unanswered(this.chosen, answers);
      if (missing.length > 0) throw new Error(`No broker has answered for ${missing.join(', ')}`);
      this.state = 'idle';
    } catch (error) {
      this.state = 'spent';
      this.abandoned = true;
      throw error;
    } finally {
      if (this.abandoned) void this.close();
    }
  }

  /** Disconnects now, and again after the last send: kafkajs' remaining attempts would reconnect it. */
  abandon(): void {
    this.abandoned = true;
    void this.close();
  }

  close(): Promise<void> {
    return disconnect(this.producer, this.settings.logger);
  }

  private notingPartitioner() {
    const choose = kafkajs.Partitioners.DefaultPartitioner();
    return (message: Parameters<typeof choose>[0]) => {
      const partition = choose(message);
      this.chosen.add(`${message.topic}/${partition}`);
      return partition;
    };
  }
}
