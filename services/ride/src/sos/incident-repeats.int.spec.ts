import { type IncidentView, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

type Sent = Pick<IncidentView, '_id' | 'status'>;

let fixture: RideFixture;
let rider: FixtureRider;
let ride: RideView;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
beforeEach(async () => {
  rider = await fixture.rider();
  ride = await fixture.pickedUp(rider, await fixture.driver());
});
afterAll(() => fixture.close());

const keyed = (idempotencyKey?: string) => (idempotencyKey === undefined ? {} : { idempotencyKey });
const send = async (key?: string) =>
  dataOf<Sent>(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person, ...keyed(key) }));
const acknowledge = (id: string, key?: string) =>
  fixture.call(rideHttp.acknowledgeIncident, { id }, { as: fixture.administrator, ...keyed(key) });
const resolve = (id: string, key?: string) =>
  fixture.call(rideHttp.resolveIncident, { id, note: 'Spoke to both' }, { as: fixture.administrator, ...keyed(key) });
const listed = async (id: string) => {
  const answer = await fixture.call(rideHttp.incidents, {}, { as: fixture.administrator });
  return dataOf<{ data: IncidentView[] }>(answer).data.find(({ _id }) => _id === id);
};
const alarms = async (id: string) => {
  await fixture.platform.settled();
  const published = await fixture.platform.published(rideEvents.sosRaised);
  return published.filter(({ aggregateId }) => aggregateId === id).length;
};

describe('an emergency message that is sent again', () => {
  it('after it was acknowledged alarms again as the same incident, to be acknowledged again', async () => {
    const { _id } = await send();
    expect(dataOf<IncidentView>(await acknowledge(_id)).sentAgainAt).toBeUndefined();
    fixture.platform.clock.advance(5_000);
    expect(await send()).toMatchObject({ _id, status: 'OPEN' });
    expect(await alarms(_id)).toBe(2);
    const sentAgainAt = fixture.platform.clock.now().toISOString();
    expect(await listed(_id)).toMatchObject({ status: 'OPEN', acknowledgedAt: null, sentAgainAt });
    expect(dataOf(await acknowledge(_id))).toMatchObject({ status: 'ACKNOWLEDGED', sentAgainAt });
  });

  it('before it is acknowledged alarms again once a minute', async () => {
    const { _id } = await send();
    fixture.platform.clock.advance(60_000);
    expect(await send()).toMatchObject({ _id });
    expect(await alarms(_id)).toBe(1);
    fixture.platform.clock.advance(1);
    expect(await send()).toMatchObject({ _id });
    expect(await send()).toMatchObject({ _id });
    expect(await alarms(_id)).toBe(2);
  });

  it('several times at once alarms once', async () => {
    const { _id } = await send();
    dataOf(await acknowledge(_id));
    const sent = await Promise.all(['one', 'two', 'three', 'four'].map(send));
    expect(sent.map((each) => each._id)).toEqual([_id, _id, _id, _id]);
    expect(await alarms(_id)).toBe(2);
  });

  it('with the same key is the same command and alarms nobody again', async () => {
    const { _id } = await send();
    const again = await send('pressed-again');
    dataOf(await acknowledge(_id));
    expect(await send('pressed-again')).toMatchObject({ _id: again._id, status: 'ACKNOWLEDGED' });
    expect(await alarms(_id)).toBe(1);
  });
});

describe('an administrator’s command that is repeated', () => {
  it('returns the incident, and is carried out and recorded once', async () => {
    const { _id } = await send();
    for (const _try of ['first', 'second'])
      expect(dataOf(await acknowledge(_id, 'acknowledging'))).toMatchObject({ status: 'ACKNOWLEDGED' });
    for (const _try of ['first', 'second'])
      expect(dataOf(await resolve(_id, 'resolving'))).toMatchObject({ status: 'RESOLVED' });
    await fixture.platform.settled();
    const entries = await fixture.platform.published(rideEvents.actRecorded);
    const ofIncident = entries.filter(({ payload }) => payload.subjectId === _id);
    expect(ofIncident.map(({ payload }) => payload.act)).toEqual(['sos-acknowledged', 'sos-resolved']);
  });
});
