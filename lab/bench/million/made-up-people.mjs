import { inBatches } from './batches.mjs';
import { copyOf, madeUpId } from './copied-ride.rules.mjs';

const RIDERS = 20_000;
const DRIVERS = 2_000;

/** What the rider's id of a ride becomes in the copy of a number. */
const riderWords = ({ riderId }, number) => [[riderId, madeUpId('a', number % RIDERS)]];

/** What the ids of a ride's driver become. */
const driverWords = ({ driverId, driverUserId, vehicleId }, number) =>
  Object.entries({ b: driverId, c: driverUserId, e: vehicleId }).map(([kind, id]) => [
    id,
    madeUpId(kind, number % DRIVERS),
  ]);

/** The people of a copied ride; a rider has rides with several drivers. */
export const wordsOfPeople = (ride, number) => [
  ...riderWords(ride, number),
  ...driverWords(ride, number + Math.floor(number / DRIVERS)),
];

/** As the ride service knows 20,000 riders, and 2,000 drivers with a vehicle each: all rides are shown with these. */
export async function fillPeople(facts, ride) {
  const read = (ids) => Promise.all(ids.map((_id) => facts.findOne({ _id })));
  const rider = await read([ride.riderId]);
  const driver = await read([ride.driverId, ride.driverUserId, ride.vehicleId]);
  const copies = (documents, wordsOf) => (number) => {
    const change = { laterMs: 0, words: new Map(wordsOf(ride, number)) };
    return documents.map((fact) => renamed(copyOf(fact, change), number));
  };
  const insert = (numbers, copiesOf) => facts.insertMany(numbers.flatMap(copiesOf), { ordered: false });
  for (const numbers of inBatches(RIDERS)) await insert(numbers, copies(rider, riderWords));
  for (const numbers of inBatches(DRIVERS)) await insert(numbers, copies(driver, driverWords));
}

/** Nobody of them is found by the name of somebody of the demonstration. */
const renamed = (fact, number) =>
  fact.searchKeys ? { ...fact, name: `Copy ${number}`, searchKeys: ['copy', String(number)] } : fact;
