import { DomainError } from '@pothik/contracts/catalogue';
import { isEngaged, RIDE_PARTY, RIDE_STATUS, type RideParty, type RideView, writtenOf } from '@pothik/contracts/ride';
import type { Projections } from '../projections/index.js';
import { explanationOf } from './rules/former-reason.rules.js';
import type { Asking, HistoryEntry, Ride } from './rules/ride.rules.js';

export interface ShownRide extends Ride {
  _id: { toString(): string };
  createdAt: Date;
  updatedAt: Date;
}

/**
 * A ride as one party may see it: the code is its rider's while ACCEPTED, phones and plate are shown while engaged, the plate to
 * administrators always.
 */
export function viewRide(ride: ShownRide, party: RideParty, projections: Projections): RideView {
  const accepted = ride.status === RIDE_STATUS.ACCEPTED;
  return {
    _id: ride._id.toString(),
    user: viewPerson(ride.riderId, ride, projections),
    driver: viewDriver(ride, party, projections),
    ...writtenOf(ride),
    ...(ride.pickupPoint ? { pickupPoint: ride.pickupPoint } : {}),
    ...(ride.dropPoint ? { dropPoint: ride.dropPoint } : {}),
    ...(ride.estimate ? { estimate: ride.estimate } : {}),
    ...(ride.pointNames ? { pointNames: ride.pointNames } : {}),
    rideStatus: ride.status,
    fare: ride.fare,
    ...(ride.fareReason ? { fareReason: ride.fareReason } : {}),
    ...(accepted && ride.code && party === RIDE_PARTY.RIDER ? { startCode: ride.code.value } : {}),
    ...(accepted && ride.code ? { codeTriesLeft: ride.code.triesLeft } : {}),
    ...(ride.answerBy ? { answerBy: ride.answerBy.toISOString() } : {}),
    ...(ride.asking && party !== RIDE_PARTY.DRIVER ? { asking: viewAsking(ride.asking, projections) } : {}),
    ...(ride.pickUpBy ? { pickUpBy: ride.pickUpBy.toISOString() } : {}),
    ...(ride.arrivedAt ? { arrivedAt: ride.arrivedAt.toISOString() } : {}),
    ...(accepted && ride.approach?.movingAwaySince && party !== RIDE_PARTY.DRIVER
      ? { movingAwaySince: ride.approach.movingAwaySince.toISOString() }
      : {}),
    ...(ride.review ? { review: { state: ride.review.state, reasons: [...ride.review.reasons] } } : {}),
    history: ride.history.map(viewStep),
    createdAt: ride.createdAt.toISOString(),
    updatedAt: ride.updatedAt.toISOString(),
  };
}

const viewAsking = ({ asked, waiting }: Asking, { people }: Projections): RideView['asking'] => ({
  asked: asked.map(({ driverUserId, outcome, reason, at }) => ({
    name: people.get(driverUserId)?.name ?? '',
    outcome,
    ...(reason ? { reason } : {}),
    at: at.toISOString(),
  })),
  waiting: waiting.length,
});

function viewStep(entry: HistoryEntry): RideView['history'][number] {
  const { from, to, by, at } = entry;
  return { from, to, by, at: at.toISOString(), ...explanationOf(entry) };
}

function viewPerson(id: string, ride: Ride, { people }: Projections): RideView['user'] {
  const { name, image, phone } = people.get(id) ?? { name: '', image: '', phone: '' };
  return { _id: id, name, image, ...(isEngaged(ride.status) && phone !== '' ? { phone } : {}) };
}

function viewDriver(ride: Ride, party: RideParty, projections: Projections): RideView['driver'] {
  const vehicle = projections.vehicles.get(ride.vehicleId);
  // Happens only while projections are rebuilt: booking requires a known vehicle.
  if (vehicle === undefined) throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
  const { vehicleType, brand, model, images, vehicleLicense } = { ...vehicle, ...ride.vehicle };
  const showsPlate = isEngaged(ride.status) || party === RIDE_PARTY.ADMINISTRATOR;
  return {
    _id: ride.driverId,
    user: viewPerson(ride.driverUserId, ride, projections),
    vehicle: { vehicleType, brand, model, images: [...images], ...(showsPlate ? { vehicleLicense } : {}) },
    experience: projections.drivers.get(ride.driverId)?.experience ?? 0,
  };
}
