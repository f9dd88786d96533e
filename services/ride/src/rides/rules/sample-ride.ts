import { ROLE } from '@pothik/contracts/platform';
import type { BookingPoints, RideEstimate, RideStatus, WrittenBooking } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { later, type Ride, type RideCaller } from './ride.rules.js';

/** People, a driver and a ride for tests of rules. */
export const NOW = new Date('2026-11-02T06:00:00.000Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const RIDER: RideCaller = { id: '665000000000000000000001', role: ROLE.RIDER };
export const DRIVER: RideCaller = { id: '665000000000000000000003', role: ROLE.DRIVER };
export const ADMINISTRATOR: RideCaller = { id: '665000000000000000000009', role: ROLE.ADMIN };
export const OTHER_RIDER: RideCaller = { id: '66500000000000000000000a', role: ROLE.RIDER };
export const OTHER_DRIVER: RideCaller = { id: '66500000000000000000000b', role: ROLE.DRIVER };

export const driverProjection = (fields: Partial<DriverProjection> = {}): DriverProjection => ({
  id: '665000000000000000000002',
  userId: DRIVER.id,
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusSince: later(NOW, -24 * HOUR),
  availabilityStatus: 'ONLINE',
  experience: 5,
  ...fields,
});

/** Everything a rider can write in a booking. */
export const WRITTEN: Required<WrittenBooking> = {
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur Station',
  note: 'I stand at the lake gate',
};

/** Where those two places are. */
export const POINTS = {
  pickupPoint: { lat: 23.7559, lng: 90.3749 },
  dropPoint: { lat: 23.7321, lng: 90.4262 },
} satisfies BookingPoints;

/** Of a ride between them. */
export const ESTIMATE: RideEstimate = {
  cityId: 'dhaka',
  vehicleType: 'CNG',
  tariffVersion: 1,
  metres: { low: 7_000, high: 8_000 },
  distanceBasis: 'ROADS',
  minutes: { low: 30, high: 60 },
  minutesBasis: 'STATED',
  fare: { low: 100, high: 150 },
  ceiling: 165,
};

const requested: Ride = {
  riderId: RIDER.id,
  driverId: '665000000000000000000002',
  driverUserId: DRIVER.id,
  vehicleId: '665000000000000000000004',
  ...WRITTEN,
  status: 'REQUESTED',
  fare: null,
  code: null,
  answerBy: later(NOW, 2 * MINUTE),
  pickUpBy: null,
  alertAt: null,
  endBy: null,
  requestedAt: NOW,
  acceptedAt: null,
  pickedUpAt: null,
  endedAt: null,
  history: [{ from: null, to: 'REQUESTED', by: 'RIDER', personId: RIDER.id, at: NOW, reason: '' }],
};

const accepted: Partial<Ride> = { answerBy: null, acceptedAt: NOW };
const underWay: Partial<Ride> = {
  ...accepted,
  fare: 220,
  pickedUpAt: NOW,
  alertAt: later(NOW, 6 * HOUR),
  endBy: later(NOW, 24 * HOUR),
};

const byStatus: Record<RideStatus, Partial<Ride>> = {
  REQUESTED: {},
  ACCEPTED: {
    ...accepted,
    fare: 220,
    pickUpBy: later(NOW, 45 * MINUTE),
    code: { value: '482913', triesLeft: 5, renewals: 0 },
  },
  'PICKED UP': underWay,
  'IN TRANSIT': underWay,
  COMPLETED: { ...underWay, alertAt: null, endBy: null, endedAt: NOW },
  REJECTED: { answerBy: null, endedAt: NOW },
  CANCELLED: { answerBy: null, endedAt: NOW },
};

/** A ride in a status, with the fields of that status. */
export const rideIn = (status: RideStatus, fields: Partial<Ride> = {}): Ride => ({
  ...requested,
  status,
  ...byStatus[status],
  ...fields,
});

/** The code of the refusal that `decide` throws. */
export function refusalOf(decide: () => unknown): string {
  try {
    decide();
  } catch (refusal) {
    if (refusal instanceof Error && 'code' in refusal) return String(refusal.code);
    throw refusal;
  }
  return 'not refused';
}
