import { Injectable } from '@nestjs/common';
import { LIVE_DRIVERS_MAXIMUM, type LiveDrivers } from '@pothik/contracts/driver';
import { isEngaged } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { DriverPlaces } from '../positions/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { TrackRepository } from '../tracks/index.js';
import { LiveDriverRepository } from './live-driver.repository.js';
import { byDriver, liveStateOf } from './live-state.rules.js';

/** Where everybody is, for the administrators' live map. */
@Injectable()
export class LiveMapService {
  constructor(
    private readonly drivers: LiveDriverRepository,
    private readonly places: DriverPlaces,
    private readonly rides: RideProjectionRepository,
    private readonly tracks: TrackRepository,
    private readonly clock: Clock,
  ) {}

  /** A fixed number of queries. A driver on a ride who tells nothing stands at the last point of the ride's track. */
  async show(): Promise<LiveDrivers> {
    const open = await this.rides.openRides();
    const ridesOf = byDriver(open);
    const engaged = open.filter(({ status }) => isEngaged(status)).map(({ driverId }) => driverId);
    const [found, told] = await Promise.all([
      this.drivers.list({ busy: [...ridesOf.keys()], engaged, limit: LIVE_DRIVERS_MAXIMUM }),
      this.places.all(LIVE_DRIVERS_MAXIMUM),
    ]);
    const known = new Map(told.map((one) => [one.id, one]));
    const shown = found.drivers.map((driver) => ({ ...driver, ...liveStateOf(ridesOf.get(driver.id) ?? []) }));
    const silent = shown.flatMap(({ id, ride, state }) => (ride && state !== 'ASKED' && !known.has(id) ? [ride] : []));
    const last = await this.tracks.lastPoints(silent);
    return {
      now: this.clock.now().toISOString(),
      notShown: Math.max(0, found.total - shown.length),
      drivers: shown.map(({ id, name, vehicleType, state, ride }) => {
        const place = known.get(id) ?? (ride === undefined || state === 'ASKED' ? undefined : last.get(ride));
        return {
          _id: id,
          name,
          vehicleType,
          state,
          ...(ride === undefined ? {} : { ride }),
          ...(place === undefined ? {} : { point: place.point, at: place.at.toISOString() }),
        };
      }),
    };
  }
}
