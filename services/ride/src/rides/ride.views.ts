import { DomainError } from '@pothik/contracts/catalogue';
import {
  isEngaged,
  OFFER,
  RIDE_PARTY,
  RIDE_STATUS,
  type RideParty,
  type RideView,
  writtenOf,
} from '@pothik/contracts/ride';
import type { Projections } from '../projections/index.js';
import { explanationOf } from './rules/former-reason.rules.js';
import { isCounterOffer } from './rules/offer.rules.js';
import type { Dispatch, HistoryEntry, Offer, Ride } from './rules/ride.rules.js';
import { isLooking, searchEnd, shownDriver } from './rules/search.rules.js';

export interface ShownRide extends Ride {
  _id: { toString(): string };
  createdAt: Date;
  updatedAt: Date;
}

/** A view with every field named: one that is forgotten does not compile. */
type Complete<View> = { [Field in keyof Required<View>]: View[Field] | undefined };

/**
 * A ride as one party may see it: the code is its rider's while ACCEPTED, phones and plate are shown while engaged, the plate to
 * administrators always.
 */
export function viewRide(ride: ShownRide, party: RideParty, projections: Projections): RideView {
  const isOfDriver = party === RIDE_PARTY.DRIVER;
  const accepted = ride.status === RIDE_STATUS.ACCEPTED ? ride : undefined;
  const view: Complete<RideView> = {
    _id: ride._id.toString(),
    user: viewPerson(ride.riderId, ride, projections),
    driver: viewDriver(ride, party, projections),
    ...writtenOf(ride),
    pickupPoint: ride.pickupPoint ?? undefined,
    dropPoint: ride.dropPoint ?? undefined,
    estimate: ride.estimate ?? undefined,
    pointNames: ride.pointNames ?? undefined,
    rideStatus: ride.status,
    offer: ride.offer ? viewOffer(ride.offer, ride) : undefined,
    fare: ride.fare,
    fareReason: ride.fareReason || undefined,
    startCode: party === RIDE_PARTY.RIDER ? accepted?.code?.value : undefined,
    codeTriesLeft: accepted?.code?.triesLeft,
    answerBy: (isLooking(ride) && ride.answerBy ? searchEnd(ride) : ride.answerBy)?.toISOString(),
    asking: ride.asking && !isOfDriver ? viewDispatch(ride.asking, ride, projections) : undefined,
    pickUpBy: ride.pickUpBy?.toISOString(),
    arrivedAt: ride.arrivedAt?.toISOString(),
    arrivalClaimedAt: (ride.arrivedAt && ride.arrivalClaimedAt)?.toISOString(),
    movingAwaySince: isOfDriver ? undefined : accepted?.approach?.movingAwaySince?.toISOString(),
    // The list of administrators adds it.
    sos: undefined,
    review: ride.review ? { state: ride.review.state, reasons: [...ride.review.reasons] } : undefined,
    isByPhone: ride.bookedBy ? true : undefined,
    bookedBy:
      ride.bookedBy && party === RIDE_PARTY.ADMINISTRATOR
        ? { _id: ride.bookedBy.personId, name: projections.people.get(ride.bookedBy.personId)?.name ?? '' }
        : undefined,
    history: ride.history.map(viewStep),
    createdAt: ride.createdAt.toISOString(),
    updatedAt: ride.updatedAt.toISOString(),
  };
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as unknown as RideView;
}

/** After a fare above it, how the rider may answer. */
function viewOffer(offer: Offer, ride: Ride): RideView['offer'] {
  if (ride.status !== RIDE_STATUS.ACCEPTED || !isCounterOffer(ride)) return { fare: offer.fare };
  const againLeft = OFFER.again - offer.again;
  return {
    fare: offer.fare,
    againLeft,
    ...(offer.askNextUntil ? { askNextUntil: offer.askNextUntil.toISOString() } : {}),
  };
}

const viewDispatch = ({ asked }: Dispatch, ride: Ride, { people }: Projections): RideView['asking'] => ({
  asked: asked.map(({ driverUserId, outcome, reason, at }) => ({
    name: people.get(driverUserId)?.name ?? '',
    outcome,
    ...(reason ? { reason } : {}),
    at: at.toISOString(),
  })),
  until: searchEnd(ride).toISOString(),
  ...(isLooking(ride) ? { looking: true } : {}),
  waiting: 0,
});

function viewStep(entry: HistoryEntry): RideView['history'][number] {
  const { from, to, by, at, claimedAt } = entry;
  const claimed = claimedAt ? { claimedAt: claimedAt.toISOString() } : {};
  return { from, to, by, at: at.toISOString(), ...claimed, ...explanationOf(entry) };
}

function viewPerson(id: string, ride: Ride, { people }: Projections): RideView['user'] {
  const { name, image, phone, isPhoneProven } = people.get(id) ?? { name: '', image: '', phone: '' };
  const called = { phone, ...(isPhoneProven && { isPhoneProven: true as const }) };
  return { _id: id, name, image, ...(isEngaged(ride.status) && phone !== '' ? called : {}) };
}

function viewDriver(ride: Ride, party: RideParty, projections: Projections): RideView['driver'] {
  const vehicle = projections.vehicles.get(ride.vehicleId);
  // Happens only while projections are rebuilt: booking requires a known vehicle.
  if (vehicle === undefined) throw new DomainError('platform/unavailable', { retryAfterSeconds: 2 });
  const { vehicleType, brand, model, images, vehicleLicense } = { ...vehicle, ...ride.vehicle };
  const showsPlate = isEngaged(ride.status) || party === RIDE_PARTY.ADMINISTRATOR;
  const { driverId, driverUserId } = shownDriver(ride);
  return {
    _id: driverId,
    user: viewPerson(driverUserId, ride, projections),
    vehicle: { vehicleType, brand, model, images: [...images], ...(showsPlate ? { vehicleLicense } : {}) },
    experience: projections.drivers.get(driverId)?.experience ?? 0,
  };
}
