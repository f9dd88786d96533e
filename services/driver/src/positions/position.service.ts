import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { DriverPosition, VehicleType } from '@pothik/contracts/driver';
import { isAdministrator, type Point, riderIdsOf, straightMetres } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { CONFIGURATION, type Person } from '@pothik/service-kit';
import { ApproachService } from '../approaches/index.js';
import type { DriverConfiguration } from '../configuration.js';
import { type DriverDocument, DriverRepository } from '../drivers/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { TrackService } from '../tracks/index.js';
import { VehicleRepository } from '../vehicles/index.js';
import { DriverPlaces } from './driver-places.js';
import { isUsed, isWatched, nextPositionMs, type PositionLimits, requirePosition } from './position.rules.js';
import { ToldPositionsStore } from './told-positions.store.js';

/** Where drivers are now. Nothing of it is published or logged; of a ride a thinned track is stored. */
@Injectable()
export class PositionService {
  private readonly limits: PositionLimits;

  constructor(
    private readonly places: DriverPlaces,
    private readonly drivers: DriverRepository,
    private readonly vehicles: VehicleRepository,
    private readonly rides: RideProjectionRepository,
    private readonly tracks: TrackService,
    private readonly told: ToldPositionsStore,
    private readonly approaches: ApproachService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) configuration: DriverConfiguration,
  ) {
    const { POSITION_ERROR_METRES: errorMetres, POSITION_SPEED_KMH: speedKmh } = configuration;
    this.limits = { errorMetres, speedKmh };
  }

  /**
   * Returns when to tell the next one, in ms; of a position that is not used too. Throws driver/not-found and what `requirePosition`
   * throws.
   */
  async tell(
    person: Pick<Person, 'id'>,
    { accuracy, ...point }: Point & { accuracy?: number | undefined },
  ): Promise<number> {
    const driver = await this.drivers.findByUser(person.id);
    if (driver === undefined) throw new DomainError('driver/not-found');
    const [type, id, at] = [await this.typeOf(driver), driver._id.toString(), this.clock.now()];
    const [known, before] = await Promise.all([this.places.known(type, id), this.told.before(id, at)]);
    // A driver who was silent for some minutes has not flown since.
    const last = known.place ?? known.cell;
    requirePosition(driver, before.at(-1) ?? last, at);
    const told = { point, at, ...(accuracy === undefined ? {} : { accuracy }) };
    await this.told.keep(id, [...before, told]);
    if (!isUsed(told, { last, before }, this.limits, straightMetres)) return nextPositionMs(undefined);
    await this.places.tell(type, id, told, known);
    await Promise.all([this.tracks.follow(id, point, at), this.approaches.follow(id, point, at)]);
    return nextPositionMs(last && straightMetres(last.point, point));
  }

  /** When the driver last told a position; undefined when none is known. @throws EngineUnavailable */
  async toldAt(driver: DriverDocument): Promise<Date | undefined> {
    return (await this.places.placeOf(await this.typeOf(driver), driver._id.toString()))?.at;
  }

  /** At once, because nobody may see a driver who went OFFLINE or withdrew the consent. */
  async forget(driver: DriverDocument): Promise<void> {
    const id = driver._id.toString();
    this.tracks.leave(id);
    this.approaches.leave(id);
    await this.told.forget(id);
    await this.places.forget(await this.typeOf(driver), id);
  }

  /** The same for a driver whom the system set OFFLINE, unless ONLINE again. */
  async forgetOffline(driverId: string): Promise<void> {
    const driver = await this.drivers.find(driverId);
    if (driver?.availabilityStatus === 'OFFLINE') await this.forget(driver);
  }

  /** Null while unknown, and before and after the ride. Throws driver/ride-not-found for other people’s rides. */
  async ofRide(person: Person, rideId: string): Promise<DriverPosition | null> {
    const ride = await this.rides.find(rideId);
    const mayWatch =
      ride !== undefined && (riderIdsOf(person).includes(ride.riderId.toString()) || isAdministrator(person.role));
    if (!mayWatch) throw new DomainError('driver/ride-not-found');
    const driver = isWatched(ride) ? await this.drivers.find(ride.driverId.toString()) : undefined;
    if (driver === undefined) return null;
    const place = await this.places.placeOf(await this.typeOf(driver), driver._id.toString());
    return place === undefined ? null : { point: place.point, at: place.at.toISOString() };
  }

  private async typeOf({ vehicleId }: DriverDocument): Promise<VehicleType> {
    const vehicle = await this.vehicles.find(vehicleId.toString());
    if (vehicle === undefined) throw new DomainError('driver/not-found');
    return vehicle.vehicleType;
  }
}
