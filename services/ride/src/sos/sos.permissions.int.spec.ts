import { type RideStatus, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { signedInAs } from '@pothik/service-kit/testing';
import { dataOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';
import { byCaller, type CallAboutRide, type FixtureRide, RidePeople } from '../testing/ride-people.js';

let fixture: RideFixture;
let people: RidePeople;
beforeAll(async () => {
  fixture = await RideFixture.open();
  people = await RidePeople.of(fixture);
});
afterAll(() => fixture.close());

const send: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.sendSos, { rideId: ride._id }, signedInAs(caller));
const own: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.ownIncident, { rideId: ride._id }, signedInAs(caller));
/** Here `ride` is the incident of the ride. */
const list: CallAboutRide = (_about, caller) => fixture.call(rideHttp.incidents, {}, signedInAs(caller));
const exportList: CallAboutRide = (_about, caller) => fixture.call(rideHttp.exportIncidents, {}, signedInAs(caller));
const acknowledge: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.acknowledgeIncident, { id: ride._id }, signedInAs(caller));
const note: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.noteIncident, { id: ride._id, note: 'Called both' }, signedInAs(caller));
const resolve: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.resolveIncident, { id: ride._id, note: 'Spoke to both' }, signedInAs(caller));

const READS: readonly CallAboutRide[] = [own, list, exportList];
async function incident(): Promise<FixtureRide> {
  const about = await people.rideIn('IN TRANSIT');
  const { _id } = dataOf<RideView>(await send(about, about.rider.person));
  return { ...about, ride: { ...about.ride, _id } };
}

const CELLS = {
  ok: '200',
  '401': '401 auth/not-signed-in',
  '404': '404 ride/not-found',
  role: '403 auth/not-allowed',
  '409': '409 ride/sos-not-active',
  hand: '409 ride/incident-not-in-hand',
} as const;

/*                                                signed   its     another  its     another          SUPER_
   call                       about               out      rider   rider    driver  driver   ADMIN   ADMIN   */
const TABLE: [string, CallAboutRide, RideStatus | 'INCIDENT', ...(keyof typeof CELLS)[]][] = [
  ['send, REQUESTED', send, 'REQUESTED', '401', '409', '404', '409', '404', 'role', 'role'],
  ['send, ACCEPTED', send, 'ACCEPTED', '401', '409', '404', '409', '404', 'role', 'role'],
  ['send, PICKED UP', send, 'PICKED UP', '401', 'ok', '404', 'ok', '404', 'role', 'role'],
  ['send, IN TRANSIT', send, 'IN TRANSIT', '401', 'ok', '404', 'ok', '404', 'role', 'role'],
  ['send, COMPLETED', send, 'COMPLETED', '401', '409', '404', '409', '404', 'role', 'role'],
  ['send, CANCELLED', send, 'CANCELLED', '401', '409', '404', '409', '404', 'role', 'role'],
  ['own', own, 'IN TRANSIT', '401', 'ok', 'ok', 'ok', 'ok', 'role', 'role'],
  ['list', list, 'INCIDENT', '401', 'role', 'role', 'role', 'role', 'ok', 'ok'],
  ['save as a file', exportList, 'INCIDENT', '401', 'role', 'role', 'role', 'role', 'ok', 'ok'],
  ['acknowledge', acknowledge, 'INCIDENT', '401', 'role', 'role', 'role', 'role', 'ok', 'ok'],
  ['note', note, 'INCIDENT', '401', 'role', 'role', 'role', 'role', 'hand', 'hand'],
  ['resolve', resolve, 'INCIDENT', '401', 'role', 'role', 'role', 'role', 'ok', 'ok'],
];

describe('who may do what with an SOS', () => {
  it.each(TABLE)('%s', async (_call, call, of, ...cells) => {
    const make = () => (of === 'INCIDENT' ? incident() : people.rideIn(of));
    const outcomes = await people.outcomes(call, { of, make, isRead: READS.includes(call) });
    expect(byCaller(outcomes)).toEqual(byCaller(cells.map((cell) => CELLS[cell])));
  });

  it('a refused message stores nothing and publishes nothing', async () => {
    const about = await people.rideIn('IN TRANSIT');
    for (const name of ['signed out', 'another rider', 'another driver', 'ADMIN', 'SUPER_ADMIN'] as const)
      await send(about, people.personOf(name, about));
    await fixture.platform.settled();
    expect(await fixture.platform.model('ride', 'Incident').countDocuments({ rideId: about.ride._id })).toBe(0);
    const published = await fixture.platform.published(rideEvents.sosRaised);
    expect(published.filter(({ payload }) => payload.incident.rideId === about.ride._id)).toEqual([]);
  });

  it('the answer to whoever raised it has no phone, plate or location', async () => {
    const about = await people.rideIn('IN TRANSIT');
    const data = dataOf<object>(await send(about, about.rider.person));
    expect(Object.keys(data).sort()).toEqual(['_id', 'createdAt', 'status', 'updatedAt']);
  });
});
