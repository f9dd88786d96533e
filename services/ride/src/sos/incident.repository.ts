import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { riderIdsOf } from '@pothik/contracts/platform';
import { INCIDENT_STATUS, RIDE_PARTY, type RideView } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import {
  AggregateStore,
  type IdempotencyKey,
  LIST_BATCH,
  type ListPage,
  Outbox,
  type Person,
  readBatches,
  readPage,
  type WriteOptions,
} from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import type { UnresolvedIncidents } from '../rides/index.js';
import { INCIDENT, type IncidentDocument, ONE_UNRESOLVED_INCIDENT } from './incident.model.js';
import {
  alarmedAgainEvents,
  auditedEvents,
  type Incident,
  type IncidentAct,
  raiseAgain,
  raisedEvents,
} from './incident.rules.js';

export type StoredIncident = IncidentDocument;

const UNRESOLVED = [INCIDENT_STATUS.OPEN, INCIDENT_STATUS.ACKNOWLEDGED];

@Injectable()
export class IncidentRepository implements UnresolvedIncidents {
  private readonly store: AggregateStore<IncidentDocument>;

  constructor(
    @InjectModel(INCIDENT) private readonly model: Model<IncidentDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(model, outbox, clock, { [ONE_UNRESOLVED_INCIDENT]: 'request/conflict' });
  }

  /** The incident that a command already raised. Throws request/key-reused. */
  raisedBy(command: IdempotencyKey | undefined): Promise<StoredIncident | undefined> {
    return this.store.findByIdempotencyKey(command);
  }

  /** The unresolved incident of a ride that this person raised, as its rider or as its driver. */
  unresolvedOf(rideId: string, person: Pick<Person, 'id' | 'formerIds'>): Promise<StoredIncident | null> {
    const raisedBy = [
      { raisedBy: RIDE_PARTY.RIDER, riderId: { $in: [...riderIdsOf(person)] } },
      { raisedBy: RIDE_PARTY.DRIVER, driverUserId: person.id },
    ];
    return this.model.findOne({ rideId, status: { $in: UNRESOLVED }, $or: raisedBy }).lean<StoredIncident | null>();
  }

  async statusesOf(rideIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<RideView['sos']>>> {
    const found = await this.model
      .find({ rideId: { $in: rideIds }, status: { $in: UNRESOLVED } }, { _id: 0, rideId: 1, status: 1 })
      .lean<{ rideId: string; status: NonNullable<RideView['sos']> }[]>();
    const statuses = new Map(found.map(({ rideId, status }) => [rideId, status]));
    for (const { rideId, status } of found) if (status === INCIDENT_STATUS.OPEN) statuses.set(rideId, status);
    return statuses;
  }

  /** Raises the unresolved incident of this ride and party again; creates one if there is none. */
  async raise(incident: Incident, options: WriteOptions): Promise<StoredIncident> {
    const present = await this.raiseAgain(incident, options);
    if (present !== undefined) return present;
    try {
      return await this.store.create(incident, ({ _id }) => raisedEvents(_id.toString(), incident), options);
    } catch (refusal) {
      // Two calls at once: the other one has stored it.
      const other = await this.raiseAgain(incident, options);
      if (other === undefined) throw refusal;
      return other;
    }
  }

  /** Stores what an administrator does. Throws ride/incident-not-found. */
  async change(
    id: string,
    act: IncidentAct,
    decide: (incident: StoredIncident) => Incident,
    options: WriteOptions,
  ): Promise<StoredIncident> {
    const changed = await this.store.change(
      { _id: new Types.ObjectId(id) },
      (current) => {
        const next = decide(current);
        return { next: { ...current, ...next }, events: auditedEvents(id, act, current, next) };
      },
      options,
    );
    if (changed === undefined) throw new DomainError('ride/incident-not-found');
    return changed;
  }

  /** The incidents in hand for which a note is or will be due; there are never many. */
  inHand(): Promise<StoredIncident[]> {
    return this.model
      .find({ status: INCIDENT_STATUS.ACKNOWLEDGED, noteDueAt: { $ne: null } })
      .lean<StoredIncident[]>()
      .exec();
  }

  /** Stores a new alarm of the system, if it is due still. */
  alarmAgain(
    { _id }: StoredIncident,
    decide: (incident: StoredIncident) => Incident | undefined,
    options: WriteOptions,
  ): Promise<StoredIncident | undefined> {
    return this.store.change(
      { _id },
      (current) => {
        const next = decide(current);
        return next && { next: { ...current, ...next }, events: alarmedAgainEvents(current._id.toString(), next) };
      },
      options,
    );
  }

  page(filter: Record<string, unknown>, sort: Record<string, 1 | -1>, page: ListPage) {
    return readPage<StoredIncident>(this.model, filter, sort, page);
  }

  /** All that a list has on its pages, in batches. */
  inBatches(filter: Record<string, unknown>, sort: Record<string, 1 | -1>): AsyncGenerator<StoredIncident[]> {
    return readBatches(this.model.find(filter).sort(sort).lean<StoredIncident>().batchSize(LIST_BATCH).cursor());
  }

  /** When the incidents were raised that were from `start` on and before `end`. */
  async raisedBetween(start: Date, end: Date): Promise<Date[]> {
    const raised = this.model.find({ raisedAt: { $gte: start, $lt: end } }, { _id: 0, raisedAt: 1 });
    return (await raised.lean<Pick<IncidentDocument, 'raisedAt'>[]>()).map(({ raisedAt }) => raisedAt);
  }

  private raiseAgain(
    { rideId, raisedBy, raisedAt, claimedAt }: Incident,
    options: WriteOptions,
  ): Promise<StoredIncident | undefined> {
    const status = { $in: UNRESOLVED };
    return this.store.change(
      { rideId, raisedBy, status },
      (current) => {
        const next = raiseAgain(current, raisedAt, claimedAt ?? null);
        return next && { next: { ...current, ...next }, events: raisedEvents(current._id.toString(), next) };
      },
      options,
    );
  }
}
