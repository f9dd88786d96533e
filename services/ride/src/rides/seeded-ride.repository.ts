import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { type Model, Types } from 'mongoose';
import { RIDE, type RideDocument } from './ride.model.js';
import { eventsOfRide } from './rules/ride-event.rules.js';
import { searchKeysOf } from './rules/ride-search.rules.js';
import type { SeededStep } from './rules/seeded-ride.rules.js';

export interface RideWithSteps {
  id: string;
  steps: readonly [SeededStep, ...SeededStep[]];
}

@Injectable()
export class SeededRideRepository {
  constructor(@InjectModel(RIDE) private readonly model: Model<RideDocument>) {}

  /** The ids that exist already. */
  async present(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const rides = await this.model.find(filter, { _id: 1 }).lean();
    return new Set(rides.map(({ _id }) => _id.toString()));
  }

  /** Stores ended rides in one write, with their events pending for the outbox. */
  async insert(rides: readonly RideWithSteps[]): Promise<void> {
    await this.model.insertMany(rides.map(documentOf), { ordered: false, lean: true });
  }
}

function documentOf({ id, steps }: RideWithSteps): Omit<RideDocument, 'commands'> {
  const pendingEvents = envelopesOf(id, steps);
  const [first] = steps;
  const last = steps.at(-1) ?? first;
  return {
    ...last.ride,
    ...searchKeysOf(id, last.ride),
    _id: new Types.ObjectId(id),
    version: steps.length,
    eventSequence: pendingEvents.length,
    pendingEvents,
    pendingSince: last.at,
    createdAt: first.at,
    updatedAt: last.at,
  };
}

function envelopesOf(id: string, steps: RideWithSteps['steps']): EventEnvelope[] {
  const events = steps.flatMap(({ ride, domainEvents, actor, at }) =>
    eventsOfRide(id, ride, domainEvents).map((event) => ({ ...event, actor, at })),
  );
  return events.map(({ definition, payload, actor, at }, index) => ({
    id: randomUUID(),
    type: definition.type,
    version: definition.version,
    aggregateId: id,
    aggregateVersion: index + 1,
    occurredAt: at.toISOString(),
    actor,
    correlationId: `past-ride-${id}`,
    payload: definition.payload.parse(payload),
  }));
}
