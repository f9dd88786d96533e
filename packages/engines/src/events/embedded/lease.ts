import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import type { Logger } from '../../logging/logger.js';
import { canTakeOver, isRenewed, type LeaseHolder } from './lease.rules.js';

export interface StoredLease extends LeaseHolder {
  _id: 'appender';
}

export interface LeaseTimes {
  /** How long a lease is valid without being renewed, in milliseconds. */
  durationMs: number;
  /** How long at least to wait for another process that renews it, in milliseconds; one that does not is waited for until it expires. */
  patienceMs: number;
}

/** Renewed four times a minute; of a host that died it is free after 45 s, of a process that died on this host at once. */
export const LEASE_TIMES: LeaseTimes = { durationMs: 45_000, patienceMs: 15_000 };

const POLL_MS = 100;

/** Leases of this process that are not released: a dead process may have had the same process id. */
const living = new Set<string>();

/** Thrown when another process appends to the embedded event log of this database. */
export class EventLogInUse extends Error {
  constructor({ pid, host }: LeaseHolder) {
    super(
      `The event log of this database is in use by process ${pid} on ${host}. One process at a time may append to it.`,
    );
    this.name = 'EventLogInUse';
  }
}

/** The right to append, for one process at a time. If two believe they have it, the batches' unique ids refuse one. */
export class Lease {
  private readonly holder = randomUUID();
  private acquiring: Promise<void> | undefined;
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly leases: mongo.Collection<StoredLease>,
    private readonly logger: Logger,
    private readonly times: LeaseTimes,
    private readonly onLost: () => void,
  ) {}

  /**
   * Resolves as soon as this process holds the lease.
   * @throws EventLogInUse when another process does not release it in time
   */
  held(): Promise<void> {
    this.acquiring ??= this.acquire().catch((error: unknown) => {
      this.acquiring = undefined;
      throw error;
    });
    return this.acquiring;
  }

  async release(): Promise<void> {
    clearInterval(this.renewal);
    living.delete(this.holder);
    await this.leases.deleteOne({ _id: 'appender', holder: this.holder });
  }

  private async acquire(): Promise<void> {
    living.add(this.holder);
    const deadline = performance.now() + this.times.patienceMs;
    let seen: StoredLease | undefined;
    for (;;) {
      const other = await this.take();
      if (other === 'taken') break;
      if (other !== 'raced') {
        seen ??= other;
        if (performance.now() > deadline && isRenewed(seen, other)) throw new EventLogInUse(other);
      }
      await pause(POLL_MS);
    }
    clearInterval(this.renewal);
    this.renewal = setInterval(() => void this.renew(), this.times.durationMs / 3);
    this.renewal.unref();
  }

  /** Takes the lease, or returns its holder; `raced`: another process tried at the same moment. */
  private async take(): Promise<'taken' | 'raced' | StoredLease> {
    const present = await this.leases.findOne({ _id: 'appender' });
    if (!present) return this.insert();
    if (!canTakeOver(present, { now: new Date(), host: hostname(), isAlive: isHolderAlive })) return present;
    const { _id, holder, expiresAt } = present;
    const { matchedCount } = await this.leases.updateOne({ _id, holder, expiresAt }, { $set: this.wanted() });
    return matchedCount > 0 ? 'taken' : 'raced';
  }

  private async insert(): Promise<'taken' | 'raced'> {
    try {
      await this.leases.insertOne({ _id: 'appender', ...this.wanted() });
      return 'taken';
    } catch (error) {
      if (isDuplicateKey(error)) return 'raced';
      throw error;
    }
  }

  private async renew(): Promise<void> {
    try {
      const { expiresAt } = this.wanted();
      const { matchedCount } = await this.leases.updateOne(
        { _id: 'appender', holder: this.holder },
        { $set: { expiresAt } },
      );
      if (matchedCount > 0) return;
      this.logger.error({}, 'Another process has taken the lease of the event log');
      clearInterval(this.renewal);
      this.acquiring = undefined;
      this.onLost();
    } catch (error) {
      this.logger.warn({ error }, 'The lease of the event log could not be renewed; it will be retried');
    }
  }

  private wanted(): LeaseHolder {
    const expiresAt = new Date(Date.now() + this.times.durationMs);
    return { holder: this.holder, host: hostname(), pid: process.pid, expiresAt };
  }
}

function isHolderAlive({ pid, holder }: LeaseHolder): boolean {
  if (pid === process.pid) return living.has(holder);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
