import type { FreeDriverCard } from '@pothik/contracts/driver';
import type { BookingPoints, RideEstimate, RideStatus, RideView, WrittenBooking } from '@pothik/contracts/ride';

const id = (number: number) => number.toString(16).padStart(24, '0');

export const RIDER_ID = id(1);
export const RIDE_ID = id(2);

const WAY: readonly RideStatus[] = ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];
const DRIVER = {
  _id: id(3),
  user: { _id: id(4), name: 'Rafiqul Islam', image: '' },
  vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', images: [] },
  experience: 8,
} as const;

export const FREE_DRIVER: FreeDriverCard = { ...DRIVER, vehicle: { ...DRIVER.vehicle, images: [] }, totalRides: 120 };
export const OTHER_DRIVER: FreeDriverCard = {
  ...FREE_DRIVER,
  _id: id(5),
  user: { _id: id(6), name: 'Sumaiya Begum', image: '' },
  vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE', images: [] },
};

/** Everything that a rider can write in a booking. */
export const WRITTEN: Required<WrittenBooking> = {
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur',
  note: 'I stand at the lake gate',
};

/** What a ride from one known place to another should cost and take. */
export const ESTIMATE: RideEstimate = {
  cityId: 'dhaka',
  vehicleType: 'CAR',
  tariffVersion: 1,
  metres: { low: 6_000, high: 6_450 },
  distanceBasis: 'ROADS',
  minutes: { low: 22, high: 28 },
  minutesBasis: 'STATED',
  fare: { low: 200, high: 260 },
  ceiling: null,
};

/** Where Dhanmondi 27 and Kamalapur are. */
export const POINTS = {
  pickupPoint: { lat: 23.7561, lng: 90.3742 },
  dropPoint: { lat: 23.7329, lng: 90.4262 },
} satisfies BookingPoints;

/** A ride as the API returns it to its rider, in a status reached a minute ago: phone, plate and code where the status allows. */
export function sampleRide(rideStatus: RideStatus, changes: Partial<RideView> = {}): RideView {
  const at = new Date(Date.now() - 60_000).toISOString();
  const reached = WAY.includes(rideStatus)
    ? WAY.slice(0, WAY.indexOf(rideStatus) + 1)
    : ['REQUESTED' as const, rideStatus];
  const engaged = ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'].includes(rideStatus);
  return {
    _id: RIDE_ID,
    user: { _id: RIDER_ID, name: 'Nusrat Jahan', image: '' },
    driver: {
      ...DRIVER,
      user: { ...DRIVER.user, ...(engaged ? { phone: '01711000123' } : {}) },
      vehicle: { ...DRIVER.vehicle, images: [], ...(engaged ? { vehicleLicense: 'DM GA 23-4567' } : {}) },
    },
    ...WRITTEN,
    rideStatus,
    fare: rideStatus === 'REQUESTED' ? null : 320,
    ...(rideStatus === 'REQUESTED' ? { answerBy: new Date(Date.now() + 60_000).toISOString() } : {}),
    ...(rideStatus === 'ACCEPTED' ? { startCode: '482915', codeTriesLeft: 5, pickUpBy: at } : {}),
    history: reached.map((to, index) => ({
      from: reached[index - 1] ?? null,
      to,
      by: to === 'REQUESTED' ? ('RIDER' as const) : ('DRIVER' as const),
      at,
      reason: '',
    })),
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}
