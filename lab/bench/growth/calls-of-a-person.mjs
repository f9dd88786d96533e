import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { book, finish, move } from '../../../e2e/counted/ride.mjs';

const POLL_MS = 2;
const PATIENCE_MS = 30_000;

/**
 * A call or command that is measured: the milliseconds that it took of a person.
 * @typedef {{ name: string, measure: (of: Grown) => Promise<number> }} Measured
 * @typedef {{ rider: Person, driver: Person, administrator: Person, driverId: string, riderId: string, rideId: string, records: Collection }} Grown
 */
const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const get = (as, name, pathOf) => ({
  name: `${as}: ${name}`,
  measure: (of) => timed(() => of[as].call('GET', typeof pathOf === 'string' ? pathOf : pathOf(of))),
});

/** From the answer that a ride is completed until its driver's totals have it. */
async function untilCounted({ records, driverId }, before) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { totalRides } = await records.findOne({ _id: new ObjectId(driverId) });
    if (totalRides > before) return;
    await pause(POLL_MS);
  }
  throw new Error('The ride was not counted.');
}

/** The milliseconds of each part of a whole ride. */
export async function rideInParts(of) {
  const { totalRides } = await of.records.findOne({ _id: new ObjectId(of.driverId) });
  let id;
  const booking = await timed(async () => {
    id = await book(of);
  });
  return {
    'ride: booking': booking,
    'ride: acceptance': await timed(() => move(of, id, 'ACCEPTED')),
    'ride: fare to completion': await timed(() => finish(of, id)),
    'ride: completion until counted': await timed(() => untilCounted(of, totalRides)),
  };
}

const LIST = '/ride/rides';

/** @type {readonly Measured[]} */
export const CALLS = [
  get('rider', 'one ride', ({ rideId }) => `/ride/${rideId}`),
  get('rider', 'current ride', '/ride/current-ride'),
  get('rider', 'own places', '/place/own'),
  get('rider', 'free drivers', '/driver/free-drivers'),
  get('rider', 'notifications', '/notification/feed'),
  get('rider', 'notifications after a number', ({ notifications }) => `/notification/feed?after=${notifications - 10}`),
  {
    name: 'rider: mark as read',
    measure: ({ rider, notifications }) =>
      timed(() => rider.call('POST', '/notification/read', { upTo: notifications })),
  },
  get('driver', 'current ride', '/ride/current-ride'),
  get('driver', 'earnings, 30 days', '/driver/earnings'),
  get('driver', 'own profile', '/driver/drivers'),
  {
    name: 'driver: block a rider, and end it',
    measure: ({ driver, riderId }) =>
      timed(async () => {
        await driver.call('POST', `/driver/blocks/${riderId}`, {});
        await driver.call('DELETE', `/driver/blocks/${riderId}`);
      }),
  },
  {
    name: 'driver: OFFLINE and ONLINE',
    measure: ({ driver, driverId }) =>
      timed(async () => {
        for (const availabilityStatus of ['OFFLINE', 'ONLINE'])
          await driver.call('PATCH', `/driver/update/${driverId}`, { availabilityStatus });
      }),
  },
  get('administrator', 'a driver', ({ driverId }) => `/driver/${driverId}`),
  get('rider', 'own rides', LIST),
  get('rider', 'own rides, last page', ({ count }) => `${LIST}?page=${Math.floor(count / 10)}`),
  get('rider', 'own rides, cancelled', `${LIST}?rideStatus=CANCELLED`),
  get('rider', 'own rides, completed, with their sum', `${LIST}?rideStatus=COMPLETED`),
  get('driver', 'own rides', LIST),
  get('driver', 'own rides, rejected', `${LIST}?rideStatus=REJECTED`),
  get('driver', 'own rides, completed, with their sum', `${LIST}?rideStatus=COMPLETED`),
  get('administrator', 'rides of a driver', ({ driverId }) => `${LIST}?driver=${driverId}`),
  get('administrator', 'rides of a rider', ({ riderId }) => `${LIST}?user=${riderId}`),
];
