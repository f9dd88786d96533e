import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@pothik/engines';
import { CONSUMING, consumerOf, kafkaClient, PARTITIONS, PRODUCER, SENDING } from '@pothik/engines/kafka';

const ARRIVES_WITHIN_MS = 30_000;
const OURS = 'pothik.';

/**
 * Kafka with nothing around it: one producer, and one consumer that commits what has arrived, on a topic of their own and with
 * the settings of the platform's event log.
 */
export class KafkaAlone {
  #name = `bench-${randomUUID()}`;
  #topic = `${OURS}${this.#name}`;
  #group = consumerOf(this.#name);
  #arrivals = new Map();

  /** @param {string[]} brokers @param {import('@pothik/engines').Logger} logger */
  constructor(brokers, logger) {
    const client = () => kafkaClient({ brokers, clientId: 'bench', logger });
    this.admin = client().admin();
    this.producer = client().producer(PRODUCER);
    this.consumer = client().consumer(this.#group);
  }

  /** Does the work while producer and consumer are connected; then removes their topic and group. */
  async during(work) {
    const connections = [this.producer, this.consumer, this.admin];
    try {
      for (const connection of connections) await connection.connect();
      await this.admin.createTopics({ topics: [{ topic: this.#topic, numPartitions: PARTITIONS }] });
      await this.consumer.subscribe({ topics: [this.#topic], fromBeginning: true });
      await this.consumer.run({ ...CONSUMING, eachBatch: (payload) => this.#take(payload) });
      const done = await work();
      await this.consumer.disconnect();
      await this.admin.deleteGroups([this.#group.groupId]);
      await this.admin.deleteTopics({ topics: [this.#topic] });
      return done;
    } finally {
      for (const connection of connections) await connection.disconnect();
    }
  }

  /**
   * Sends records at a steady rate, each with a key of its own.
   * @param {{ perSecond: number, seconds: number, bytes: number }} plan `bytes` of a record's value
   * @returns {Promise<number[]>} ms of each record, from sending it until it is consumed
   */
  measure({ perSecond, seconds, bytes }) {
    const value = 'e'.repeat(bytes);
    const sendAt = async (ms) => {
      await pause(ms);
      return within(ARRIVES_WITHIN_MS, this.#send(value));
    };
    const count = Math.round(perSecond * seconds);
    return Promise.all(Array.from({ length: count }, (_, number) => sendAt((number * 1000) / perSecond)));
  }

  /** How many records the platform's topics have ever taken. */
  async recordsOfPlatform() {
    const topics = (await this.admin.listTopics()).filter((name) => name.startsWith(OURS) && name !== this.#topic);
    const partitions = await Promise.all(topics.map((topic) => this.admin.fetchTopicOffsets(topic)));
    return partitions.flat().reduce((sum, { high }) => sum + Number(high), 0);
  }

  async #send(value) {
    const key = randomUUID();
    const arrival = new Promise((resolve) => this.#arrivals.set(key, resolve));
    const sent = performance.now();
    await this.producer.send({ topic: this.#topic, messages: [{ key, value }], ...SENDING });
    return (await arrival) - sent;
  }

  async #take({ batch, resolveOffset, uncommittedOffsets, commitOffsetsIfNecessary }) {
    const at = performance.now();
    for (const { key, offset } of batch.messages) {
      this.#arrivals.get(String(key))?.(at);
      this.#arrivals.delete(String(key));
      resolveOffset(offset);
    }
    await commitOffsetsIfNecessary(uncommittedOffsets());
  }
}
