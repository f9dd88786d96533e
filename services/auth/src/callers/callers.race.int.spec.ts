import { authEvents, authHttp } from '@pothik/contracts/auth';
import { accountNumber } from '@pothik/contracts/platform';
import { rounds } from '@pothik/service-kit/testing';
import { PASSWORD } from '../testing/auth-platform.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture.close());

const ROUNDS = rounds(300);
const LONGEST_MS = 900_000;
const BY = { id: 'a'.repeat(24), role: 'ADMIN' } as const;
const take = (phone: string, name: string) =>
  fixture.auth.platform.call(authHttp.takeCall, { phone: accountNumber(phone), name, by: BY });
const accountsOf = (phone: string) =>
  fixture.accounts().countDocuments({ phone: accountNumber(phone), deletedAt: null });

it(
  'two desks that take a call of one new number at once get one account',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = fixture.phone();
      const answers = await Promise.all(['Rahima', 'Karim'].map((name) => take(phone, name)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect(await accountsOf(phone)).toBe(1);
    }
  },
  LONGEST_MS,
);

it(
  'a desk and a sign-up of one new number at once get one account, which the number opens',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = fixture.phone();
      await fixture.send(phone);
      const otp = fixture.textedCode(phone);
      const [taken, signedUp] = await Promise.all([
        take(phone, 'Rahima'),
        fixture.logIn({ phone, otp, name: 'Karim' }),
      ]);
      expect(taken.status).toBe(200);
      expect([200, 409]).toContain(signedUp.status);
      expect(await accountsOf(phone)).toBe(1);
      const opened = await fixture.logIn({ phone, otp: await fixture.freshCode(phone), name: 'Karim' });
      expect(opened.body.data.user._id).toBe(taken.body.data.id);
    }
  },
  LONGEST_MS,
);

it(
  'a desk that calls a guest and an account that proves the number at once: one account has it',
  async () => {
    const told = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await fixture.signUp();
      const phone = fixture.phone();
      const guestId = (await take(phone, 'Rahima')).body.data.id;
      const as = fixture.auth.as(account);
      await fixture.sendOwn(as, phone);
      const otp = fixture.textedCode(phone);
      const [taken, proved] = await Promise.all([take(phone, 'Rahima'), fixture.proveOwn(as, phone, otp)]);
      expect([taken.status, proved.status].every((status) => status === 200 || status === 409)).toBe(true);
      expect(await accountsOf(phone)).toBe(1);
      if (taken.status === 200) expect([guestId, account._id.toString()]).toContain(taken.body.data.id);
      told.set(guestId, taken.status === 200 && taken.body.data.id === guestId ? 2 : 1);
    }
    // Whoever was told of the guest was told while the guest had the number.
    await fixture.auth.platform.settled();
    const lost = await fixture.auth.platform.published(authEvents.phoneChanged);
    const lostAt = new Map(lost.map(({ aggregateId, aggregateVersion }) => [aggregateId, aggregateVersion]));
    const acts = await fixture.auth.platform.published(authEvents.actRecorded);
    for (const [guestId, times] of told) {
      const versions = acts.flatMap((act) => (act.aggregateId === guestId ? [act.aggregateVersion] : []));
      expect(versions).toHaveLength(times);
      expect(Math.max(...versions)).toBeLessThan(lostAt.get(guestId) ?? Number.POSITIVE_INFINITY);
    }
  },
  LONGEST_MS,
);

it(
  'an account that deletes itself while it proves a guest’s number leaves no guest without number',
  async () => {
    const guests: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await fixture.auth.signUp(`proves-and-goes-${round}@pothik.test`);
      const phone = fixture.phone();
      guests.push((await take(phone, 'Rahima')).body.data.id);
      const as = fixture.auth.as(account);
      await fixture.sendOwn(as, phone);
      const answers = await Promise.all([
        fixture.proveOwn(as, phone, fixture.textedCode(phone), PASSWORD),
        fixture.deleteMe(account, { password: PASSWORD }),
      ]);
      for (const { status } of answers) expect([200, 403, 409]).toContain(status);
    }
    await fixture.auth.platform.settled();
    const left = { phone: { $exists: false }, deletedAt: null };
    for (const id of guests) {
      const owned = await fixture.accounts().exists({ formerIds: id, deletedAt: null });
      if (owned === null) expect(await fixture.accounts().countDocuments({ _id: id, ...left })).toBe(0);
    }
  },
  LONGEST_MS,
);
