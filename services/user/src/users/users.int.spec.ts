import { authEvents } from '@pothik/contracts/auth';
import type { Success } from '@pothik/contracts/platform';
import { type Me, userEvents, userHttp } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { person, startTestPlatform } from '@pothik/service-kit/testing';
import { DemonstrationProfiles, userService } from '../index.js';

describe('people', () => {
  let platform: Awaited<ReturnType<typeof startTestPlatform>>;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: [userService] });
  });
  afterAll(() => platform?.close());

  const registered = async (as: Person, name: string, aggregateVersion = 1) => {
    const account = { id: as.id, name, email: as.email, role: 'RIDER' as const, verified: false };
    await platform.publish(authEvents.userRegistered, { aggregateId: as.id, aggregateVersion, payload: { account } });
    await platform.settled();
    return as;
  };
  const someone = (name = 'Rahima Khatun') => registered(person({ role: 'RIDER' }), name);
  const me = async (as: Person) => ((await platform.call(userHttp.getMe, {}, { as })).body as Success<Me>).data;
  const update = (as: Person, input: object) => platform.call(userHttp.update, input, { as });
  const announced = async (id: string) =>
    (await platform.published(userEvents.profileUpdated)).filter(({ aggregateId }) => aggregateId === id);

  it('read only what the session states before their profile arrives', async () => {
    const newcomer = person({ role: 'DRIVER' });
    const reply = await platform.call(userHttp.getMe, {}, { as: newcomer });
    expect(reply.status).toBe(200);
    expect((reply.body as Success<Me>).data).toMatchObject({
      _id: newcomer.id,
      name: '',
      email: newcomer.email,
      role: 'DRIVER',
      phone: '',
      address: '',
      image: '',
    });
  });

  it('get Retry-After when they change a profile that has not arrived', async () => {
    const reply = await update(person({ role: 'RIDER' }), { phone: '01712345678' });
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('1');
  });

  it('get their profile by their registration, and it is published', async () => {
    const rahima = await someone();
    expect(await me(rahima)).toMatchObject({ _id: rahima.id, name: 'Rahima Khatun', role: 'RIDER' });
    await platform.settled();
    expect(await announced(rahima.id)).toMatchObject([
      { aggregateVersion: 1, payload: { profile: { id: rahima.id, name: 'Rahima Khatun', phone: '', image: '' } } },
    ]);
  });

  it('take the newer name when they register again, and a repeated older event changes nothing', async () => {
    const rahima = await someone();
    await registered(rahima, 'Rahima Begum', 2);
    await registered(rahima, 'Rahima Khatun', 1);
    expect((await me(rahima)).name).toBe('Rahima Begum');
    expect(await announced(rahima.id)).toHaveLength(2);
  });

  it('read their role and e-mail as the session states them', async () => {
    const rahima = await someone();
    expect(await me({ ...rahima, role: 'DRIVER' })).toMatchObject({ role: 'DRIVER', email: rahima.email });
  });

  it('have the number that they proved, and change it by a code alone', async () => {
    const rahima = await someone();
    await update(rahima, { phone: '01712345678' });
    expect(await me(rahima)).not.toHaveProperty('isPhoneProven');
    const account = { id: rahima.id, name: 'Rahima', email: '', role: 'RIDER' as const, verified: true };
    const proved = { account: { ...account, phone: '+8801812345678' } };
    await platform.publish(authEvents.phoneChanged, { aggregateId: rahima.id, aggregateVersion: 2, payload: proved });
    await platform.settled();
    expect(await me(rahima)).toMatchObject({ phone: '01812345678', isPhoneProven: true });
    expect((await announced(rahima.id)).at(-1)).toMatchObject({
      payload: { profile: { phone: '01812345678', isPhoneProven: true } },
    });
    for (const phone of ['01712345678', '']) {
      const { status, body } = await update(rahima, { phone });
      expect([status, body.message]).toEqual([409, 'Confirm the new number first.']);
    }
    expect((await update(rahima, { name: 'Rahima B', phone: '+880 1812-345678' })).status).toBe(200);

    const taken = { account, from: '+8801812345678', isTaken: true as const };
    await platform.publish(authEvents.phoneChanged, { aggregateId: rahima.id, aggregateVersion: 3, payload: taken });
    await platform.settled();
    expect(await me(rahima)).toMatchObject({ phone: '' });
    expect((await update(rahima, { phone: '01712345678' })).status).toBe(200);
  });

  it('stay reachable by a guest’s number when the guest becomes somebody’s: the driver of the ride calls it', async () => {
    const guest = person({ role: 'RIDER' });
    const account = { id: guest.id, name: 'Rahima', email: '', role: 'RIDER' as const, verified: true };
    await platform.publish(authEvents.userRegistered, {
      aggregateId: guest.id,
      payload: { account: { ...account, guestPhone: '+8801912345678' } },
    });
    const taken = { account, isTaken: true as const, takenBy: 'a'.repeat(24) };
    await platform.publish(authEvents.phoneChanged, { aggregateId: guest.id, aggregateVersion: 2, payload: taken });
    await platform.settled();
    expect((await announced(guest.id)).at(-1)).toMatchObject({ payload: { profile: { phone: '01912345678' } } });
  });

  it('without an e-mail have an empty one, which they may send back', async () => {
    const rahima = { ...(await someone()), email: '' };
    expect((await me(rahima)).email).toBe('');
    expect((await update(rahima, { email: '', name: 'Rahima B' })).status).toBe(200);
    expect((await update(rahima, { email: 'rahima@pothik.test' })).status).toBe(400);
  });

  it('change name, phone and address, and clear the last two', async () => {
    const rahima = await someone();
    const reply = await update(rahima, { name: 'Rahima B', phone: '০১৭১২৩৪৫৬৭৮', address: 'House 7, Dhanmondi' });
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Profile updated successfully.',
      data: { name: 'Rahima B', phone: '01712345678', address: 'House 7, Dhanmondi' },
    });
    await platform.settled();
    const published = (await announced(rahima.id)).at(-1);
    expect(published).toMatchObject({ aggregateVersion: 2, payload: { profile: { phone: '01712345678' } } });
    expect(JSON.stringify(published)).not.toContain('Dhanmondi');
    await update(rahima, { name: '', phone: '', address: '' });
    expect(await me(rahima)).toMatchObject({ name: 'Rahima B', phone: '', address: '' });
  });

  it('keep their e-mail', async () => {
    const rahima = await someone();
    expect((await update(rahima, { email: rahima.email.toUpperCase(), name: 'Rahima B' })).status).toBe(200);
    const reply = await update(rahima, { email: 'other@pothik.test', name: 'Rahima C' });
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([400, 'user/email-is-fixed']);
    expect((await me(rahima)).name).toBe('Rahima B');
  });

  it('carry out a repeated command once', async () => {
    const rahima = await someone();
    const send = (name: string) => platform.call(userHttp.update, { name }, { as: rahima, idempotencyKey: 'one-key' });
    await send('Rahima B');
    expect((await send('Rahima B')).status).toBe(200);
    expect((await send('Rahima C')).status).toBe(409);
    await platform.settled();
    expect(await announced(rahima.id)).toHaveLength(2);
  });

  it('answer whether to install the app once, which only they read', async () => {
    const rahima = await someone();
    expect(await me(rahima)).not.toHaveProperty('installAnsweredAt');
    const answer = async () =>
      ((await platform.call(userHttp.answerInstall, {}, { as: rahima })).body as Success<Me>).data.installAnsweredAt;
    const [one, other] = await Promise.all([answer(), answer()]);
    expect(one).toEqual(expect.any(String));
    expect([other, (await me(rahima)).installAnsweredAt]).toEqual([one, one]);
    await platform.settled();
    expect(await announced(rahima.id)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a name of one letter', { name: 'R' }],
    ['a name too long', { name: 'x'.repeat(101) }],
    ['a phone of another country', { phone: '02712345678' }],
    ['an address of four', { address: 'Road' }],
    ['a number as name', { name: 7 }],
    ['an operator as phone', { phone: { $gt: '' } }],
    ['a role', { role: 'SUPER_ADMIN' }],
    ['a picture’s name', { picture: 'x.webp' }],
  ])('are refused %s, and nothing is stored', async (_case, input) => {
    const rahima = await someone();
    const before = await me(rahima);
    const reply = await update(rahima, input);
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([400, 'request/invalid']);
    expect(await me(rahima)).toEqual(before);
  });

  it('must be signed in', async () => {
    expect((await platform.call(userHttp.getMe, {})).status).toBe(401);
    expect((await platform.call(userHttp.update, { name: 'Nobody' })).status).toBe(401);
  });

  it('of the demonstration have phone and address, before or after they register', async () => {
    const [early, late] = [person({ role: 'RIDER' }), await someone('Kamal Hossain')];
    const demonstration = platform.service('user').app.get(DemonstrationProfiles);
    const plans = [early, late].map(({ id }) => ({ id, phone: '01812345678', address: 'Road 5, Mirpur' }));
    await demonstration.seed(plans);
    await registered(early, 'Nasrin Akter');
    await demonstration.seed(plans);
    expect(await me(early)).toMatchObject({ name: 'Nasrin Akter', phone: '01812345678', address: 'Road 5, Mirpur' });
    expect(await me(late)).toMatchObject({ name: 'Kamal Hossain', phone: '01812345678' });
    await platform.settled();
    expect(await announced(late.id)).toHaveLength(2);
  });
});
