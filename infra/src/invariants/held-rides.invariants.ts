import { ENGAGED_STATUSES, OPEN_STATUSES, type RideStatus } from '@pothik/contracts/ride';
import { among, type Id, type Invariant } from './invariant.js';

interface HeldRide {
  _id: Id;
  holder: string;
}

/** The holders of more than one ride; `rides` come sorted by holder. */
async function* holdersOfSeveral(rides: AsyncIterable<HeldRide>): AsyncIterable<string> {
  let last: string | undefined;
  let reported: string | undefined;
  for await (const { holder } of rides) {
    if (holder === last && holder !== reported) {
      reported = holder;
      yield holder;
    }
    last = holder;
  }
}

const atMostOne = (name: string, holder: 'driverId' | 'riderId', statuses: readonly RideStatus[]): Invariant => ({
  name,
  broken: (database, of) => {
    const held = { status: { $in: [...statuses] }, ...among(holder, of) };
    const rides = database('ride').collection<Record<typeof holder, string>>('rides');
    const found = rides.find(held as never, { projection: { [holder]: 1 }, sort: { [holder]: 1 } });
    return holdersOfSeveral(found.map(({ _id, [holder]: id }) => ({ _id: _id as Id, holder: id })));
  },
});

export const heldRideInvariants: readonly Invariant[] = [
  atMostOne('one engaged ride per driver', 'driverId', ENGAGED_STATUSES),
  atMostOne('one open ride per rider', 'riderId', OPEN_STATUSES),
];
