import { type DriverView, driverEvents, driverHttp } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverWorld, dataOf } from '../testing/driver-world.js';
import { RideStory } from '../testing/ride-story.js';

describe('registering as a driver', () => {
  let world: DriverWorld;
  beforeAll(async () => {
    world = await DriverWorld.start();
  });
  afterAll(() => world?.close());

  const register = (input: unknown, as: ReturnType<typeof person>) =>
    world.platform.call(driverHttp.registerDriver, input as ReturnType<DriverWorld['registrationOf']>, { as });
  const profilesOf = async (user: string) => {
    const reply = await world.platform.call(driverHttp.drivers, { user }, { as: world.administrator });
    return dataOf<{ data: DriverView[] }>(reply).data;
  };

  it('takes two steps, starts PENDING and OFFLINE, and is announced', async () => {
    const owner = await world.newcomer('Abdul Karim');
    const vehicle = await world.vehicleOf(owner);
    const reply = await register(world.registrationOf(owner, vehicle), owner);
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
    const [announced] = await world.told(driverEvents.driverRegistered, dataOf<DriverView>(reply)._id);
    expect(announced?.payload).toMatchObject({ driver: { userId: owner.id, vehicleId: vehicle._id } });
  });

  it('works before auth and user have told of the person', async () => {
    const owner = person({ role: 'RIDER' });
    const reply = await register(world.registrationOf(owner, await world.vehicleOf(owner)), owner);
    expect(dataOf<DriverView>(reply).user).toEqual({ _id: owner.id, name: '', email: '', phone: '', image: '' });
  });

  it('is for oneself and with one’s own vehicle only', async () => {
    const owner = await world.newcomer();
    const stranger = await world.newcomer();
    const [mine, theirs] = [await world.vehicleOf(owner), await world.vehicleOf(stranger)];
    const attempts = [
      world.registrationOf(stranger, mine),
      world.registrationOf(owner, theirs),
      world.registrationOf(owner, { _id: anId() }),
    ];
    for (const attempt of attempts) {
      const reply = await register(attempt, owner);
      expect([reply.status, codeOf(reply)]).toEqual([404, 'driver/vehicle-not-found']);
    }
    expect(await profilesOf(owner.id)).toEqual([]);
  });

  it('succeeds once, also when sent twice at once', async () => {
    const owner = await world.newcomer();
    const vehicle = await world.vehicleOf(owner);
    const replies = await Promise.all([1, 2].map(() => register(world.registrationOf(owner, vehicle), owner)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual(['driver/profile-exists']);
    expect(await profilesOf(owner.id)).toHaveLength(1);
  });

  it('gives a licence number to one driver only', async () => {
    const taken = await world.registered();
    const owner = await world.newcomer();
    const vehicle = await world.vehicleOf(owner);
    const reply = await register(world.registrationOf(owner, vehicle, taken.driver.licenseNumber), owner);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'driver/license-taken']);
  });

  it('waits for the end of a ride one is sitting in', async () => {
    const owner = await world.newcomer();
    const vehicle = await world.vehicleOf(owner);
    await new RideStory(world.platform, anId(), { riderId: owner.id }).requested();
    expect(codeOf(await register(world.registrationOf(owner, vehicle), owner))).toBe('driver/has-open-ride');
  });

  it.each(['DRIVER', 'ADMIN'] as const)('is not open to a %s', async (role) => {
    const reply = await register(world.registrationOf(person({ role }), { _id: anId() }), person({ role }));
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
    const vehicle = await world.vehicleOf(owner);
    const reply = await register({ ...world.registrationOf(owner, vehicle), ...wrong }, owner);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'request/invalid']);
    expect(await profilesOf(owner.id)).toEqual([]);
  });
});
