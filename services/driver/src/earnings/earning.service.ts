import { Injectable } from '@nestjs/common';
import { DomainError, periodOf } from '@pothik/contracts/catalogue';
import type { DriverEarnings } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { countsForOthers, type rideEvents } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { type Person } from '@pothik/service-kit';
import { DriverRepository } from '../drivers/index.js';
import { onlineMsWithin, PresenceRepository } from '../presence/index.js';
import { freesDriverAt } from '../projections/index.js';
import type { DriverRecord } from './driver-record.model.js';
import { DriverRecordRepository } from './driver-record.repository.js';
import { addsFromAfter, hasCounted, isAdded, type LineNumbers } from './driver-record.rules.js';
import { EarningRepository } from './earning.repository.js';
import { type CompletedRide, earningsOf } from './earning.rules.js';

/** A ride whose ledger line stands, and its driver's record as read before. */
interface EnteredRide {
  ride: CompletedRide;
  isNew: boolean;
  record: DriverRecord | undefined;
  /** Of a line that stood already they are not read yet. */
  numbers: LineNumbers | undefined;
}

type Ride = EventOf<typeof rideEvents.statusChanged>['payload']['ride'];

@Injectable()
export class EarningService {
  constructor(
    private readonly earnings: EarningRepository,
    private readonly records: DriverRecordRepository,
    private readonly drivers: DriverRepository,
    private readonly presence: PresenceRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller's own earnings by day, and the time online. Throws driver/not-found for somebody without a profile. */
  async show(person: Person, query: { from?: string | undefined; to?: string | undefined }): Promise<DriverEarnings> {
    const now = this.clock.now();
    const period = periodOf(query, now);
    const driver = await this.drivers.findByUser(person.id);
    if (driver === undefined) throw new DomainError('driver/not-found');
    const id = driver._id.toString();
    const [sums, stretches] = await Promise.all([
      this.earnings.byDay(id, period.start, period.end),
      this.presence.ofDriver(id, period.start, period.end),
    ]);
    const onlineSince = driver.availabilityStatus === 'ONLINE' ? driver.onlineSince : null;
    return earningsOf(period, sums, onlineMsWithin(period, stretches, onlineSince, now));
  }

  /** A driver whose rider asked the next is free from then on. */
  async recordLeft(driverId: string, at: Date): Promise<void> {
    await this.records.storeRideEnd(driverId, at);
  }

  /** Counts a completed ride's fare once, with whether it counts for others; the end of any accepted ride frees its driver. */
  async recordEnd(ride: Ride, version: number): Promise<void> {
    const entered = await this.enter(ride, version);
    if (entered !== undefined) await this.count(entered);
  }

  /** Remembers whether a completed ride counts for others. A ride that stands in the ledger is counted by its end. */
  async recordReview(ride: Ride, version: number): Promise<void> {
    const entered = await this.enter(ride, version);
    if (entered?.isNew) await this.count(entered);
  }

  private async enter(ended: Ride, version: number): Promise<EnteredRide | undefined> {
    const freeAt = freesDriverAt(ended);
    if (freeAt === undefined) return undefined;
    if (ended.status !== 'COMPLETED') {
      await this.records.storeRideEnd(ended.driverId, freeAt);
      return undefined;
    }
    const ride = { id: ended.id, driverId: ended.driverId, fare: ended.fare ?? 0, completedAt: freeAt };
    const record = await this.records.find(ride.driverId);
    const numbers = { afterRides: record?.totalRides ?? 0, afterSums: record?.timesSummed };
    const isNew = await this.earnings.enter(ride, numbers);
    if (ended.review) await this.earnings.markLeftOut(ride.id, !countsForOthers(ended.review), version);
    return { ride, isNew, record, numbers: isNew ? numbers : undefined };
  }

  /** Adds a ride to the totals, unless they have it. Sums the whole ledger where nobody can tell. */
  private async count({ ride, record: read, numbers: known }: EnteredRide): Promise<void> {
    const now = this.clock.now();
    let [record, numbers] = [read, known];
    while (!hasCounted(record, ride.id)) {
      numbers ??= await this.earnings.numbersOf(ride.id);
      if (isAdded(record, numbers, now)) {
        if (await this.records.add(ride, numbers)) return;
      } else {
        const sums = await this.earnings.sumOf(ride.driverId);
        if (await this.records.storeSums(record, sums, ride, addsFromAfter(now))) return;
      }
      record = await this.records.find(ride.driverId);
    }
  }
}
