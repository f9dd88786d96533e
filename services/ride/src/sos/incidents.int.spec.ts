import { type IncidentView, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
let ride: RideView;
beforeAll(async () => {
  fixture = await RideFixture.open();
  rider = await fixture.rider();
  driver = await fixture.driver();
});
afterAll(() => fixture.close());

const send = (as: FixtureRider['person'], idempotencyKey?: string) =>
  fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as, ...(idempotencyKey ? { idempotencyKey } : {}) });
const incidents = async (query: { searchTerm?: string; person?: string } = {}) =>
  dataOf<{ data: IncidentView[] }>(await fixture.call(rideHttp.incidents, query, { as: fixture.administrator })).data;

describe('an emergency message', () => {
  it('is refused before the rider is picked up', async () => {
    ride = await fixture.accepted(rider, driver);
    expect(outcomeOf(await send(driver.person))).toBe('409 ride/sos-not-active');
    dataOf(await fixture.setStatus(ride, rider.person, 'CANCELLED', 'Plans have changed'));
    expect(await incidents()).toEqual([]);
  });

  it('by the driver and by the rider is stored and published, and repeated it is the same incident', async () => {
    ride = await fixture.pickedUp(rider, driver);
    const pressed = await Promise.all([send(driver.person), send(driver.person), send(driver.person)]);
    const ids = pressed.map((answer) => dataOf<{ _id: string }>(answer)._id);
    expect(new Set(ids).size).toBe(1);
    expect(pressed[0].body.message).toBe('Emergency message sent successfully');
    dataOf(await send(rider.person));
    await fixture.platform.settled();
    const published = await fixture.platform.published(rideEvents.sosRaised);
    expect(published.map(({ payload }) => payload.incident.raisedBy).sort()).toEqual(['DRIVER', 'RIDER']);
  });

  it('is listed to administrators with names, phones and plate', async () => {
    const [latest] = (await incidents()).filter(({ raisedBy }) => raisedBy === 'DRIVER');
    expect(latest).toMatchObject({
      ride: ride._id,
      rideStatus: 'PICKED UP',
      status: 'OPEN',
      rider: { name: 'Rahim Uddin', phone: rider.phone },
      driver: { _id: driver.driverId, name: 'Karim Ali', phone: driver.phone, vehicleLicense: driver.plate },
    });
    expect(outcomeOf(await fixture.call(rideHttp.incidents, {}, { as: driver.person }))).toBe('403 auth/not-allowed');
  });

  it.each([
    ['DHANMONDI', 2],
    ['kamalapur', 2],
    ['Mirpur', 0],
  ])('is found by a part of its pick-up or its drop: %s', async (searchTerm, count) => {
    expect(await incidents({ searchTerm })).toHaveLength(count);
  });

  it('is found by its rider and by its driver, and by nobody else', async () => {
    expect(await incidents({ person: rider.person.id })).toHaveLength(2);
    expect(await incidents({ person: driver.person.id, searchTerm: 'kamalapur' })).toHaveLength(2);
    expect(await incidents({ person: newId() })).toEqual([]);
  });

  it('shows the ride’s status at the time it was raised', async () => {
    dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
    expect((await incidents()).map(({ rideStatus }) => rideStatus)).toEqual(['PICKED UP', 'PICKED UP']);
  });

  it('is acknowledged and resolved once, each recorded in the audit log', async () => {
    const as = fixture.administrator;
    const id = (await incidents()).find(({ raisedBy }) => raisedBy === 'DRIVER')?._id ?? '';
    const acknowledge = () => fixture.call(rideHttp.acknowledgeIncident, { id }, { as });
    const resolve = () => fixture.call(rideHttp.resolveIncident, { id, note: 'Spoke to both' }, { as });
    const together = (await Promise.all([acknowledge(), acknowledge()])).map(outcomeOf).sort();
    expect(together).toEqual(['200', '409 ride/incident-already']);
    expect(dataOf(await resolve())).toMatchObject({ status: 'RESOLVED', note: 'Spoke to both' });
    expect(outcomeOf(await resolve())).toBe('409 ride/incident-already');
    const unknown = await fixture.call(rideHttp.acknowledgeIncident, { id: newId() }, { as });
    expect(outcomeOf(unknown)).toBe('404 ride/incident-not-found');
    await fixture.platform.settled();
    const entries = await fixture.platform.published(rideEvents.actRecorded);
    expect(entries.map(({ payload, actor }) => [payload.act, payload.subjectId, actor])).toEqual([
      ['sos-acknowledged', id, { kind: 'person', id: as.id, role: 'ADMIN' }],
      ['sos-resolved', id, { kind: 'person', id: as.id, role: 'ADMIN' }],
    ]);
  });

  it('after a resolution is a new incident; with a former key it is the former one', async () => {
    const first = dataOf<{ _id: string }>(await send(driver.person, 'pressed-once'))._id;
    const note = { id: first, note: 'A mistake' };
    dataOf(await fixture.call(rideHttp.resolveIncident, note, { as: fixture.administrator }));
    expect(dataOf<{ _id: string }>(await send(driver.person, 'pressed-once'))._id).toBe(first);
    expect(dataOf<{ _id: string }>(await send(driver.person))._id).not.toBe(first);
  });
});
