import { rounds } from '@pothik/service-kit/testing';
import type { AccountDocument } from '../accounts/account.model.js';
import { NumberFixture } from '../testing/number-fixture.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture.close());

const ROUNDS = rounds(300);
const LONGEST_MS = 900_000;
const phoneOf = (account: AccountDocument) => `0${account.phone?.slice(4)}`;
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const now = (account: AccountDocument) =>
  fixture.accounts().findById(account._id).lean<AccountDocument>().orFail() as unknown as Promise<AccountDocument>;
const holdersOf = (phone: string) => fixture.accounts().countDocuments({ phone: `+88${phone}`, deletedAt: null });

it(
  'two accounts that prove one number at once: one gets it, the other keeps what it had',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = [await fixture.signUp(), await fixture.signUp()];
      const phone = fixture.phone();
      const codes: string[] = [];
      for (const account of both) {
        await fixture.sendOwn(fixture.auth.as(account), phone);
        codes.push(fixture.textedCode(phone));
      }
      const answers = await Promise.all(
        both.map((account, index) => fixture.proveOwn(fixture.auth.as(account), phone, codes[index] ?? '')),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
      expect(await holdersOf(phone)).toBe(1);
      const loser = both[answers.findIndex(({ status }) => status === 409)] as AccountDocument;
      expect((await now(loser)).phone).toBe(loser.phone);
    }
  },
  LONGEST_MS,
);

it(
  'two phones that sign up with one code make one account',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = fixture.phone();
      await fixture.send(phone);
      const otp = fixture.textedCode(phone);
      const answers = await Promise.all(['Rahima', 'Karim'].map((name) => fixture.logIn({ phone, otp, name })));
      expect(statusesOf(answers)).toEqual([200, 400]);
      expect(await holdersOf(phone)).toBe(1);
    }
  },
  LONGEST_MS,
);

it(
  'a sign-up and an account that proves the number at once: one has it',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await fixture.signUp();
      const phone = fixture.phone();
      await fixture.send(phone);
      const signUp = { phone, otp: fixture.textedCode(phone), name: 'Karim' };
      await fixture.sendOwn(fixture.auth.as(account), phone);
      const own = fixture.textedCode(phone);
      const [signedUp, proved] = await Promise.all([
        fixture.logIn(signUp),
        fixture.proveOwn(fixture.auth.as(account), phone, own),
      ]);
      // Who proves it first may be whom the code then logs in.
      expect([signedUp.status, proved.status]).toContain(200);
      for (const { status } of [signedUp, proved]) expect([200, 409]).toContain(status);
      expect(await holdersOf(phone)).toBe(1);
    }
  },
  LONGEST_MS,
);

it(
  'the owner who proves a neglected number while a newcomer takes it: one of them has it',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await fixture.signUp();
      const phone = phoneOf(owner);
      await fixture.sendOwn(fixture.auth.as(owner), phone);
      const own = fixture.textedCode(phone);
      await fixture.send(phone);
      const newcomer = { phone, otp: fixture.textedCode(phone), name: 'Karim', isNewcomer: true } as const;
      await fixture.neglect(phone);
      const [proved, taken] = await Promise.all([
        fixture.proveOwn(fixture.auth.as(owner), phone, own),
        fixture.logIn(newcomer),
      ]);
      expect([proved.status, taken.status]).toContain(200);
      for (const { status } of [proved, taken]) expect([200, 409]).toContain(status);
      expect(await holdersOf(phone)).toBe(1);
      const holder = await fixture.holder(phone);
      if (proved.status === 409) expect(holder?._id).not.toEqual(owner._id);
      if (taken.status === 409) expect(holder?._id).toEqual(owner._id);
    }
  },
  LONGEST_MS,
);

it(
  'a change of the number while the account deletes itself: it is deleted without number, or has the new one',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await fixture.signUp();
      const phone = fixture.phone();
      await fixture.sendOwn(fixture.auth.as(account), phone);
      const own = fixture.textedCode(phone);
      await fixture.deleteMe(account);
      await fixture.auth.mailsSent();
      const otp = fixture.textedCode(phoneOf(account));
      const [changed, deleted] = await Promise.all([
        fixture.proveOwn(fixture.auth.as(account), phone, own),
        fixture.deleteMe(account, { otp }),
      ]);
      const after = await now(account);
      if (deleted.status === 200) {
        expect(after.deletedAt).not.toBeNull();
        expect(after).not.toHaveProperty('phone');
        expect(changed.status).toBe(403);
      } else {
        // Its code came to the former number.
        expect([400, 409]).toContain(deleted.status);
        expect([changed.status, after.phone, after.deletedAt]).toEqual([200, `+88${phone}`, null]);
      }
    }
  },
  LONGEST_MS,
);

it(
  'two codes of one number in flight: the newest alone is right',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = fixture.phone();
      await Promise.all([fixture.send(phone), fixture.send(phone)]);
      const codes = fixture.texted(phone).map(({ code }) => code);
      const answers = [];
      for (const otp of new Set(codes)) answers.push(await fixture.logIn({ phone, otp, name: 'Rahima' }));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await holdersOf(phone)).toBe(1);
    }
  },
  LONGEST_MS,
);
