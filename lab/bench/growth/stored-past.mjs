import { rideNumber } from '@pothik/contracts/ride';
import { ObjectId } from 'mongodb';
import { copyOf } from '../million/copied-ride.rules.mjs';
import { collectionsOf, demonstrationRides } from '../million/stored-rides.mjs';

const DAY_MS = 24 * 3_600_000;
/** Projections of rides are removed 400 days after the end, notifications after 30. */
const RIDES_SPAN_MS = 390 * DAY_MS;
const FEED_SPAN_MS = 28 * DAY_MS;
/** So many rides of each person lie in the last 30 days: a call for a period reads as many of both. */
const RECENT = 100;
const RECENT_SPAN_MS = 29 * DAY_MS;
const LATEST_MS = 3 * 3_600_000;
const AT_ONCE = 2_000;

const insertAll = async (collection, documents) => {
  for (let first = 0; first < documents.length; first += AT_ONCE)
    await collection.insertMany(documents.slice(first, first + AT_ONCE), { ordered: false });
};

/** When the ride of a number ended, the newest first. */
const endedBefore = (number, count) =>
  number < RECENT
    ? LATEST_MS + (number * RECENT_SPAN_MS) / RECENT
    : LATEST_MS + RECENT_SPAN_MS + ((number - RECENT) * (RIDES_SPAN_MS - RECENT_SPAN_MS)) / (count - RECENT);

/** A ride of the pair once more, earlier, with what driver knows of it. */
function copiedRide({ ride, fact, earning }, number, count) {
  const id = new ObjectId().toString();
  const words = new Map([
    [ride._id.toString(), id],
    [ride.number, rideNumber(id)],
  ]);
  const change = { laterMs: -endedBefore(number, count), words };
  return {
    ride: { ...copyOf(ride, change), commands: [], ordinal: count - number },
    fact: copyOf(fact, change),
    earning: copyOf(earning, change),
  };
}

/** Gives a pair so many completed rides in all, and its rider so many notifications. */
export async function storePast(client, pair, { rides: count, notifications }) {
  const collections = collectionsOf(client);
  const { rides, rideFacts, earnings } = collections;
  const [driver, notification] = ['driver', 'notification'].map((service) => client.db(`pothik_${service}`));
  const stored = (await demonstrationRides(collections)).find(({ ride }) => ride.driverId === pair.driverId);
  const copies = Array.from({ length: count - 1 }, (_, index) => copiedRide(stored, index, count - 1));
  await rides.updateOne({ _id: stored.ride._id }, { $set: { ordinal: count } });
  await insertAll(
    rides,
    copies.map(({ ride }) => ride),
  );
  await insertAll(
    rideFacts,
    copies.map(({ fact }) => fact),
  );
  await insertAll(
    earnings,
    copies.map(({ earning }) => earning),
  );
  const totals = { totalRides: count, totalEarnings: count * stored.ride.fare };
  const addsFrom = new Date(Date.now() - DAY_MS);
  const _id = new ObjectId(pair.driverId);
  await driver.collection('driver_records').updateOne({ _id }, { $set: { ...totals, addsFrom } });
  await storeFeed(notification, stored.ride.riderId, notifications);
}

async function storeFeed(notification, personId, count) {
  const entries = notification.collection('feed_entries');
  const pattern = await entries.findOne({ personId }, { sort: { number: -1 } });
  const copies = Array.from({ length: count - pattern.number }, (_, index) => ({
    ...pattern,
    _id: new ObjectId(),
    number: pattern.number + index + 1,
    eventId: crypto.randomUUID(),
    at: new Date(Date.now() - FEED_SPAN_MS * (1 - index / count)),
  }));
  await insertAll(entries, copies);
  await notification.collection('feed_positions').updateOne({ personId }, { $set: { last: count } });
}
