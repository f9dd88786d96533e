import { authEvents, authHttp } from '@pothik/contracts/auth';
import { accountNumber } from '@pothik/contracts/platform';
import { SecurityLog } from '@pothik/service-kit';
import type { AccountDocument } from '../accounts/account.model.js';
import { claimsIn } from '../testing/browser.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture.close());

const BY = { id: 'a'.repeat(24), role: 'ADMIN' } as const;
const DAY_MS = 24 * 3_600_000;
const outcomeOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
const take = (phone: string, name = 'Rahima') =>
  fixture.auth.platform.call(authHttp.takeCall, { phone: accountNumber(phone), name, by: BY });
const find = (phone: string) =>
  fixture.auth.platform.call(authHttp.findCaller, { phone: accountNumber(phone), by: BY });
const now = (id: unknown) =>
  fixture.accounts().findById(id).lean<AccountDocument>().orFail() as unknown as Promise<AccountDocument>;
const set = (phone: string, fields: object) =>
  fixture.accounts().updateOne({ phone: accountNumber(phone) }, { $set: fields, $inc: { version: 1 } });
const calledLongAgo = (phone: string) =>
  set(phone, { calledAt: new Date(fixture.auth.platform.clock.now().getTime() - 331 * DAY_MS) });

/** The account of a guest who called from a new number. */
async function guest(name = 'Rahima'): Promise<{ phone: string; account: AccountDocument }> {
  const phone = fixture.phone();
  expect((await take(phone, name)).status).toBe(200);
  return { phone, account: (await fixture.holder(phone)) as AccountDocument };
}

const publishedOf = async (definition: (typeof authEvents)[keyof typeof authEvents], id: unknown) => {
  await fixture.auth.platform.settled();
  const published = await fixture.auth.platform.published(definition as typeof authEvents.actRecorded);
  return published.filter(({ aggregateId }) => aggregateId === String(id));
};

describe('a number that nobody has', () => {
  it('gets the account of a guest: a name, no password, no session, nothing proved', async () => {
    const { account, phone } = await guest();
    expect(account).toMatchObject({ name: 'Rahima', email: '', passwordHash: null, role: 'RIDER', verified: true });
    expect(account.phoneProvedAt).toBeUndefined();
    const [registered] = await publishedOf(authEvents.userRegistered, account._id);
    expect(registered).toMatchObject({
      actor: { kind: 'person', ...BY },
      payload: { account: { guestPhone: accountNumber(phone) } },
    });
    expect(registered?.payload).not.toHaveProperty('account.phone');
  });

  it('is nobody’s when it is looked up, which the security log tells', async () => {
    const log = jest.spyOn(fixture.auth.platform.service('auth').app.get(SecurityLog), 'record');
    expect((await find(fixture.phone())).body.data).toBeNull();
    expect(log.mock.calls).toEqual([['nobody-looked-up', { account: BY.id }]]);
    log.mockRestore();
  });

  it('is refused when its account was deleted', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    await fixture.deleteMe(account);
    await fixture.auth.mailsSent();
    expect((await fixture.deleteMe(account, { otp: fixture.textedCode(phone) })).status).toBe(200);
    expect(outcomeOf(await take(phone))).toEqual([403, 'auth/user-deleted']);
    expect((await find(phone)).body.data).toBeNull();
  });
});

describe('a number that somebody has', () => {
  it('is the guest’s at the next call, under the name of the first', async () => {
    const { account, phone } = await guest();
    const again = await take(phone, 'Somebody else');
    expect(again.body.data).toEqual({ id: account._id.toString(), name: 'Rahima' });
  });

  it('is theirs who proved it', async () => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    const theirs = { id: account._id.toString(), name: account.name };
    expect((await take(phone, 'Caller')).body.data).toEqual(theirs);
    expect((await find(phone)).body.data).toEqual(theirs);
  });

  it('is looked up with an entry in the audit log, which names who looked', async () => {
    const { account, phone } = await guest();
    await find(phone);
    const entries = await publishedOf(authEvents.actRecorded, account._id);
    const entry = { actor: BY, payload: { act: 'caller-looked-up', people: [account._id.toString()] } };
    // The call that made the guest, and the look.
    expect(entries).toMatchObject([entry, entry]);
    expect(JSON.stringify(entries)).not.toContain(phone.slice(1));
  });

  it.each([
    ['ADMIN', 'auth/number-of-administrator'],
    ['SUPER_ADMIN', 'auth/number-of-administrator'],
    ['DRIVER', 'auth/number-of-driver'],
  ])('is refused of a %s', async (role, code) => {
    const account = await fixture.signUp();
    const phone = `0${account.phone?.slice(4)}`;
    await set(phone, { role });
    expect(outcomeOf(await take(phone))).toEqual([409, code]);
    expect(outcomeOf(await find(phone))).toEqual([409, code]);
    // The refusals told the desk whose number it is.
    expect(await publishedOf(authEvents.actRecorded, account._id)).toHaveLength(2);
  });

  it('is another caller’s after 330 days in which the guest did not call', async () => {
    const { account, phone } = await guest();
    await calledLongAgo(phone);
    expect((await find(phone)).body.data).toBeNull();
    const other = await take(phone, 'Karim');
    expect(other.body.data).toMatchObject({ name: 'Karim' });
    expect(other.body.data.id).not.toBe(account._id.toString());
    expect(await now(account._id)).not.toHaveProperty('phone');
  });
});

