import type { ExpressionEngine } from './aggregate/expression-engine.js';
import type { Command, CommandContext } from './commands/command.js';
import { COMMANDS } from './commands/commands.js';
import { refuseUnsupported } from './commands/refusals.js';
import { Catalog } from './engine/catalog.js';
import { Cursors } from './engine/cursors.js';
import { sweepExpired } from './engine/expiry.js';
import type { Reply } from './engine/reply.js';
import { WriteQueue } from './engine/write-queue.js';
import { StorageError, type Store } from './storage/store.js';
import type { Document } from './values/document.js';
import { errorReply, MongoError } from './values/errors.js';

export interface EngineOptions {
  store: Store;
  /** Pause between two sweeps for expired documents. */
  ttlSeconds: number;
  /** Reports failures that no client waits for. */
  report: (message: string) => void;
}

/** Runs commands: reads at once, writes through the queue; errors have MongoDB's codes and messages. */
export class Engine {
  readonly catalog: Catalog;
  private readonly cursors = new Cursors();
  private readonly queue: WriteQueue;
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(private readonly options: EngineOptions) {
    const { store, ttlSeconds } = options;
    this.catalog = new Catalog(store);
    this.queue = new WriteQueue(store, () => this.catalog.load());
    this.timer = setInterval(() => {
      this.sweeping = this.sweep();
    }, ttlSeconds * 1000);
    this.timer.unref();
  }

  /** Runs one command; failures become answers, never exceptions. A read is answered at once, when it need not wait. */
  run(command: Document): Reply | Promise<Reply> {
    try {
      const [name = ''] = Object.keys(command);
      const definition = COMMANDS.get(name);
      if (!definition) {
        throw new MongoError(59, 'CommandNotFound', `no such command: '${name}'`);
      }
      refuseUnsupported(name, command, definition);
      // Loaded by the first command that needs it: many processes never do.
      const reply = definition.needsExpressions?.(command)
        ? import('./aggregate/mingo-engine.js').then(({ mingoEngine }) =>
            this.execute(definition, command, mingoEngine),
          )
        : this.execute(definition, command);
      return reply instanceof Promise ? reply.catch((error) => this.refusal(command, error)) : reply;
    } catch (error) {
      return this.refusal(command, error);
    }
  }

  /** Commits what is queued and closes the store. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.queue.drain();
    await this.sweeping;
    await this.queue.drain();
    this.options.store.close();
  }

  private refusal(command: Document, error: unknown): Reply {
    if (error instanceof StorageError) {
      return errorReply(asRefusal(error));
    }
    if (!(error instanceof MongoError)) {
      this.options.report(`${Object.keys(command)[0]} failed: ${(error as Error).stack}`);
    }
    return errorReply(error);
  }

  private execute(definition: Command, command: Document, expressions?: ExpressionEngine): Reply | Promise<Reply> {
    const { catalog, cursors } = this;
    const { syncs: logSyncs } = this.options.store;
    const context: CommandContext = { database: databaseOf(command), catalog, cursors, logSyncs, expressions };
    return definition.writes
      ? this.queue.submit(() => definition.run(context, command))
      : this.queue.whenDurable(definition.run(context, command));
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    this.cursors.killIdle(now);
    try {
      await sweepExpired(this.catalog, this.queue, now);
    } catch (error) {
      this.options.report(`expired documents could not be removed: ${(error as Error).message}`);
    }
  }
}

function databaseOf({ $db }: Document): string {
  if (typeof $db !== 'string' || !$db) {
    throw new MongoError(40571, 'Location40571', 'OP_MSG requests require a $db argument');
  }
  return $db;
}

function asRefusal(error: StorageError): MongoError {
  return error.full
    ? new MongoError(14031, 'OutOfDiskSpace', `the write was refused and rolled back: ${error.message}`)
    : new MongoError(8, 'UnknownError', `storage failure: ${error.message}`);
}
