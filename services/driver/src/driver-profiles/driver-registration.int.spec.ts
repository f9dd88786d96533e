import { type DriverView, driverEvents, driverHttp } from '@pothik/contracts/driver';
import { userEvents } from '@pothik/contracts/user';
import { person } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

describe('registering as a driver', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const register = (input: unknown, as: ReturnType<typeof person>) =>
    fixture.platform.call(driverHttp.registerDriver, input as ReturnType<DriverFixture['registrationOf']>, { as });
  const profilesOf = async (user: string) => {
    const reply = await fixture.platform.call(driverHttp.drivers, { user }, { as: fixture.administrator });
    return dataOf<{ data: DriverView[] }>(reply).data;
  };

  it('takes two steps, starts PENDING and OFFLINE, and is published', async () => {
    const owner = await fixture.newcomer('Abdul Karim');
    const vehicle = await fixture.vehicleOf(owner);
    const reply = await register(fixture.registrationOf(owner, vehicle), owner);
    expect(reply.status).toBe(201);
    expect(dataOf<DriverView>(reply)).toMatchObject({
      user: { _id: owner.id, name: 'Abdul Karim', email: owner.email, phone: '01712345678' },
      vehicle: { _id: vehicle._id },
      status: 'PENDING',
      availabilityStatus: 'OFFLINE',
      totalRides: 0,
      totalEarnings: 0,
      engaged: false,
    });
    const [published] = await fixture.published(driverEvents.driverRegistered, dataOf<DriverView>(reply)._id);
    expect(published?.payload).toMatchObject({ driver: { userId: owner.id, vehicleId: vehicle._id } });
  });

  it('shows administrators whether the phone is proven', async () => {
    const owner = await fixture.newcomer();
    await register(fixture.registrationOf(owner, await fixture.vehicleOf(owner)), owner);
    expect((await profilesOf(owner.id))[0]?.user).not.toHaveProperty('isPhoneProven');
    const profile = { id: owner.id, name: 'Karim Mia', phone: '01812345678', isPhoneProven: true as const, image: '' };
    const proven = { aggregateId: owner.id, aggregateVersion: 2, payload: { profile } };
    await fixture.platform.publish(userEvents.profileUpdated, proven);
    await fixture.platform.settled();
    expect((await profilesOf(owner.id))[0]?.user).toMatchObject({ phone: '01812345678', isPhoneProven: true });
  });

  it('works before the events of auth and user have arrived', async () => {
    const owner = person({ role: 'RIDER' });
    const reply = await register(fixture.registrationOf(owner, await fixture.vehicleOf(owner)), owner);
    expect(dataOf<DriverView>(reply).user).toEqual({ _id: owner.id, name: '', email: '', phone: '', image: '' });
  });

  it('is only for oneself and with one’s own vehicle', async () => {
    const owner = await fixture.newcomer();
    const stranger = await fixture.newcomer();
    const [mine, theirs] = [await fixture.vehicleOf(owner), await fixture.vehicleOf(stranger)];
    const attempts = [
      fixture.registrationOf(stranger, mine),
      fixture.registrationOf(owner, theirs),
      fixture.registrationOf(owner, { _id: anId() }),
    ];
    for (const attempt of attempts) {
      const reply = await register(attempt, owner);
      expect([reply.status, codeOf(reply)]).toEqual([404, 'driver/vehicle-not-found']);
    }
    expect(await profilesOf(owner.id)).toEqual([]);
  });

  it('succeeds once, also when sent twice at the same time', async () => {
    const owner = await fixture.newcomer();
    const vehicle = await fixture.vehicleOf(owner);
    const replies = await Promise.all([1, 2].map(() => register(fixture.registrationOf(owner, vehicle), owner)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual(['driver/profile-exists']);
    expect(await profilesOf(owner.id)).toHaveLength(1);
  });

  it('gives a licence number to one driver only', async () => {
    const taken = await fixture.registered();
    const owner = await fixture.newcomer();
    const vehicle = await fixture.vehicleOf(owner);
    const reply = await register(fixture.registrationOf(owner, vehicle, taken.driver.licenseNumber), owner);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'driver/license-taken']);
  });

  it('is refused until the person’s open ride ends', async () => {
    const owner = await fixture.newcomer();
    const vehicle = await fixture.vehicleOf(owner);
    await new RideEventsFixture(fixture.platform, anId(), { riderId: owner.id }).requested();
    expect(codeOf(await register(fixture.registrationOf(owner, vehicle), owner))).toBe('driver/has-open-ride');
  });

  it('is refused until the open ride of a guest who has become the person ends', async () => {
    const owner = { ...(await fixture.newcomer()), formerIds: [anId()] };
    const vehicle = await fixture.vehicleOf(owner);
    await new RideEventsFixture(fixture.platform, anId(), { riderId: owner.formerIds[0] ?? '' }).requested();
    expect(codeOf(await register(fixture.registrationOf(owner, vehicle), owner))).toBe('driver/has-open-ride');
  });

  it.each(['DRIVER', 'ADMIN'] as const)('is not open to a %s', async (role) => {
    const reply = await register(fixture.registrationOf(person({ role }), { _id: anId() }), person({ role }));
    expect(reply.status).toBe(403);
  });

  it.each<[string, Record<string, unknown>]>([
    ['without a licence number', { licenseNumber: undefined }],
    ['with a licence number too long', { licenseNumber: 'x'.repeat(51) }],
    ['with 31 years', { experience: 31 }],
    ['with half a year', { experience: 0.5 }],
    ['with no number of years', { experience: '' }],
    ['with an operator as licence number', { licenseNumber: { $gt: '' } }],
    ['with an operator as vehicle', { vehicle: { $gt: '' } }],
    ['with a status of one’s own choice', { status: 'APPROVED' }],
  ])('is refused %s, and nothing is stored', async (_case, wrong) => {
    const owner = person({ role: 'RIDER' });
    const vehicle = await fixture.vehicleOf(owner);
    const reply = await register({ ...fixture.registrationOf(owner, vehicle), ...wrong }, owner);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'request/invalid']);
    expect(await profilesOf(owner.id)).toEqual([]);
  });
});
