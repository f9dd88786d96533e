import { rideNumber } from '@pothik/contracts/ride';
import { ObjectId } from 'mongodb';
import { inBatches } from './batches.mjs';
import { copyOf, requestedAt } from './copied-ride.rules.mjs';
import { fillPeople, wordsOfPeople } from './made-up-people.mjs';
import { demonstrationRides } from './stored-rides.mjs';

/** Every copied ride has ended by now. */
const LONGEST_RIDE_MS = 3 * 3_600_000;
const PLATES = 2_000;
const FIRST_PLATE = 100_000;
const LAST_DIGITS = 4;

/** The vehicle that a booked ride has and one of the demonstration lacks, and what it is found by. */
function vehicleOf({ vehicleType, brand, model }, number) {
  const digits = String(FIRST_PLATE + (number % PLATES));
  return {
    vehicle: { vehicleType, brand, model, vehicleLicense: `BENCH-${digits}` },
    plateKeys: [`BENCH${digits}`, digits, digits.slice(-LAST_DIGITS)],
  };
}

/** A ride of the demonstration once more: another time, other people, and what the driver service knows of it. */
function copyOfRide({ ride, fact, earning, vehicle }, number, at) {
  const id = new ObjectId().toString();
  const words = new Map([[ride._id.toString(), id], [ride.number, rideNumber(id)], ...wordsOfPeople(ride, number)]);
  const change = { laterMs: at.getTime() - ride.requestedAt.getTime(), words };
  return {
    ride: { ...copyOf(ride, change), ...vehicleOf(vehicle, number) },
    fact: copyOf(fact, change),
    earning: copyOf(earning, change),
  };
}

/**
 * Copies the demonstration's rides until there are so many more, over the last 366 days, of made-up people: those of the
 * demonstration keep the rides that they have, however many there are in all.
 */
export async function fill({ facts, rides, rideFacts, earnings }, count) {
  const patterns = await demonstrationRides({ facts, rides, rideFacts, earnings });
  await fillPeople(facts, patterns[0].ride);
  const until = new Date(Date.now() - LONGEST_RIDE_MS);
  const write = (copies) => {
    const insert = (collection, documents) => collection.insertMany(documents, { ordered: false });
    return Promise.all([
      insert(
        rides,
        copies.map(({ ride }) => ride),
      ),
      insert(
        rideFacts,
        copies.map(({ fact }) => fact),
      ),
      insert(
        earnings,
        copies.flatMap(({ earning }) => earning ?? []),
      ),
    ]);
  };
  let writing;
  for (const numbers of inBatches(count)) {
    const copies = numbers.map((number) =>
      copyOfRide(patterns[number % patterns.length], number, requestedAt(number, count, until)),
    );
    await writing;
    writing = write(copies);
  }
  await writing;
}
