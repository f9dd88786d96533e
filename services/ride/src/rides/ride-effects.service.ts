import { Injectable } from '@nestjs/common';
import { DRIVER_STATUS } from '@pothik/contracts/driver';
import { type EventActor, ROLE } from '@pothik/contracts/platform';
import { countsForOthers, isEngaged, NOBODY, RIDE_STATUS } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { ExperienceService } from '../estimates/index.js';
import { type DriverProjection, ProjectionService } from '../projections/index.js';
import { changeEach } from './change-each.js';
import { type OpenRide, OpenRideRepository } from './open-ride.repository.js';
import { RideRepository, type StoredRide } from './ride.repository.js';
import { RideDispatchService } from './ride-dispatch.service.js';
import {
  cancelForSuspension,
  hasLeft,
  rejectForAnotherRide,
  rejectForBlock,
  rejectForLeaving,
  rejectForSuspension,
} from './rules/driver-lost.rules.js';
import { passOnRide } from './rules/pass-on-ride.rules.js';
import { endForDeletion } from './rules/person-deleted.rules.js';
import { type RideChange, WAITING_STATUSES } from './rules/ride.rules.js';

/**
 * Ends a ride, or passes it on to the next driver, when its driver takes another ride, leaves, is suspended or blocks the rider,
 * or when rider or driver is deleted. Decides from the current projections, so that the order of events does not matter.
 */
@Injectable()
export class RideEffectsService {
  constructor(
    private readonly rides: RideRepository,
    private readonly openRides: OpenRideRepository,
    private readonly projections: ProjectionService,
    private readonly experience: ExperienceService,
    private readonly dispatch: RideDispatchService,
    private readonly clock: Clock,
  ) {}

  /** Closes waiting rides that their driver can no longer serve. */
  async closeRidesWithoutDriver(driverId: string): Promise<void> {
    await this.closeRidesOf([driverId]);
  }

  /** The same for all drivers. */
  async closeAllRidesWithoutDriver(): Promise<void> {
    const failures: unknown[] = [];
    for await (const driverIds of this.openRides.waitingDrivers()) {
      await this.closeRidesOf(driverIds).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Rides without their driver are still open');
  }

  /** Ends a deleted person's rides that were booked before auth's projection knew of them. */
  async endRidesOfDeleted(personId: string): Promise<void> {
    await changeEach(await this.openRides.ofPerson(personId), (id) =>
      this.changeOrPassOn(id, (ride, now) => endForDeletion(ride, personId, now)),
    );
  }

  /** How long a completed ride took, once, for later estimates; what one that does not count taught is forgotten. */
  async learnFrom(rideId: string): Promise<void> {
    const ride = await this.rides.findEnded(rideId);
    if (ride === undefined) return;
    if (countsForOthers(ride.review)) await this.experience.learn(rideId, ride);
    else await this.experience.forget(rideId, ride);
  }

  private async closeRidesOf(driverIds: readonly string[]): Promise<void> {
    // A search whose turn is nobody's has no driver who could be lost.
    const open = await this.openRides.ofDrivers(driverIds.filter((id) => id !== NOBODY));
    const waiting = open.filter(({ status }) => WAITING_STATUSES.includes(status));
    if (waiting.length === 0) return;
    const engaged = new Set(open.filter(({ status }) => isEngaged(status)).map((ride) => ride.driverId));
    const ids = [...new Set(waiting.map((ride) => ride.driverId))];
    const requested = waiting.filter(({ status }) => status === RIDE_STATUS.REQUESTED);
    const { drivers, isBlocked } = await this.projections.driversAndBlocks(ids, requested);
    const blocked = requested.filter(isBlocked);
    await changeEach(blocked, (ride) => this.closeBlocked(ride));
    const suspected = waiting.filter((ride) => {
      const { driverId, status } = ride;
      if (blocked.includes(ride)) return false;
      const driver = drivers.get(driverId);
      if (driver?.status !== DRIVER_STATUS.APPROVED) return true;
      return status === RIDE_STATUS.REQUESTED && (engaged.has(driverId) || hasLeft(driver));
    });
    await changeEach(suspected, (ride) => this.closeRide(ride, engaged.has(ride.driverId), drivers.get(ride.driverId)));
  }

  private async closeRide(
    { id, driverId }: OpenRide,
    driverIsEngaged: boolean,
    driver: DriverProjection | undefined,
  ): Promise<void> {
    await this.changeOrPassOn(id, (ride, now) => {
      // Passed on meanwhile: what was read is of the former driver.
      if (ride.driverId !== driverId) return undefined;
      const lost = driver && (rejectForSuspension(ride, driver, now) ?? cancelForSuspension(ride, driver, now));
      const busy = lost ?? rejectForAnotherRide(ride, driverIsEngaged, now);
      return busy ?? (driver && rejectForLeaving(ride, driver, now));
    });
  }

  /** Ends or passes on the request as if its driver had rejected it. */
  private async closeBlocked({ id, driverId, driverUserId }: OpenRide): Promise<void> {
    const byHand: EventActor = { kind: 'person', id: driverUserId, role: ROLE.DRIVER };
    // Passed on meanwhile: the next driver has not blocked the rider.
    const end = (ride: StoredRide, now: Date) => (ride.driverId === driverId ? rejectForBlock(ride, now) : undefined);
    await this.changeOrPassOn(id, end, byHand);
  }

  private async changeOrPassOn(
    rideId: string,
    end: (ride: StoredRide, now: Date) => RideChange | undefined,
    actor: EventActor = SYSTEM_ACTOR,
  ): Promise<void> {
    const seen = await this.rides.get(rideId);
    const candidates = await this.dispatch.nextOf(seen);
    const decide = (ride: StoredRide) => {
      const now = this.clock.now();
      return passOnRide(ride, end(ride, now), candidates, now);
    };
    await this.rides.change(rideId, decide, { actor }, seen);
  }
}
