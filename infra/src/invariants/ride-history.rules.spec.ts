import type { RideStatus, RideView } from '@pothik/contracts/ride';
import { growthFindings, historyFindings } from './ride-history.rules.js';

const WAY: readonly RideStatus[] = ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];

/** A ride from REQUESTED to COMPLETED, its steps a second apart from `begin` on. */
function completedRide(begin = 10): RideView {
  const history = WAY.map((to, index) => ({
    from: WAY[index - 1] ?? null,
    to,
    by: index === 0 ? 'RIDER' : 'DRIVER',
    at: new Date((begin + index) * 1_000).toISOString(),
    reason: '',
  }));
  return { _id: 'ride-1', history, rideStatus: 'COMPLETED', fare: 120 } as RideView;
}
const entry = ({ history }: RideView, index: number) => history[index] as RideView['history'][number];

/** A planted fault, and the message that must report it. */
const FAULTS: readonly (readonly [string, RegExp, (ride: RideView) => unknown])[] = [
  ['begins in the middle', /does not begin with its rider's request/, ({ history }) => history.shift()],
  ['lacks a step', /a step is missing after ACCEPTED/, ({ history }) => history.splice(2, 1)],
  [
    'was CANCELLED and became COMPLETED',
    /CANCELLED to COMPLETED by DRIVER: no edge of the table/,
    (ride) => {
      entry(ride, 3).to = 'CANCELLED';
      entry(ride, 4).from = 'CANCELLED';
    },
  ],
  ['has a step of the driver’s that its rider took', /not theirs to take/, (ride) => (entry(ride, 1).by = 'RIDER')],
  [
    'was cancelled without the reason that takes',
    /ACCEPTED to CANCELLED by DRIVER: without a reason/,
    (ride) => {
      ride.history.splice(2);
      ride.history.push({ ...entry(ride, 1), from: 'ACCEPTED', to: 'CANCELLED' });
    },
  ],
  [
    'has a step earlier than the one before',
    /earlier than the step before/,
    (ride) => (entry(ride, 2).at = new Date(0).toISOString()),
  ],
  [
    'has a step that is claimed before the step before it',
    /claimed at an impossible time/,
    (ride) => (entry(ride, 2).claimedAt = new Date(1_000).toISOString()),
  ],
  [
    'has a step that is claimed later than it arrived',
    /claimed at an impossible time/,
    (ride) => (entry(ride, 4).claimedAt = new Date(60_000).toISOString()),
  ],
  ['is not where its history ends', /ride-1 is IN TRANSIT/, (ride) => (ride.rideStatus = 'IN TRANSIT')],
  ['was picked up without a fare', /without a fare/, (ride) => (ride.fare = null)],
];

describe('a ride’s history', () => {
  it('of a ride booked by phone begins with the desk’s request, and may end before an answer', () => {
    const ride = completedRide();
    entry(ride, 0).by = 'ADMINISTRATOR';
    expect(historyFindings(ride)).toEqual([]);
    ride.history.splice(1);
    ride.history.push({ ...entry(ride, 0), from: 'REQUESTED', to: 'CANCELLED', reason: 'Called again' });
    expect(historyFindings({ ...ride, rideStatus: 'CANCELLED' })).toEqual([]);
  });

  it('follows the table, complete, from its rider’s request on', () => {
    expect(historyFindings(completedRide())).toEqual([]);
  });

  it('may claim that a step was earlier, since the step before', () => {
    const ride = completedRide();
    entry(ride, 4).claimedAt = entry(ride, 3).at;
    expect(historyFindings(ride)).toEqual([]);
  });

  it.each(FAULTS)('is reported as broken when a ride %s', (_what, words, plant) => {
    const ride = completedRide();
    plant(ride);
    expect(historyFindings(ride).join('\n')).toMatch(words);
  });
});

describe('two snapshots of one ride', () => {
  it('have a history that only grows, and one fare from PICKED UP on', () => {
    const [before, after] = [completedRide(), completedRide()];
    expect(growthFindings(before, after)).toEqual([]);
    expect(growthFindings({ ...before, history: before.history.slice(0, 2), fare: 90 }, after)).toEqual([]);
  });

  it('reveal a fare that changes after pick-up, and a history that is rewritten', () => {
    const before = completedRide();
    expect(growthFindings(before, { ...completedRide(), fare: 7 })).toEqual([
      expect.stringMatching(/fare went from 120 to 7/),
    ]);
    expect(growthFindings(before, completedRide(11))).toEqual([expect.stringMatching(/rewritten/)]);
  });
});
