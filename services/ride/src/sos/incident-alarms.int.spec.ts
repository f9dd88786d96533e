import { type IncidentView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { Sweeper } from '@pothik/service-kit';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';
import { INCIDENT_ALARMS_SWEEP } from './incident.alarms.js';

const MINUTE = 60_000;

let fixture: RideFixture;
let id: string;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
beforeEach(async () => {
  const rider = await fixture.rider();
  const ride = await fixture.pickedUp(rider, await fixture.driver());
  id = dataOf<{ _id: string }>(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person }))._id;
});
afterAll(() => fixture.close());

const as = () => ({ as: fixture.administrator });
const acknowledge = async () => dataOf<IncidentView>(await fixture.call(rideHttp.acknowledgeIncident, { id }, as()));
const note = (text: string) => fixture.call(rideHttp.noteIncident, { id, note: text }, as());
const listed = async () => {
  const answer = await fixture.call(rideHttp.incidents, {}, as());
  return dataOf<{ data: IncidentView[] }>(answer).data.find(({ _id }) => _id === id);
};
const look = () => fixture.platform.service('ride').app.get(Sweeper, { strict: false }).run(INCIDENT_ALARMS_SWEEP);
const alarms = async () => {
  await fixture.platform.settled();
  const published = await fixture.platform.published(rideEvents.sosAlarmedAgain);
  return published.filter(({ aggregateId }) => aggregateId === id);
};
const afterNow = (ms: number) => new Date(fixture.platform.clock.now().getTime() + ms).toISOString();

describe('an SOS in hand', () => {
  it('names who has it, since when, and when a note is due', async () => {
    const profile = { id: fixture.administrator.id, name: 'Sadia Afrin', phone: '', address: '', image: '' };
    await fixture.platform.publish(userEvents.profileUpdated, { aggregateId: profile.id, payload: { profile } });
    await fixture.platform.settled();
    const acknowledgedAt = afterNow(0);
    await acknowledge();
    expect(await listed()).toMatchObject({
      status: 'ACKNOWLEDGED',
      acknowledgedAt,
      acknowledgedBy: 'Sadia Afrin',
      noteDueAt: afterNow(10 * MINUTE),
    });
  });

  it('alarms again once every ten minutes without a note', async () => {
    await acknowledge();
    fixture.platform.clock.advance(10 * MINUTE - 1);
    await look();
    expect(await alarms()).toEqual([]);
    fixture.platform.clock.advance(1);
    await Promise.all([look(), look()]);
    await look();
    expect(await alarms()).toMatchObject([
      { actor: { kind: 'system' }, payload: { incident: { status: 'ACKNOWLEDGED' } } },
    ]);
    expect(await listed()).toMatchObject({ status: 'ACKNOWLEDGED', alarmedAgainAt: afterNow(0) });
    fixture.platform.clock.advance(10 * MINUTE);
    await look();
    expect(await alarms()).toHaveLength(2);
  });

  it('is quiet for ten minutes after a note, which the audit log keeps', async () => {
    await acknowledge();
    fixture.platform.clock.advance(10 * MINUTE);
    await look();
    fixture.platform.clock.advance(MINUTE);
    expect(dataOf<IncidentView>(await note('Reached the rider, calm'))).toMatchObject({
      note: 'Reached the rider, calm',
    });
    expect((await listed())?.alarmedAgainAt).toBeUndefined();
    fixture.platform.clock.advance(10 * MINUTE - 1);
    await look();
    expect(await alarms()).toHaveLength(1);
    const acts = await fixture.platform.published(rideEvents.actRecorded);
    expect(
      acts.filter(({ payload }) => payload.subjectId === id).map(({ payload }) => [payload.act, payload.reason]),
    ).toEqual([
      ['sos-acknowledged', undefined],
      ['sos-noted', 'Reached the rider, calm'],
    ]);
  });

  it('never alarms again once it is resolved, and takes no note then', async () => {
    expect(outcomeOf(await note('Nobody has it'))).toBe('409 ride/incident-not-in-hand');
    await acknowledge();
    dataOf(await fixture.call(rideHttp.resolveIncident, { id, note: 'Spoke to both' }, as()));
    fixture.platform.clock.advance(30 * MINUTE);
    await look();
    expect(await alarms()).toEqual([]);
    expect(outcomeOf(await note('Too late'))).toBe('409 ride/incident-not-in-hand');
  });
});

describe('the minutes without a note', () => {
  it('are the operator’s', async () => {
    const other = await RideFixture.open({ SOS_NOTE_MINUTES: 3 });
    try {
      const rider = await other.rider();
      const ride = await other.pickedUp(rider, await other.driver());
      const sent = await other.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person });
      const incident = dataOf<{ _id: string }>(sent)._id;
      const administrator = { as: other.administrator };
      const answer = await other.call(rideHttp.acknowledgeIncident, { id: incident }, administrator);
      const { acknowledgedAt, noteDueAt = '' } = dataOf<IncidentView>(answer);
      expect(Date.parse(noteDueAt) - Date.parse(acknowledgedAt ?? '')).toBe(3 * MINUTE);
    } finally {
      await other.close();
    }
  });
});
