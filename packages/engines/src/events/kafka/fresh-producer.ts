import kafkajs, { type Producer, type TopicMessages } from 'kafkajs';
import { unanswered } from './append.rules.js';
import { disconnect } from './disconnect.js';
import { type KafkaSettings, kafkaClient, REQUEST_TIMEOUT_MS } from './kafka-client.js';

/**
 * An idempotent producer, good until its first failure: afterwards kafkajs counts the failed records' sequence numbers
 * again, and a broker that has them would take other records for repetitions and acknowledge what it does not keep.
 */
export class FreshProducer {
  private readonly producer: Producer;
  private readonly chosen = new Set<string>();
  private connected: Promise<void> | undefined;
  private state: 'idle' | 'sending' | 'spent' = 'idle';
  private abandoned = false;

  constructor(private readonly settings: KafkaSettings) {
    this.producer = kafkaClient(settings).producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: () => this.notingPartitioner(),
    });
  }

  /** Not while it sends: whoever stopped waiting for it takes another. */
  get usable(): boolean {
    return this.state === 'idle';
  }

  /** Resolves when every in-sync instance has the records. One call at a time. */
  async send(topicMessages: TopicMessages[]): Promise<void> {
    this.state = 'sending';
    try {
      this.connected ??= this.producer.connect();
      await this.connected;
      this.chosen.clear();
      const answers = await this.producer.sendBatch({ topicMessages, acks: -1, timeout: REQUEST_TIMEOUT_MS });
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

  /** Ends it now and again when it no longer sends: what kafkajs still tries would connect it anew. */
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
