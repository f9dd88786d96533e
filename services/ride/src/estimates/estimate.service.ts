import { Injectable } from '@nestjs/common';
import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { dhakaHour, type Point } from '@pothik/contracts/platform';
import type { BookingPoints, PointNames, RideEstimate, RideEstimates } from '@pothik/contracts/ride';
import { Logger } from '@pothik/engines';
import { Directions } from '@pothik/engines/places';
import { type City, CityService } from '../cities/index.js';
import { estimateOf } from './estimate.rules.js';
import { ExperienceRepository } from './experience.repository.js';
import { PointNamesService, type RideTexts } from './point-names.service.js';

const VEHICLE_TYPES: readonly VehicleType[] = Object.values(VEHICLE_TYPE);

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
    private readonly logger: Logger,
  ) {}

  /** For each vehicle type with a tariff; none where the two points are not both in one city's zone, or not of their `texts`. */
  async all(pickup: Point, drop: Point, texts: RideTexts | undefined, at: Date): Promise<RideEstimates> {
    const city = await this.cities.ofBoth(pickup, drop);
    if (city === undefined) return { city: null, estimates: [] };
    const shown = { _id: city.cityId, name: city.name, nameBn: city.nameBn };
    const pointNames = texts && (await this.pointNames.ofTwoPlaces(texts, { pickup, drop }));
    if (pointNames) return { city: shown, estimates: [], pointNames };
    return { city: shown, estimates: await this.of(VEHICLE_TYPES, city, { pickup, drop }, at) };
  }

  /**
   * What to keep in a ride. Nothing without both points in one city, for an unknown vehicle, and when no distance or place can be
   * had: the booking goes on without it. No estimate, so no ceiling, where a text and its point are of two places.
   */
  async ofRide(
    { pickupPoint, dropPoint, ...texts }: BookingPoints & RideTexts,
    vehicleType: VehicleType | undefined,
    at: Date,
  ): Promise<EstimateOfRide> {
    if (!pickupPoint || !dropPoint || vehicleType === undefined) return {};
    const points = { pickup: pickupPoint, drop: dropPoint };
    try {
      const city = await this.cities.ofBoth(pickupPoint, dropPoint);
      if (city === undefined) return {};
      const pointNames = await this.pointNames.ofTwoPlaces(texts, points);
      if (pointNames) return { pointNames };
      const [estimate] = await this.of([vehicleType], city, points, at);
      return estimate === undefined ? {} : { estimate };
    } catch (error) {
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
    const [estimate] = await this.of([vehicleType], city, { pickup: pickupPoint, drop: dropPoint }, at);
    return estimate;
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
