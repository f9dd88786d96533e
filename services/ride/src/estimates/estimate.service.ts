import { Injectable } from '@nestjs/common';
import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { dhakaDay, dhakaHour, type Point } from '@pothik/contracts/platform';
import type { BookingPoints, RideEstimate, RideEstimates } from '@pothik/contracts/ride';
import { Logger } from '@pothik/engines';
import { Directions } from '@pothik/engines/places';
import { type City, CityService } from '../cities/index.js';
import { estimateOf } from './estimate.rules.js';
import { ExperienceRepository } from './experience.repository.js';
import { speedSampleOf, type TimedRide } from './speed-sample.rules.js';
import { TaughtDayRepository } from './taught-day.repository.js';

const VEHICLE_TYPES: readonly VehicleType[] = Object.values(VEHICLE_TYPE);

/** Whose ride it was. */
interface Pairing {
  riderId: string;
  driverUserId: string;
}

/** Says beforehand what a ride should cost and take, and learns from completed ones. */
@Injectable()
export class EstimateService {
  constructor(
    private readonly cities: CityService,
    private readonly directions: Directions,
    private readonly experience: ExperienceRepository,
    private readonly taughtDays: TaughtDayRepository,
    private readonly logger: Logger,
  ) {}

  /** For each vehicle type with a tariff; none where the two points are not both in one city's zone. */
  async all(pickup: Point, drop: Point, at: Date): Promise<RideEstimates> {
    const city = await this.cities.ofBoth(pickup, drop);
    if (city === undefined) return { city: null, estimates: [] };
    const estimates = await this.of(VEHICLE_TYPES, city, { pickup, drop }, at);
    return { city: { _id: city.cityId, name: city.name, nameBn: city.nameBn }, estimates };
  }

  /**
   * The estimate to keep in a ride; undefined without both points in one city, for an unknown vehicle, and when no distance
   * can be had: the booking goes on without it.
   */
  async ofRide(
    { pickupPoint, dropPoint }: BookingPoints,
    vehicleType: VehicleType | undefined,
    at: Date,
  ): Promise<RideEstimate | undefined> {
    if (!pickupPoint || !dropPoint || vehicleType === undefined) return undefined;
    try {
      const city = await this.cities.ofBoth(pickupPoint, dropPoint);
      if (city === undefined) return undefined;
      const [estimate] = await this.of([vehicleType], city, { pickup: pickupPoint, drop: dropPoint }, at);
      return estimate;
    } catch (error) {
      this.logger.warn({ error }, 'A ride is booked without an estimate');
      return undefined;
    }
  }

  /** Learns a completed ride's speed, once, and one ride of a person and day: a pair that rides all day teaches no more. */
  async learn(rideId: string, ride: TimedRide & Pairing): Promise<void> {
    const learned = speedSampleOf(rideId, ride);
    if (learned === undefined) return;
    const { endedAt } = learned.sample;
    for (const personId of [ride.riderId, ride.driverUserId])
      if (!(await this.taughtDays.take(personId, dhakaDay(endedAt), rideId, endedAt))) return;
    await this.experience.add(learned.key, learned.sample);
  }

  /** Forgets what a ride taught that counts for nobody else; idempotent. */
  async forget(rideId: string, ride: TimedRide): Promise<void> {
    const learned = speedSampleOf(rideId, ride);
    if (learned !== undefined) await this.experience.remove(learned.key, rideId);
  }

  private async of(
    vehicleTypes: readonly VehicleType[],
    city: City,
    { pickup, drop }: { pickup: Point; drop: Point },
    at: Date,
  ): Promise<RideEstimate[]> {
    const hour = dhakaHour(at);
    const keys = vehicleTypes.map((vehicleType) => ({ cityId: city.cityId, vehicleType, hour }));
    const [distance, samples] = await Promise.all([this.directions.distance(pickup, drop), this.experience.find(keys)]);
    return vehicleTypes
      .map((vehicleType, index) => estimateOf(vehicleType, { city, distance, samples: samples[index] ?? [], at }))
      .filter((estimate) => estimate !== undefined);
  }
}
