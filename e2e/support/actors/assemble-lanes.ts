import { authHttp } from '@pothik/contracts/auth';
import type { VehicleType } from '@pothik/contracts/driver';
import { ROLE } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider, type PlatformAddresses } from '../people.js';
import type { Visitor } from '../visitor.js';
import type { Actor, DriverActor, Lane } from './actor.js';
import { inLanes } from './in-lanes.js';

/** Few people, so that they meet often. */
const RIDERS = 3;
const DRIVERS = 3;
const PEOPLE_AT_ONCE = 4;

/** Another file may have assembled its people on the same platform. */
const DOMAIN = `lanes-${crypto.randomUUID()}.test`;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * Registers the people of several lanes, each with a phone number of their own, and each lane's drivers with a vehicle of that type.
 * @throws Error with a refusal
 */
export async function assembleLanes(
  platform: PlatformAddresses,
  count: number,
  vehicleTypeOf: (lane: number) => VehicleType = () => 'CNG',
): Promise<Lane[]> {
  const administrator = await actorOf(await logIn(platform.url, 'admin@pothik.test'), 'Administrator');
  const riders = await inLanes(PEOPLE_AT_ONCE, upTo(count * RIDERS), (index) => riderOf(platform, index));
  const drivers = await inLanes(PEOPLE_AT_ONCE, upTo(count * DRIVERS), (index) =>
    driverOf(platform, index, vehicleTypeOf(Math.floor(index / DRIVERS)), administrator.visitor, riders[0] as Actor),
  );
  return upTo(count).map((lane) => ({
    riders: riders.slice(lane * RIDERS, (lane + 1) * RIDERS),
    drivers: drivers.slice(lane * DRIVERS, (lane + 1) * DRIVERS),
    vehicleType: vehicleTypeOf(lane),
    administrator,
  }));
}

/** Refreshes all sessions: access tokens expire after 15 minutes. @throws Error with the refusal */
export const refreshAll = async ({ riders, drivers, administrator }: Omit<Lane, 'vehicleType'>): Promise<void> => {
  const people = [...riders, ...drivers, administrator];
  await inLanes(PEOPLE_AT_ONCE, people, ({ visitor }) => visitor.call(authHttp.refresh, {}));
};

/** Registers a rider as `assembleLanes` does; no other has this index. @throws Error with a refusal */
export async function riderOf(platform: PlatformAddresses, index: number): Promise<Actor> {
  const visitor = await newRider(platform, `Model Rider ${index}`, `model-rider-${index}@${DOMAIN}`);
  return withPhone(await actorOf(visitor, `rider ${index}`), `0171${String(index).padStart(7, '0')}`);
}

/** Registers a driver, who is ONLINE, as `assembleLanes` does; no other has this index. @throws Error with a refusal */
export async function driverOf(
  platform: PlatformAddresses,
  index: number,
  vehicleType: VehicleType,
  administrator: Visitor,
  rider: Actor,
): Promise<DriverActor> {
  const email = `model-driver-${index}@${DOMAIN}`;
  const { visitor, profile } = await newDriver(platform, `Model Driver ${index}`, email, vehicleType);
  await approveAndGoOnline(administrator, visitor, profile._id, rider.visitor);
  const actor = await withPhone(await actorOf(visitor, `driver ${index}`), `0181${String(index).padStart(7, '0')}`);
  return { ...actor, role: ROLE.DRIVER, driverId: profile._id, email };
}

/** Repeats while the new account's profile has not arrived in the user service. */
async function withPhone(actor: Actor, phone: string): Promise<Actor> {
  await eventually(() => actor.visitor.call(userHttp.update, { phone }));
  return actor;
}

async function actorOf(visitor: Visitor, name: string): Promise<Actor> {
  const { _id: personId, role } = await visitor.call(userHttp.getMe, {});
  return { name, personId, role, visitor };
}
