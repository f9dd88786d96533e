import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BLOCKS_MAXIMUM, driverEvents } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { AggregateStore, type Change, Outbox, SNAPSHOT_PAGE, type WriteOptions } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { BLOCK_MODEL, type BlockDocument } from './block.model.js';
import { type Block, beginBlock, blockAgain, endBlock } from './block.rules.js';

/** A driver profile and a rider. */
export interface Pair {
  driverId: string;
  riderId: string;
}

const HOLDS = { endedAt: null } as const;

/** The only file that reads and writes blocks. */
@Injectable()
export class BlockRepository {
  private readonly store: AggregateStore<BlockDocument>;

  constructor(
    @InjectModel(BLOCK_MODEL) private readonly blocks: Model<BlockDocument>,
    outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.store = new AggregateStore(blocks, outbox, clock, {});
  }

  /** Of two calls at once the second finds what the first stored. */
  begin(pair: Pair, rideId: string, options: WriteOptions): Promise<BlockDocument> {
    const now = this.clock.now();
    const ids = { driverId: new Types.ObjectId(pair.driverId), riderId: new Types.ObjectId(pair.riderId) };
    return this.store.changeOrCreate(
      { _id: idOf(pair), ...ids, ...beginBlock(rideId, now) },
      changed,
      (current) => changeTo(current, blockAgain(current, rideId, now)),
      options,
    );
  }

  /** Undefined when this driver never blocked this rider. */
  end(pair: Pair, options: WriteOptions): Promise<BlockDocument | undefined> {
    const now = this.clock.now();
    return this.store.change({ _id: idOf(pair) }, (current) => changeTo(current, endBlock(current, now)), options);
  }

  /** The latest first. */
  ofDriver(driverId: string): Promise<BlockDocument[]> {
    const mine = { driverId: new Types.ObjectId(driverId), ...HOLDS };
    return this.blocks.find(mine).sort({ blockedAt: -1 }).limit(BLOCKS_MAXIMUM).lean<BlockDocument[]>().exec();
  }

  countOf(driverId: string): Promise<number> {
    return this.blocks.countDocuments({ driverId: new Types.ObjectId(driverId), ...HOLDS });
  }

  async holds(pair: Pair): Promise<boolean> {
    return (await this.blocks.exists({ _id: idOf(pair), ...HOLDS })) !== null;
  }

  /** The profiles of the drivers who block this rider. */
  async driversBlocking(riderId: string): Promise<ReadonlySet<string>> {
    const blocks = await this.blocks
      .find({ riderId: new Types.ObjectId(riderId), ...HOLDS }, { driverId: 1 })
      .lean<Pick<BlockDocument, 'driverId'>[]>();
    return new Set(blocks.map(({ driverId }) => driverId.toString()));
  }

  /** The pairs of a person, as rider or by the profile as driver. */
  async pairsOf(personId: string, driverId: string | undefined): Promise<Pair[]> {
    const asRider = { riderId: new Types.ObjectId(personId) };
    const either = driverId === undefined ? asRider : { $or: [asRider, { driverId: new Types.ObjectId(driverId) }] };
    const blocks = await this.blocks
      .find({ ...either, ...HOLDS }, { driverId: 1, riderId: 1 })
      .lean<Pick<BlockDocument, 'driverId' | 'riderId'>[]>();
    return blocks.map((block) => ({ driverId: block.driverId.toString(), riderId: block.riderId.toString() }));
  }

  /** A page of blocks for a snapshot republish: those after this id, in the order of their ids. */
  pageAfter(id: string | undefined): Promise<BlockDocument[]> {
    const following = id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } };
    return this.blocks.find(following).sort({ _id: 1 }).limit(SNAPSHOT_PAGE).lean<BlockDocument[]>().exec();
  }
}

/** The same for a pair at all times. */
const idOf = ({ driverId, riderId }: Pair): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(`${driverId}/${riderId}`).digest('hex').slice(0, 24));

const changeTo = (current: BlockDocument, block: Block | undefined) => {
  if (block === undefined) return undefined;
  const next = { ...current, ...block };
  return { next, events: changed(next) };
};

const changed = (block: BlockDocument): Change<BlockDocument>['events'] => [
  { definition: driverEvents.riderBlockChanged, payload: blockPayloadOf(block) },
];

/** A block as its events carry it. */
export const blockPayloadOf = ({ driverId, riderId, endedAt, order }: BlockDocument) => ({
  driverId: driverId.toString(),
  riderId: riderId.toString(),
  blocked: endedAt === null,
  order,
});
