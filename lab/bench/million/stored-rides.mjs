import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 200;
const PATIENCE_MS = 120_000;

/** The collections that a measured question reads. @param {import('mongodb').MongoClient} client */
export function collectionsOf(client) {
  const [ride, driver] = ['ride', 'driver'].map((service) => client.db(`pothik_${service}`));
  return {
    rides: ride.collection('rides'),
    facts: ride.collection('facts'),
    days: ride.collection('ride_days'),
    hours: ride.collection('ride_hours'),
    rideFacts: driver.collection('ride_facts'),
    earnings: driver.collection('earnings'),
    driverDays: driver.collection('driver_days'),
  };
}

const ofRide = (documents, { _id }) => documents.find((document) => document._id.equals(_id));

/** With its earning, if it was completed, and its vehicle; undefined until every event of it has been followed. */
function followed(ride, { facts, rideFacts, earnings }) {
  const [fact, earning] = [ofRide(rideFacts, ride), ofRide(earnings, ride)];
  const vehicle = facts.find(({ _id }) => _id === ride.vehicleId);
  const isFollowed = ride.pendingEvents.length === 0 && fact?.status === ride.status && vehicle !== undefined;
  return isFollowed && (earning || ride.status !== 'COMPLETED') ? { ride, fact, earning, vehicle } : undefined;
}

/** The demonstration's rides as every service stores them, once all of their events have been followed. */
export async function demonstrationRides({ rides, ...others }) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const stored = await rides.find().toArray();
    const read = Object.entries(others).map(async ([name, collection]) => [name, await collection.find().toArray()]);
    const known = Object.fromEntries(await Promise.all(read));
    const complete = stored.flatMap((ride) => followed(ride, known) ?? []);
    if (stored.length > 0 && complete.length === stored.length) return complete;
    await pause(PAUSE_MS);
  }
  throw new Error('The events of the demonstration’s rides were not followed.');
}
