import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { BLOCKS_MAXIMUM, type BlockedRider } from '@pothik/contracts/driver';
import { firstNameOf } from '@pothik/contracts/platform';
import { actorOf, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { DriverRepository } from '../drivers/index.js';
import { PersonProjectionService, RideProjectionRepository } from '../projections/index.js';
import type { BlockDocument } from './block.model.js';
import { BlockRepository } from './block.repository.js';

/** Drivers block riders, after any ride of the two. */
@Injectable()
export class BlockService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly drivers: DriverRepository,
    private readonly rides: RideProjectionRepository,
    private readonly people: PersonProjectionService,
  ) {}

  /** Whom a driver had no ride or request with, they cannot block. Throws driver/not-found, driver/rider-not-found, driver/too-many-blocks. */
  async block(person: Person, riderId: string, command: IdempotencyKey | undefined): Promise<BlockedRider> {
    const pair = { driverId: await this.profileOf(person), riderId };
    const rideId = await this.rides.latestTogether(pair.driverId, riderId);
    if (rideId === undefined) throw new DomainError('driver/rider-not-found');
    // Several calls at once may pass it by a few: the limit guards the storage, not a rule.
    if (!(await this.blocks.holds(pair)) && (await this.blocks.countOf(pair.driverId)) >= BLOCKS_MAXIMUM)
      throw new DomainError('driver/too-many-blocks');
    const block = await this.blocks.begin(pair, rideId, { actor: actorOf(person), command });
    const [view] = await this.viewsOf([block]);
    return view as BlockedRider;
  }

  /** Throws driver/not-found, and driver/rider-not-found for whom this driver never blocked. */
  async unblock(person: Person, riderId: string, command: IdempotencyKey | undefined): Promise<void> {
    const pair = { driverId: await this.profileOf(person), riderId };
    const block = await this.blocks.end(pair, { actor: actorOf(person), command });
    if (block === undefined) throw new DomainError('driver/rider-not-found');
  }

  /** The latest first. Throws driver/not-found. */
  async list(person: Person): Promise<BlockedRider[]> {
    return this.viewsOf(await this.blocks.ofDriver(await this.profileOf(person)));
  }

  driversBlocking(riderId: string): Promise<ReadonlySet<string>> {
    return this.blocks.driversBlocking(riderId);
  }

  /** Ends the blocks of a deleted person, as driver and as rider; they are erased later. Idempotent. */
  async forgetPerson(personId: string): Promise<void> {
    const driver = await this.drivers.findByUser(personId);
    for (const pair of await this.blocks.pairsOf(personId, driver?._id.toString()))
      await this.blocks.end(pair, { actor: SYSTEM_ACTOR });
  }

  private async profileOf({ id }: Person): Promise<string> {
    const driver = await this.drivers.findByUser(id);
    if (driver === undefined || driver.deletedAt) throw new DomainError('driver/not-found');
    return driver._id.toString();
  }

  private async viewsOf(blocks: readonly BlockDocument[]): Promise<BlockedRider[]> {
    const names = await this.people.namesOf(blocks.map(({ riderId }) => riderId.toString()));
    return blocks.map(({ riderId, rideId, blockedAt }) => {
      const _id = riderId.toString();
      const firstName = firstNameOf(names.get(_id) ?? '');
      return { user: { _id, firstName }, rideId, blockedAt: blockedAt.toISOString() };
    });
  }
}
