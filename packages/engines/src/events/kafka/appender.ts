import type { TopicMessages } from 'kafkajs';
import { EngineUnavailable } from '../../failures/engine-unavailable.js';
import type { LogRecord } from '../event-log.js';
import { fitting, type Part, partsOf } from './append.rules.js';
import type { BatchSender } from './batch-sender.js';
import { isRefusal } from './refusal.rules.js';

interface WaitingPart extends Part {
  topic: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Appends in the order of the calls. Appends that wait while a request is running share the next one. */
export class Appender {
  private waiting: WaitingPart[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly sender: Pick<BatchSender, 'send'>) {}

  /** @throws EngineUnavailable when it is uncertain whether the records are durable */
  async append(topic: string, records: readonly LogRecord[]): Promise<void> {
    await Promise.all(partsOf(records).map((part) => this.enqueue(topic, part)));
  }

  /** Resolves when no append waits. */
  async drained(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private enqueue(topic: string, part: Part): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...part, topic, resolve, reject });
      this.running ??= this.run();
    });
  }

  private async run(): Promise<void> {
    // Calls of the same turn of the event loop share the first request.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.send(this.waiting.splice(0, fitting(this.waiting)));
    this.running = undefined;
  }

  private async send(parts: readonly WaitingPart[]): Promise<void> {
    try {
      await this.sender.send(messagesOf(parts));
      for (const { resolve } of parts) resolve();
    } catch (error) {
      if (!isRefusal(error)) this.rejectAll(parts, error);
      else if (parts.length > 1) for (const part of parts) await this.send([part]);
      else parts[0]?.reject(error);
    }
  }

  /** Waiting appends are rejected as well, so that they do not overtake the failed one. */
  private rejectAll(parts: readonly WaitingPart[], error: unknown): void {
    for (const { reject } of [...parts, ...this.waiting.splice(0)]) reject(new EngineUnavailable('events', error));
  }
}

function messagesOf(parts: readonly WaitingPart[]): TopicMessages[] {
  const byTopic = new Map<string, TopicMessages>();
  for (const { topic, records } of parts) {
    const messages = records.map(({ key, value, headers }) => ({ key, value, headers: { ...headers } }));
    const known = byTopic.get(topic);
    if (known) known.messages.push(...messages);
    else byTopic.set(topic, { topic, messages });
  }
  return [...byTopic.values()];
}
