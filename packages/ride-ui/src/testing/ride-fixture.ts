import type { RideParty, RideStatus, RideView } from '@pothik/contracts/ride';

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
