import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { point } from '../platform/point.js';
import { ADMINISTRATORS } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';
import { driverErrors } from './errors.js';
import { LIVE_DRIVERS_MAXIMUM } from './limits.js';
import * as routes from './live-routes.js';
import { driverPosition } from './position-http.js';
import { LIVE_STATE, VEHICLE_TYPE } from './status.js';

/** A driver on the administrators' live map: no phone, no e-mail, no plate. */
export const liveDriver = z.object({
  _id: identifier,
  name: z.string(),
  vehicleType: z.enum(VEHICLE_TYPE),
  state: z.enum(LIVE_STATE),
  /** The ride they are on, or are asked for. */
  ride: z.optional(identifier),
  /** Both absent while nobody knows where they are; on a ride the last point of its track, however old. */
  point: z.optional(point),
  at: z.optional(moment),
});
export type LiveDriver = z.output<typeof liveDriver>;

const liveDrivers = z.object({
  /** By the service's clock: ages of positions count from it. */
  now: moment,
  drivers: z.array(liveDriver),
  /** How many more there are. */
  notShown: z.int(),
});
export type LiveDrivers = z.output<typeof liveDrivers>;

/** Where the driver was during a ride, oldest first. */
const rideTrack = z.object({
  points: z.array(driverPosition),
  /** When it is erased. */
  expiresAt: moment,
});
export type RideTrack = z.output<typeof rideTrack>;

/** What the track says of a ride from its pickup to its end; straight lines between kept points. */
const trackSummary = z.object({
  metres: z.int(),
  minutes: z.number(),
  /** How near it came to each of the two points. */
  metresFromPickup: z.int(),
  metresFromDrop: z.int(),
});
export type TrackSummary = z.output<typeof trackSummary>;

const endpoint = endpointWith(driverErrors);

export const liveHttp = {
  livePositions: endpoint(routes.livePositions, {
    access: ADMINISTRATORS,
    summary: `Everybody who is ONLINE with consent, or on a ride: state and place. At most ${LIVE_DRIVERS_MAXIMUM}; those on a ride or asked for one first.`,
    response: liveDrivers,
    status: 200,
    errors: [],
  }),
  track: endpoint(routes.track, {
    access: ADMINISTRATORS,
    summary: 'Where the driver of a ride was, thinned, from ACCEPTED to its end. Null where none is kept, or no more.',
    params: z.object({ rideId: identifier }),
    response: z.nullable(rideTrack),
    status: 200,
    errors: ['driver/ride-not-found'],
  }),
  trackSummary: endpoint(routes.trackSummary, {
    access: { services: ['ride'] },
    summary:
      'What the track of a ride says between two moments: how far, how long, and how near to both points. Null where fewer than two points are kept.',
    params: z.object({ rideId: identifier }),
    body: z.strictObject({ driverId: identifier, pickup: point, drop: point, from: moment, until: moment }),
    response: z.nullable(trackSummary),
    status: 200,
    errors: [],
  }),
} satisfies EndpointsOf<typeof routes>;
