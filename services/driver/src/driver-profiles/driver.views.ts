import type { DriverView, FreeDriverCard } from '@pothik/contracts/driver';
import type { Range } from '@pothik/contracts/platform';
import type { Driver } from '../drivers/index.js';
import { type LeftOut, totalsForOthers } from '../earnings/index.js';
import { type Review, waitingChangeOf } from '../review/index.js';
import { type StoredVehicle, vehicleViewOf } from '../vehicles/index.js';

/** A driver with everything a list shows; projections that have not arrived yet are missing. */
export type JoinedDriver = Driver & {
  createdAt: Date;
  updatedAt: Date;
  vehicle: StoredVehicle;
  account?: { name: string; email: string };
  profile?: { name: string; phone: string; isPhoneProven?: boolean; image: string };
  record?: { totalRides: number; totalEarnings: number };
  /** What of the record counts for the driver alone; absent if all of it counts. */
  leftOut?: LeftOut;
};

/** A driver whose totals are those that others see, with how many rides these leave out. */
export const asOthersSee = (driver: JoinedDriver): JoinedDriver & { leftOutRides?: number } => ({
  ...driver,
  record: totalsForOthers(driver.record, driver.leftOut),
  ...(driver.leftOut ? { leftOutRides: driver.leftOut.rides } : {}),
});

const personOf = ({ userId, account, profile }: JoinedDriver) => ({
  _id: userId.toString(),
  name: profile?.name || account?.name || '',
  email: account?.email ?? '',
  phone: profile?.phone ?? '',
  ...(profile?.isPhoneProven ? { isPhoneProven: true as const } : {}),
  image: profile?.image ?? '',
});

/** Every field, for the driver and for administrators; only administrators get the review. */
export const driverViewOf = (
  driver: JoinedDriver & { leftOutRides?: number },
  engaged: boolean,
  review?: Review,
): DriverView => ({
  _id: driver._id.toString(),
  user: personOf(driver),
  status: driver.status,
  statusReason: driver.statusReason,
  ...(driver.statusReasonKind ? { statusReasonKind: driver.statusReasonKind } : {}),
  availabilityStatus: driver.availabilityStatus,
  ...(driver.availabilityCause ? { availabilityCause: driver.availabilityCause } : {}),
  ...(driver.availabilitySince ? { availabilitySince: driver.availabilitySince.toISOString() } : {}),
  ...(driver.pausedUntil ? { pausedUntil: driver.pausedUntil.toISOString() } : {}),
  ...(driver.positionConsentAt ? { positionConsentAt: driver.positionConsentAt.toISOString() } : {}),
  vehicle: vehicleViewOf(driver.vehicle, driver._id.toString()),
  licenseNumber: driver.licenseNumber,
  experience: driver.experience,
  totalEarnings: driver.record?.totalEarnings ?? 0,
  totalRides: driver.record?.totalRides ?? 0,
  ...(driver.leftOutRides ? { leftOutRides: driver.leftOutRides } : {}),
  engaged,
  ...waitingOf(driver),
  ...review,
  createdAt: driver.createdAt.toISOString(),
  updatedAt: driver.updatedAt.toISOString(),
});

function waitingOf(driver: JoinedDriver): Pick<DriverView, 'waitingChange'> {
  const waitingChange = waitingChangeOf(driver, driver.vehicle);
  return waitingChange ? { waitingChange } : {};
}

/** For everybody else: no phone, no e-mail, no plate, and no point: only how far it is to the pickup. */
export function freeDriverCardOf(driver: JoinedDriver, metres?: Range): FreeDriverCard {
  const { _id, name, image } = personOf(driver);
  const { vehicleType, brand, model, images } = driver.vehicle;
  return {
    _id: driver._id.toString(),
    user: { _id, name, image },
    vehicle: { vehicleType, brand, model, images },
    experience: driver.experience,
    totalRides: totalsForOthers(driver.record, driver.leftOut).totalRides,
    ...(metres === undefined ? {} : { metres }),
  };
}