it.each([{ phone: '01712345678' }, { phone: '+8801112345678' }, { phone: '+919812345678' }, { by: {} }])(
  'a call with %j is refused',
  async (wrong) => {
    const input = { phone: accountNumber(fixture.phone()), name: 'Rahima', by: BY, ...wrong };
    const answer = await fixture.auth.platform.call(authHttp.takeCall, input as never);
    expect(outcomeOf(answer)).toEqual([400, 'request/invalid']);
  },
);

describe('the account of a guest', () => {
  it('becomes theirs who prove the number by logging in, as it is', async () => {
    const { account, phone } = await guest();
    const answer = await fixture.logIn({ phone, otp: await fixture.freshCode(phone) });
    expect(answer.body).toMatchObject({ data: { user: { _id: account._id.toString(), name: 'Rahima' } } });
    expect(await now(account._id)).not.toHaveProperty('calledAt');
    const [changed] = await publishedOf(authEvents.phoneChanged, account._id);
    expect(changed?.payload).toEqual({ account: expect.objectContaining({ phone: accountNumber(phone) }) });
  });

  it('is nobody’s after 330 days: who has the number then signs up anew', async () => {
    const { account, phone } = await guest();
    await calledLongAgo(phone);
    const otp = await fixture.freshCode(phone);
    expect(outcomeOf(await fixture.logIn({ phone, otp }))).toEqual([409, 'auth/name-required']);
    const answer = await fixture.logIn({ phone, otp, name: 'Karim' });
    expect(answer.body.data.user._id).not.toBe(account._id.toString());
  });

  it('gives its number and its rides to an account with an e-mail that proves it', async () => {
    const { account: former, phone } = await guest();
    const account = await fixture.auth.signUp('takes-over@pothik.test');
    expect((await fixture.prove(account, phone)).status).toBe(200);
    const formerIds = [former._id.toString()];
    expect(await now(account._id)).toMatchObject({ phone: accountNumber(phone), formerIds, epoch: account.epoch + 1 });
    expect(await now(former._id)).not.toHaveProperty('phone');
    expect(await claimsIn(fixture.auth, await fixture.auth.logIn('takes-over@pothik.test'))).toMatchObject({
      formerIds,
    });
    expect((await find(phone)).body.data).toMatchObject({ id: account._id.toString(), formerIds });
    expect((await take(phone)).body.data).toMatchObject({ id: account._id.toString(), formerIds });
    // Nobody had proved it, so nobody is told that it is gone.
    const [lost] = await publishedOf(authEvents.phoneChanged, former._id);
    expect(lost?.payload).not.toHaveProperty('from');
  });

  it('gives its rides also when a crash followed the number’s loss', async () => {
    const { account: former } = await guest();
    const account = await fixture.auth.signUp('after-crash@pothik.test');
    const lost = { id: former._id.toString(), name: 'Rahima', email: '', role: 'RIDER', verified: true } as const;
    const payload = { account: lost, isTaken: true, takenBy: account._id.toString() } as const;
    await fixture.auth.platform.publish(authEvents.phoneChanged, {
      aggregateId: lost.id,
      aggregateVersion: 9,
      payload,
    });
    await fixture.auth.platform.settled();
    expect(await now(account._id)).toMatchObject({ formerIds: [lost.id] });
  });

  it('is deleted with the account that it became part of', async () => {
    const { account: former, phone } = await guest();
    const account = await fixture.auth.signUp('deletes-both@pothik.test');
    await fixture.prove(account, phone);
    const input = { password: 'Pothik#2026' };
    const answer = await fixture.auth.platform.call(authHttp.deleteMe, input, { as: fixture.auth.as(account) });
    expect(answer.status).toBe(200);
    for (const id of [account._id, former._id])
      expect(await now(id)).toMatchObject({ name: '', deletedAt: expect.any(Date) });
    expect(await publishedOf(authEvents.userDeleted, former._id)).toHaveLength(1);
  });
});

it('a guest whose new owner was deleted before the rides came is deleted too', async () => {
  const { account: former, phone } = await guest();
  const account = await fixture.auth.signUp('deleted-before@pothik.test');
  const input = { password: 'Pothik#2026' };
  await fixture.auth.platform.call(authHttp.deleteMe, input, { as: fixture.auth.as(account) });
  const lost = { id: former._id.toString(), name: 'Rahima', email: '', role: 'RIDER', verified: true } as const;
  const payload = { account: lost, isTaken: true, takenBy: account._id.toString() } as const;
  await fixture.auth.platform.publish(authEvents.phoneChanged, { aggregateId: lost.id, aggregateVersion: 9, payload });
  await fixture.auth.platform.settled();
  expect(await now(former._id)).toMatchObject({ name: '', deletedAt: expect.any(Date) });
  expect(await fixture.holder(phone)).toBeUndefined();
});

const contact = async (personId: string) =>
  (await fixture.auth.platform.call(authHttp.callerContact, { personId })).body.data;

it('an SMS of the desk reaches who has the number, and nobody without one', async () => {
  const { account, phone } = await guest();
  expect(await contact(account._id.toString())).toEqual({ phone: accountNumber(phone), language: 'bn' });
  const { _id } = await fixture.auth.signUp('no-number@pothik.test');
  expect(await contact(_id.toString())).toBeNull();
  expect(await contact('f'.repeat(24))).toBeNull();
});

it('an SMS of the desk about a former guest’s ride reaches the account that it has become', async () => {
  const { account: former, phone } = await guest();
  const account = await fixture.auth.signUp('rides-on@pothik.test');
  await fixture.prove(account, phone);
  expect(await contact(former._id.toString())).toMatchObject({ phone: accountNumber(phone) });
});
