import { randomUUID } from 'node:crypto';
import type { Clock, Logger } from '@pothik/engines';
import { isDuplicateKey } from '@pothik/engines';
import type { mongo } from 'mongoose';

/** How long a lease is valid without being renewed: then its process is taken for dead. Hosts' clocks differ by less. */
export const LEASE_MS = 30_000;

interface StoredLease {
  _id: 'migrating';
  holder: string;
  expiresAt: Date;
}

/** Thrown at the next step of a process that was taken for dead. */
export class LeaseLost extends Error {
  constructor() {
    super('Another process has taken the migrations over.');
    this.name = 'LeaseLost';
  }
}

/** The right to migrate one database, for one process at a time: the unique `_id` decides. */
export class MigrationLease {
  private readonly holder = randomUUID();
  private readonly leases: mongo.Collection<StoredLease>;
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    database: mongo.Db,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.leases = database.collection<StoredLease>('migration_leases');
  }

  /** Takes the lease if it is free or has expired; returns whether this process holds it. */
  async take(): Promise<boolean> {
    const free = { _id: 'migrating' as const, expiresAt: { $lte: this.clock.now() } };
    try {
      await this.leases.updateOne(free, { $set: this.held() }, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    this.renewal = setInterval(() => void this.renewQuietly(), LEASE_MS / 3);
    this.renewal.unref();
    return true;
  }

  /** Renews it before each step. @throws LeaseLost when another process holds it */
  async renew(): Promise<void> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: 'migrating', holder: this.holder },
      { $set: this.held() },
    );
    if (matchedCount === 0) throw new LeaseLost();
  }

  /** Lets go of it, unless it was lost. */
  async release(): Promise<void> {
    clearInterval(this.renewal);
    await this.leases.deleteOne({ _id: 'migrating', holder: this.holder });
  }

  private held(): Omit<StoredLease, '_id'> {
    return { holder: this.holder, expiresAt: new Date(this.clock.now().getTime() + LEASE_MS) };
  }

  /** During a long step, such as the building of an index. The next step meets what happened here. */
  private async renewQuietly(): Promise<void> {
    try {
      await this.renew();
    } catch (error) {
      this.logger.warn({ error }, 'the lease of the migrations was not renewed');
    }
  }
}
