import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { dhakaHour, type Point } from '@pothik/contracts/platform';
import type { BookingPoints, PointNames, RideEstimate, RideEstimates } from '@pothik/contracts/ride';
import { isEngineUnavailable, Logger } from '@pothik/engines';
import { Directions } from '@pothik/engines/places';
import { type Asker, type Person, TurnService } from '@pothik/service-kit';
import { type City, CityService } from '../cities/index.js';
import { estimateOf } from './estimate.rules.js';
import { ExperienceRepository } from './experience.repository.js';
import { PointNamesService, type RideTexts } from './point-names.service.js';

const VEHICLE_TYPES: readonly VehicleType[] = Object.values(VEHICLE_TYPE);

interface TwoPoints {
  pickup: Point;
  drop: Point;
}

/** What a booking keeps of its two points: an estimate, or what they are called where a text is of another place. */
export interface EstimateOfRide {
  estimate?: RideEstimate;
  pointNames?: PointNames;
}

/** Says beforehand what a ride should cost and take. */
@Injectable()
export class EstimateService {
  constructor(
    private readonly cities: CityService,
    private readonly directions: Directions,
    private readonly experience: ExperienceRepository,
    private readonly pointNames: PointNamesService,
    private readonly turns: TurnService,
    private readonly logger: Logger,
  ) {}

  /**
   * For each vehicle type with a tariff; none where the two points are not both in one city's zone, or not of their `texts`.
   * @throws DomainError request/too-many when too many of the person's questions wait
   * @throws EngineUnavailable when no distance can be had
   */
  async all(
    { id: personId }: Person,
    { pickup, drop, texts }: TwoPoints & { texts: RideTexts | undefined },
    at: Date,
  ): Promise<RideEstimates> {
    const [asker, points] = [{ personId }, { pickup, drop }];
    const city = await this.cities.ofBoth(pickup, drop);
    if (city === undefined) return { city: null, estimates: [] };
    const shown = { _id: city.cityId, name: city.name, nameBn: city.nameBn };
    const pointNames = texts && (await this.pointNamesOf(asker, texts, points));
    if (pointNames) return { city: shown, estimates: [], pointNames };
    return { city: shown, estimates: await this.of(VEHICLE_TYPES, city, this.distance(asker, points), at) };
  }

  /**
   * What to keep in a ride. Nothing without both points in one city, and for an unknown vehicle. No estimate, so no ceiling, where
   * a text and its point are of two places.
   * @throws DomainError request/too-many when too many questions of the rider's bookings wait
   * @throws EngineUnavailable when no distance can be had: who fills the queue takes away no ceiling
   */
  async ofRide(
    { id: personId }: Person,
    { pickupPoint, dropPoint, ...texts }: BookingPoints & RideTexts,
    vehicleType: VehicleType | undefined,
    at: Date,
  ): Promise<EstimateOfRide> {
    if (!pickupPoint || !dropPoint || vehicleType === undefined) return {};
    const [asker, points] = [
      { personId, isBooking: true },
      { pickup: pickupPoint, drop: dropPoint },
    ];
    try {
      const city = await this.cities.ofBoth(pickupPoint, dropPoint);
      if (city === undefined) return {};
      const pointNames = await this.pointNamesOf(asker, texts, points);
      if (pointNames) return { pointNames };
      const [estimate] = await this.of([vehicleType], city, this.distance(asker, points), at);
      return estimate === undefined ? {} : { estimate };
    } catch (error) {
      const isToldToWait = error instanceof DomainError && error.code === 'request/too-many';
      if (isToldToWait || isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'A ride is booked without an estimate');
      return {};
    }
  }

  /** The estimate of a seeded ride, whose points are those that its texts find. */
  async ofSeededRide(
    { pickupPoint, dropPoint }: BookingPoints,
    vehicleType: VehicleType | undefined,
    at: Date,
  ): Promise<RideEstimate | undefined> {
    const city = pickupPoint && dropPoint && (await this.cities.ofBoth(pickupPoint, dropPoint));
    if (!city || vehicleType === undefined) return undefined;
    const road = this.directions.distance(pickupPoint, dropPoint, { fareOf: 'BOOKING' });
    const [estimate] = await this.of([vehicleType], city, road, at);
    return estimate;
  }

  private distance(asker: Asker, { pickup, drop }: TwoPoints): ReturnType<Directions['distance']> {
    const fareOf = asker.isBooking ? 'BOOKING' : 'ESTIMATE';
    return this.turns.ask(asker, () => this.directions.distance(pickup, drop, { fareOf }));
  }

  /** While no place can be had, texts count as of their points: who fills the queue takes away no ceiling. */
  private async pointNamesOf(asker: Asker, texts: RideTexts, points: TwoPoints): Promise<PointNames | undefined> {
    try {
      return await this.pointNames.ofTwoPlaces(asker, texts, points);
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'The texts of a ride are not compared with its points');
      return undefined;
    }
  }

  private async of(
    vehicleTypes: readonly VehicleType[],
    city: City,
    road: ReturnType<Directions['distance']>,
    at: Date,
  ): Promise<RideEstimate[]> {
    const hour = dhakaHour(at);
    const keys = vehicleTypes.map((vehicleType) => ({ cityId: city.cityId, vehicleType, hour }));
    const [distance, samples] = await Promise.all([road, this.experience.find(keys)]);
    return vehicleTypes
      .map((vehicleType, index) => estimateOf(vehicleType, { city, distance, samples: samples[index] ?? [], at }))
      .filter((estimate) => estimate !== undefined);
  }
}
