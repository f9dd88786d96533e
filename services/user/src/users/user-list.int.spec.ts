import { authEvents } from '@pothik/contracts/auth';
import { userHttp } from '@pothik/contracts/user';
import { person } from '@pothik/service-kit/testing';
import { UserFixture } from '../testing/user-fixture.js';

let fixture: UserFixture;
beforeAll(async () => {
  fixture = await UserFixture.open();
});
afterAll(() => fixture.close());

const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe('the list of people', () => {
  it('shows account and profile, and follows both', async () => {
    const rahima = await fixture.registered({ name: 'Rahima Khatun', verified: false });
    const registeredAt = fixture.platform.clock.now().toISOString();
    fixture.platform.clock.advance(60_000);
    await fixture.publishAccount('userVerified', rahima, { verified: true }, 2);
    await fixture.roleChanged(rahima, 'ADMIN', 3);
    await fixture.call(userHttp.update, { name: 'Rahima Begum', phone: '01712345678' }, { as: rahima });
    await fixture.platform.settled();
    expect(await fixture.users({ searchTerm: rahima.email })).toMatchObject({
      data: [
        {
          _id: rahima.id,
          name: 'Rahima Begum',
          email: rahima.email,
          phone: '01712345678',
          role: 'ADMIN',
          verified: true,
          image: '',
          createdAt: registeredAt,
        },
      ],
      meta: { page: 1, limit: 10, total: 1, totalPage: 1 },
    });
  });

  it('follows the rights of an admin, which go with the role', async () => {
    const { platform } = fixture;
    const { id, email } = await fixture.registered({ name: 'Shirin Akter', verified: true });
    const account = { id, name: 'Shirin Akter', email, role: 'ADMIN', rights: ['DESK'], verified: true } as const;
    const given = { account: { ...account, rights: ['DESK'] }, from: [], to: ['DESK'] };
    await platform.publish(authEvents.rightsChanged, { aggregateId: id, aggregateVersion: 2, payload: given });
    await platform.settled();
    expect((await fixture.users({ searchTerm: email })).data).toMatchObject([{ rights: ['DESK'] }]);
    const { rights: _gone, ...without } = account;
    const changed = { account: { ...without, role: 'RIDER' as const }, from: 'ADMIN' as const, to: 'RIDER' as const };
    await platform.publish(authEvents.roleChanged, { aggregateId: id, aggregateVersion: 3, payload: changed });
    await platform.settled();
    expect((await fixture.users({ searchTerm: email })).data[0]).not.toHaveProperty('rights');
  });

  it('shows a guest with the number, not confirmed, until it is proved', async () => {
    const { platform } = fixture;
    const id = 'c'.repeat(24);
    const guest = { id, name: 'Abdul Karim', email: '', role: 'RIDER', verified: true } as const;
    const called = { account: { ...guest, guestPhone: '+8801911111111' } };
    await platform.publish(authEvents.userRegistered, { aggregateId: id, aggregateVersion: 1, payload: called });
    await platform.settled();
    const [shown] = (await fixture.users({ searchTerm: '01911111111' })).data;
    expect(shown).toMatchObject({ _id: id, isGuest: true, phone: '01911111111' });
    expect(shown).not.toHaveProperty('isPhoneProven');
    const proved = { account: { ...guest, phone: '+8801911111111' } };
    await platform.publish(authEvents.phoneChanged, { aggregateId: id, aggregateVersion: 2, payload: proved });
    await platform.settled();
    const [proven] = (await fixture.users({ searchTerm: '01911111111' })).data;
    expect(proven).toMatchObject({ _id: id, isPhoneProven: true });
    expect(proven).not.toHaveProperty('isGuest');
  });

  it('never returns to an older state, whatever the order of events', async () => {
    const karim = person({ role: 'RIDER' });
    await fixture.roleChanged(karim, 'SUPER_ADMIN', 3);
    await fixture.publishAccount('userVerified', karim, { verified: true }, 2);
    await fixture.publishAccount('userRegistered', karim, {}, 1);
    await fixture.platform.settled();
    const { data } = await fixture.users({ searchTerm: karim.email });
    expect(data).toMatchObject([{ _id: karim.id, role: 'SUPER_ADMIN', verified: true }]);
  });

  it('is searched literally by name, e-mail and phone, in any case and either script', async () => {
    const odd = await fixture.registered({ name: 'Nasrin (Shapla) A.' });
    await fixture.call(userHttp.update, { phone: '01998877665' }, { as: odd });
    for (const searchTerm of ['(shapla) a.', odd.email.toUpperCase(), '998877', '৯৯৮৮৭৭'])
      expect(namesOf(await fixture.users({ searchTerm }))).toEqual(['Nasrin (Shapla) A.']);
    for (const searchTerm of ['shapla. a', '.*', '[a-z]+', '$where', '^N'])
      expect((await fixture.users({ searchTerm })).meta.total).toBe(0);
  });

  it('is searched by a name in any spelling, and by a phone in any writing', async () => {
    const ayan = await fixture.registered({ name: 'আ\u09dfান রহমান' });
    await fixture.call(userHttp.update, { phone: '+880 1998-112233' }, { as: ayan });
    for (const searchTerm of ['আ\u09af\u09bcান', 'আ\u09dfান', '+8801998112233', '01998-112233', '০১৯৯৮ ১১২২৩৩'])
      expect(namesOf(await fixture.users({ searchTerm }))).toEqual(['আ\u09dfান রহমান']);
  });

  it('is filtered by role and by verified e-mail', async () => {
    const driver = await fixture.registered({ name: 'Filtered Driver', role: 'DRIVER' });
    const unproved = await fixture.registered({ name: 'Filtered Unproved', verified: false });
    const searchTerm = 'Filtered';
    expect(namesOf(await fixture.users({ searchTerm, role: 'DRIVER' }))).toEqual(['Filtered Driver']);
    expect(namesOf(await fixture.users({ searchTerm, verified: 'false' }))).toEqual(['Filtered Unproved']);
    expect(namesOf(await fixture.users({ searchTerm, verified: 'true' }))).toEqual(['Filtered Driver']);
    expect((await fixture.users({ role: 'DRIVER' })).data.map(({ _id }) => _id)).toContain(driver.id);
    expect((await fixture.users({ verified: 'true' })).data.map(({ _id }) => _id)).not.toContain(unproved.id);
  });

  it('has pages, newest first, or sorted as requested', async () => {
    for (const name of ['Paged B', 'Paged C', 'Paged A']) {
      fixture.platform.clock.advance(1000);
      await fixture.registered({ name });
    }
    const searchTerm = 'Paged';
    expect(namesOf(await fixture.users({ searchTerm }))).toEqual(['Paged A', 'Paged C', 'Paged B']);
    expect(namesOf(await fixture.users({ searchTerm, sort: 'name' }))).toEqual(['Paged A', 'Paged B', 'Paged C']);
    const second = await fixture.users({ searchTerm, sort: '-name', limit: 2, page: 2 });
    expect([namesOf(second), second.meta.total, second.meta.totalPage]).toEqual([['Paged A'], 3, 2]);
    expect(namesOf(await fixture.users({ limit: 1 }))).toEqual(['Paged A']);
  });

  it('omits deleted people, whatever is published later', async () => {
    const gone = await fixture.registered({ name: 'Gone Person' });
    await fixture.deleted(gone, 3);
    await fixture.publishAccount('userVerified', gone, { name: 'Gone Person', verified: true }, 2);
    await fixture.platform.settled();
    for (const searchTerm of ['Gone', gone.email]) expect((await fixture.users({ searchTerm })).meta.total).toBe(0);
  });

  it('is read by every administrator', async () => {
    const answer = await fixture.call(userHttp.users, {}, { as: person({ role: 'ADMIN' }) });
    expect(answer.status).toBe(200);
  });

  it.each(['RIDER', 'DRIVER'] as const)('is refused to a %s', async (role) => {
    const answer = await fixture.call(userHttp.users, {}, { as: person({ role }) });
    expect([answer.status, answer.body.code]).toEqual([403, 'auth/not-allowed']);
  });

  it.each<[string, object]>([
    ['an unknown name', { address: 'Dhaka' }],
    ['a limit over 100', { limit: 101 }],
    ['a page of 0', { page: 0 }],
    ['an unknown order', { sort: 'phone' }],
    ['an unknown role', { role: 'PUBLIC' }],
    ['a verified of neither', { verified: 'yes' }],
    ['a term too long', { searchTerm: 'x'.repeat(101) }],
  ])('is refused with %s', async (_case, query) => {
    const answer = await fixture.call(userHttp.users, query as never, { as: fixture.superAdmin });
    expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
  });
});

describe('one person', () => {
  const read = (id: string) => fixture.call(userHttp.user, { id }, { as: person({ role: 'ADMIN' }) });

  it('is shown as in the list, with the present name', async () => {
    const rahima = await fixture.registered({ name: 'Rahima Khatun' });
    await fixture.call(userHttp.update, { name: 'Rahima Begum', phone: '01712345678' }, { as: rahima });
    const { status, body } = await read(rahima.id);
    expect(status).toBe(200);
    expect(body.data).toEqual((await fixture.users({ searchTerm: rahima.email })).data[0]);
    expect(body.data).toMatchObject({ _id: rahima.id, name: 'Rahima Begum', phone: '01712345678' });
  });

  it('who is unknown or deleted is not found; an id that is none is refused', async () => {
    const gone = await fixture.registered({ name: 'Gone Person' });
    await fixture.deleted(gone, 2);
    for (const id of [gone.id, '0'.repeat(24)]) {
      const { status, body } = await read(id);
      expect([status, body.code]).toEqual([404, 'user/not-found']);
    }
    expect((await read('x')).body.code).toBe('request/invalid');
  });
});
