import { randomUUID } from 'node:crypto';
import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import { dhakaDayAfter } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { ONLINE_STRETCH_MODEL, type OnlineStretch } from '../presence/online-stretch.model.js';
import { RIDE_PROJECTION_MODEL, type RideProjection } from '../projections/ride-projection.model.js';
import { anId, type DriverFixture, dataOf, type Platform } from './driver-fixture.js';

/** The day on which a test platform's clock starts. */
const TODAY = '2026-11-02';

/** The day so many days before. */
export const dayAgo = (days: number): string => dhakaDayAfter(TODAY, -days);
/** A moment of it in Dhaka, as `14:10`. */
export const ago = (days: number, time: string): Date => new Date(`${dayAgo(days)}T${time}:00+06:00`);

interface FinishedSpan {
  driverId?: string;
  from: Date;
  to: Date;
}

/** A ride without an end is open. */
type Span = Omit<FinishedSpan, 'to'> & { to: Date | null };

/** Rides and ONLINE stretches of the past: stored as if their events had been followed long ago, or told of late by their events. */
export class PastActivityFixture {
  private readonly platform: Platform;

  constructor(private readonly fixture: DriverFixture) {
    this.platform = fixture.platform;
  }

  /** The active drivers from so many days ago to so many days ago, as an administrator reads them. */
  async active(from: number, to = from): Promise<number> {
    const period = { from: dayAgo(from), to: dayAgo(to) };
    const reply = await this.platform.call(driverHttp.analytics, period, { as: this.fixture.administrator });
    return dataOf<{ totals: { activeDrivers: number } }>(reply).totals.activeDrivers;
  }

  async stored({ rides = [], stretches = [] }: { rides?: Span[]; stretches?: FinishedSpan[] }): Promise<void> {
    await this.platform.model<RideProjection>('driver', RIDE_PROJECTION_MODEL).insertMany(
      rides.map(({ driverId = anId(), from, to }) => ({
        _id: anId(),
        aggregateVersion: 5,
        driverId,
        riderId: anId(),
        status: to === null ? 'IN TRANSIT' : 'COMPLETED',
        answeredAt: from,
        endedAt: to,
      })),
    );
    await this.platform
      .model<OnlineStretch>('driver', ONLINE_STRETCH_MODEL)
      .insertMany(stretches.map(({ driverId = anId(), from, to }) => ({ _id: randomUUID(), driverId, from, to })));
  }

  /** The end of a ride, or the same by a snapshot republish. Returns how to tell of it again. */
  rideTold({ driverId = anId(), from, to }: FinishedSpan, { republished = false } = {}): Promise<() => Promise<void>> {
    const [id, began, endedAt] = [anId(), from.toISOString(), to.toISOString()];
    const ride = {
      id,
      riderId: anId(),
      driverId,
      driverUserId: anId(),
      status: 'COMPLETED' as const,
      fare: 220,
      pickupLocation: 'Dhanmondi 27',
      dropLocation: 'Kamalapur Station',
      requestedAt: began,
      acceptedAt: began,
      pickedUpAt: began,
      endedAt,
    };
    const about = { aggregateId: id, aggregateVersion: 5, occurredAt: to };
    const state = { ride, by: 'DRIVER', cause: '' } as const;
    const change = { ...state, from: 'IN TRANSIT', to: 'COMPLETED', reason: '' } as const;
    return this.told(() =>
      republished
        ? this.platform.publish(rideEvents.rideRestated, { ...about, payload: state })
        : this.platform.publish(rideEvents.statusChanged, { ...about, payload: change }),
    );
  }

  /** The end of an ONLINE stretch. Returns how to tell of it again. */
  stretchTold({ driverId = anId(), from, to }: FinishedSpan): Promise<() => Promise<void>> {
    const driver = {
      id: driverId,
      userId: anId(),
      vehicleId: anId(),
      status: 'APPROVED',
      statusReason: '',
      statusSince: from.toISOString(),
      availabilityStatus: 'OFFLINE',
      experience: 7,
    } as const;
    const payload = { driver, to: 'OFFLINE', cause: 'switched', onlineSince: from.toISOString() } as const;
    const event = { id: randomUUID(), aggregateId: driverId, aggregateVersion: 9, occurredAt: to, payload };
    return this.told(() => this.platform.publish(driverEvents.availabilityChanged, event));
  }

  private async told(tell: () => Promise<unknown>): Promise<() => Promise<void>> {
    const telling = async () => {
      await tell();
      await this.platform.settled();
    };
    await telling();
    return telling;
  }
}
