import type { RideStatus, RideView } from '@pothik/contracts/ride';
import { among, type Id, type Invariant } from './invariant.js';
import { historyFindings } from './ride-history.rules.js';

interface StoredRide {
  _id: Id;
  status: RideStatus;
  fare: number | null;
  history: (Omit<RideView['history'][number], 'at'> & { at: Date })[];
}

/** A ride contains its whole history, so the rule needs no other document. */
export const rideHistoryInvariant: Invariant = {
  name: 'ride histories follow the table, and no ride is picked up without a fare',
  broken: async function* (database, of) {
    const rides = database('ride').collection<StoredRide>('rides');
    const projection = { status: 1, fare: 1, history: 1 };
    for await (const ride of rides.find(among('_id', of), { projection })) {
      if (historyFindings(asSeen(ride)).length > 0) yield ride._id;
    }
  },
};

const asSeen = ({ _id, status, fare, history }: StoredRide) => ({
  _id: String(_id),
  rideStatus: status,
  fare,
  history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
});
