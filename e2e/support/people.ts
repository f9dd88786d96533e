import { authHttp } from '@pothik/contracts/auth';
import { type DriverView, driverHttp, type VehicleType } from '@pothik/contracts/driver';
import { accountNumber } from '@pothik/contracts/platform';
import type { Booking, BookingPoints, RideView } from '@pothik/contracts/ride';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from './eventually.js';
import type { RunningPlatform } from './platform.js';
import { Visitor } from './visitor.js';

export const PASSWORD = 'Pothik#2026';

/** The addresses of the platform and of its mailbox. */
export type PlatformAddresses = Pick<RunningPlatform, 'url' | 'mailUrl'>;

/** The newest code mailed to an address. */
export async function mailedCode({ mailUrl }: Pick<PlatformAddresses, 'mailUrl'>, email: string): Promise<string> {
  return eventually(async () => {
    const mails = (await (await fetch(`${mailUrl}?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  });
}

/** The newest code texted to a number, 01712345678. */
export async function textedCode({ url }: Pick<PlatformAddresses, 'url'>, phone: string): Promise<string> {
  return eventually(async () => {
    const address = new URL(`/dev/sms.json?to=${encodeURIComponent(accountNumber(phone))}`, url);
    const messages = (await (await fetch(address)).json()) as { text: string }[];
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (!code) throw new Error(`no code was texted to ${phone}`);
    return code;
  });
}

/** Registers, verifies by the mailed code and logs in. */
export async function newRider(platform: PlatformAddresses, name: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(platform.url);
  await visitor.call(authHttp.registerUser, { name, email, password: PASSWORD });
  await visitor.call(authHttp.sendCode, { email });
  await visitor.call(authHttp.verifyCode, { email, otp: await mailedCode(platform, email) });
  await visitor.call(authHttp.login, { email, password: PASSWORD });
  return visitor;
}

export async function logIn(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.call(authHttp.login, { email, password: PASSWORD });
  return visitor;
}

/** What a driver is registered by. */
export interface PapersNumbers {
  licenseNumber: string;
  vehicleLicense: string;
}

let plates = 0;

/** Numbers that nobody has yet. */
function newNumbers(): PapersNumbers {
  plates += 1;
  const number = String(Date.now()).slice(-6) + String(plates).padStart(3, '0');
  return { licenseNumber: `DK${number}`, vehicleLicense: `DM-${number}` };
}

/** A rider who registers a vehicle and a driver profile; resolves once auth has consumed it and the role is DRIVER. */
export async function newDriver(
  platform: PlatformAddresses,
  name: string,
  email: string,
  vehicleType: VehicleType = 'CNG',
  { licenseNumber, vehicleLicense } = newNumbers(),
) {
  const visitor = await newRider(platform, name, email);
  const vehicle = await visitor.call(driverHttp.registerVehicle, {
    brand: 'Bajaj',
    model: 'RE 4S',
    vehicleType,
    vehicleLicense,
  });
  const me = await visitor.call(userHttp.getMe, {});
  const profile = (await visitor.call(driverHttp.registerDriver, {
    user: me._id,
    vehicle: vehicle._id,
    licenseNumber,
    experience: 5,
  })) as DriverView;
  await eventually(async () => {
    await visitor.call(authHttp.refresh, {});
    const { role } = await visitor.call(userHttp.getMe, {});
    if (role !== 'DRIVER') throw new Error(`${email} is still ${role}`);
  });
  return { visitor, profile };
}

/** Approves a driver, makes him ONLINE, and waits until the ride service lists him as free. */
export async function approveAndGoOnline(administrator: Visitor, driver: Visitor, driverId: string, rider: Visitor) {
  await administrator.call(driverHttp.updateStatus, { id: driverId, status: 'APPROVED' });
  await driver.call(driverHttp.update, { id: driverId, availabilityStatus: 'ONLINE' });
  await eventually(async () => {
    const { data } = await rider.call(driverHttp.freeDrivers, {});
    if (!data.some(({ _id }) => _id === driverId)) throw new Error('the driver is not listed as free');
  });
}

/** Where a booking differs from the ride that stories book. */
type OtherBooking = Partial<Pick<Booking, 'pickupLocation' | 'dropLocation' | 'offer'>> & BookingPoints;

/** Books; repeats while the driver is not in the ride service's projection yet. */
export async function book(rider: Visitor, driverId: string, others: OtherBooking = {}): Promise<RideView> {
  const places = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station', ...others };
  return eventually(() => rider.call(rideHttp.book, { ...places, driver: driverId }));
}
