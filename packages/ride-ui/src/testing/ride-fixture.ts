import type { RideEstimate, RideParty, RideStatus, RideView } from '@pothik/contracts/ride';

const AT = '2026-11-02T06:00:00.000Z';
const identifier = (last: number) => String(last).padStart(24, '0');

type HistoryStep = RideView['history'][number];

/** One step of a history; all steps have the same time. */
export const step = (from: RideStatus | null, to: RideStatus, by: RideParty, reason = ''): HistoryStep => ({
  from,
  to,
  by,
  at: AT,
  reason,
});

/** Nusrat's ride with Rafiqul, by default IN TRANSIT. */
export const rideWith = (changes: Partial<RideView> = {}): RideView => ({
  _id: identifier(7),
  user: { _id: identifier(8), name: 'Nusrat Jahan', image: '' },
  driver: {
    _id: identifier(2),
    user: { _id: identifier(1), name: 'Rafiqul Islam', image: '' },
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', images: [] },
    experience: 8,
  },
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur',
  rideStatus: 'IN TRANSIT',
  fare: 320,
  codeTriesLeft: 5,
  history: [step(null, 'REQUESTED', 'RIDER'), step('REQUESTED', 'ACCEPTED', 'DRIVER')],
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});

/** What Nusrat's ride should cost and take; by default its minutes are stated. */
export const estimateWith = (changes: Partial<RideEstimate> = {}): RideEstimate => ({
  cityId: 'dhaka',
  vehicleType: 'CAR',
  tariffVersion: 1,
  metres: { low: 6_000, high: 6_450 },
  distanceBasis: 'ROADS',
  minutes: { low: 22, high: 28 },
  minutesBasis: 'STATED',
  fare: { low: 300, high: 380 },
  ceiling: null,
  ...changes,
});
