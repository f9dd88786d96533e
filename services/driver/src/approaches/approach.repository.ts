import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { APPROACH, driverEvents } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { AggregateStore, type Change, Outbox, SYSTEM_ACTOR } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { APPROACH_MODEL, type ApproachDocument } from './approach.model.js';
import { type ApproachState, beginApproach, followApproach, measured, type Sample } from './approach.rules.js';

/** The only file that reads and writes approaches. */
@Injectable()
export class ApproachRepository {
  private readonly store: AggregateStore<ApproachDocument>;

  constructor(
    @InjectModel(APPROACH_MODEL) private readonly approaches: Model<ApproachDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(approaches, outbox, clock, {});
  }

  /** Follows a driver's approach by one look; of two instances at once the second decides on what the first stored. */
  async follow(rideId: string, driverId: string, sample: Sample): Promise<void> {
    const _id = new Types.ObjectId(rideId);
    const own = (state: ApproachState) => ({ ...state, driverId: new Types.ObjectId(driverId), ...expiry(state) });
    await this.store.changeOrCreate(
      { _id, ...own(beginApproach(sample)) },
      (made) => [noted(made, sample, rideId, driverId)],
      (current) => {
        const isOwn = current.driverId.equals(driverId);
        const next = isOwn ? followApproach(current, sample) : { state: beginApproach(sample), isTold: true };
        return (
          next && {
            next: { ...current, ...own(next.state) },
            events: next.isTold ? [noted(next.state, sample, rideId, driverId)] : [],
          }
        );
      },
      { actor: SYSTEM_ACTOR },
    );
  }

  /** Tells once that the ride's track missed its pickup. Without an approach of this driver there is nothing to tell of. */
  async tellMissed(rideId: string, driverId: string, metres: number): Promise<void> {
    await this.store.change(
      { _id: new Types.ObjectId(rideId), driverId: new Types.ObjectId(driverId) },
      (current) =>
        current.missedMetres === undefined
          ? {
              next: { ...current, missedMetres: metres },
              events: [{ definition: driverEvents.pickupMissed, payload: { rideId, driverId, metres } }],
            }
          : undefined,
      { actor: SYSTEM_ACTOR },
    );
  }

  async removeOf(driverId: string): Promise<void> {
    await this.approaches.deleteMany({ driverId: new Types.ObjectId(driverId) });
  }
}

const expiry = ({ lastAt }: ApproachState) => ({ expiresAt: new Date(lastAt.getTime() + APPROACH.keptMs) });

function noted(
  state: ApproachState,
  sample: Sample,
  rideId: string,
  driverId: string,
): Change<ApproachDocument>['events'][number] {
  const { startMetres, movingAway } = state;
  return {
    definition: driverEvents.approachNoted,
    payload: {
      rideId,
      driverId,
      metres: measured(state, sample),
      startMetres,
      movingAway,
      at: sample.at.toISOString(),
    },
  };
}
