import { BaseRpcContext, type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { EventEnvelope } from '@pothik/contracts/platform';
import type { ConsumedRecord, Consumption } from '@pothik/engines';
import { isObservable, lastValueFrom } from 'rxjs';
import { RecordHandler, type RecordHandlerOptions } from './record-handler.js';
import { subscribedTopics } from './subscribed-topics.rules.js';

export type EventServerOptions = RecordHandlerOptions;

/** The context that `@Ctx()` injects into a consumer. */
export class EventContext extends BaseRpcContext<[ConsumedRecord]> {
  get record(): ConsumedRecord {
    return this.getArgByIndex(0);
  }
}

/**
 * Delivers events to `@EventPattern` handlers: parse, handle, commit. All handlers of a type run, and run again when
 * one fails. Connect it with `{ inheritAppConfig: true }` and a filter that rethrows errors, else Nest flattens them.
 * @example app.connectMicroservice({ strategy: new EventServer({ group: 'ride', log, clock, logger }) }, { inheritAppConfig: true })
 */
export class EventServer extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  private readonly handlers = new Map<string, MessageHandler[]>();
  private consumption: Consumption | undefined;

  constructor(private readonly options: EventServerOptions) {
    super();
  }

  /** Handlers of one type are stored in a list: chained as Nest chains them, one failure would hide the others. */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    if (!isEventHandler) throw new Error(`${String(pattern)}: an event has no reply; use @EventPattern`);
    const type = this.normalizePattern(pattern as string);
    callback.isEventHandler = true;
    callback.extras = extras;
    const others = this.handlers.get(type) ?? [];
    this.handlers.set(type, [...others, callback]);
    if (others.length === 0) this.messageHandlers.set(type, callback);
  }

  listen(callback: (error?: unknown) => void): void {
    this.subscribe().then(
      () => callback(),
      (error: unknown) => callback(error),
    );
  }

  async close(): Promise<void> {
    const { consumption } = this;
    this.consumption = undefined;
    await consumption?.close();
  }

  on(event: string): never {
    throw new Error(`An event server emits no events of its own: ${event}`);
  }

  unwrap<T>(): T {
    return this.options.log as T;
  }

  private async subscribe(): Promise<void> {
    const topics = subscribedTopics(this.handlers.keys());
    if (topics.length === 0) return;
    const handler = new RecordHandler(this.options, (type) => {
      const found = this.handlers.get(type);
      return found && ((event, record) => runAll(found, event, new EventContext([record])));
    });
    const { group, log } = this.options;
    this.consumption = await log.consume({ group, topics, onRecord: (record) => handler.onRecord(record) });
  }
}

/** Waits for all, so that none still runs when the event is retried; then throws the first error. */
async function runAll(handlers: readonly MessageHandler[], event: EventEnvelope, context: EventContext): Promise<void> {
  const outcomes = await Promise.allSettled(handlers.map((handler) => runOne(handler, event, context)));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function runOne(handler: MessageHandler, event: EventEnvelope, context: EventContext): Promise<void> {
  const answer: unknown = await handler(event, context);
  if (isObservable(answer)) await lastValueFrom(answer, { defaultValue: undefined });
}
