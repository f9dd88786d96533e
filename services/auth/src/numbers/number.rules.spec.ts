import { DomainError } from '@pothik/contracts/catalogue';
import { type Account, registerAccount, registerByPhone, registerGuest } from '../accounts/account.rules.js';
import {
  admitByNumber,
  giveNumber,
  isFresh,
  loseNumber,
  maskedEmail,
  type NumberLogIn,
  needsPassword,
  proveAgain,
  proveNumber,
  takeOverGuest,
} from './number.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const DAY_MS = 24 * 3_600_000;
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const PHONE = '+8801712345678';
const OTHER = '+8801812345678';
const byPhone = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerByPhone({ name: 'Rahima', phone: PHONE }, NOW),
  ...fields,
});
const byEmail = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000002',
  ...registerAccount({ name: 'Karim', email: 'karim@pothik.test' }, 'hash', NOW),
  ...fields,
});
const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'nothing';
};

describe('a number', () => {
  it('is fresh for 330 days after it was proved', () => {
    expect(isFresh({ phoneProvedAt: before(329.9) }, NOW)).toBe(true);
    expect(isFresh({ phoneProvedAt: before(330) }, NOW)).toBe(false);
    expect(isFresh({}, NOW)).toBe(false);
  });
});

describe('the right code of a number', () => {
  const FRESH = { phoneProvedAt: before(300) };
  const STALE = { phoneProvedAt: before(400) };
  const log = (more: Partial<NumberLogIn> = {}): NumberLogIn => ({
    name: undefined,
    isNewcomer: false,
    isOwner: false,
    wasDeleted: false,
    ...more,
  });
  const nameless = log();
  const named = log({ name: 'Rahima' });

  it.each([
    ['opens the account of a fresh number, also when a name is given', FRESH, named, { to: 'account' }],
    [
      'opens it also for whoever says that they are new',
      FRESH,
      log({ isNewcomer: true, name: 'R' }),
      { to: 'account' },
    ],
    ['opens the account of a long unused number for its owner', STALE, log({ isOwner: true }), { to: 'account' }],
    ['makes an account for a number without one, by a name', undefined, named, { to: 'newcomer', name: 'Rahima' }],
    [
      'makes one for a long unused number too, if the account is not theirs',
      STALE,
      log({ isNewcomer: true, name: 'R' }),
      { to: 'newcomer', name: 'R' },
    ],
    [
      'makes one for the number of a deleted account',
      undefined,
      log({ wasDeleted: true, name: 'R' }),
      { to: 'newcomer', name: 'R' },
    ],
  ])('%s', (_title, holder, logIn, admission) => {
    expect(admitByNumber(holder, logIn, NOW)).toEqual(admission);
  });

  it.each([
    ['of a number without account asks for the name', undefined, nameless, 'auth/name-required'],
    ['of a long unused number asks whether the account is theirs', STALE, named, 'auth/number-long-unused'],
    ['of a long unused number asks a newcomer for the name', STALE, log({ isNewcomer: true }), 'auth/name-required'],
    ['says that the account was deleted', undefined, log({ wasDeleted: true }), 'auth/user-deleted'],
  ])('%s', (_title, holder, logIn, refusal) => {
    expect(refusalOf(() => admitByNumber(holder, logIn, NOW))).toBe(refusal);
  });
});

describe('a log-in by a number', () => {
  it('proves it again, once a day, and tells nobody', () => {
    expect(proveAgain(byPhone({ phoneProvedAt: before(2) }), PHONE, NOW)).toMatchObject({
      next: { phoneProvedAt: NOW },
      events: [],
    });
    expect(proveAgain(byPhone({ phoneProvedAt: before(0.9) }), PHONE, NOW)).toBeUndefined();
  });

  it('is refused once the account lost the number, or is deleted', () => {
    for (const account of [byPhone({ phone: OTHER }), byEmail(), byPhone({ deletedAt: NOW })])
      expect(refusalOf(() => proveAgain(account, PHONE, NOW))).toBe('auth/code-invalid');
  });
});

describe('proving a number of one’s own', () => {
  it('takes the password of an account that has one, unless it is the same number', () => {
    expect(needsPassword(byEmail(), PHONE)).toBe(true);
    expect(needsPassword(byEmail({ phone: OTHER }), PHONE)).toBe(true);
    expect(needsPassword(byEmail({ phone: PHONE }), PHONE)).toBe(false);
    expect(needsPassword(byPhone(), OTHER)).toBe(false);
  });

  it('adds the first one, and publishes it', () => {
    const { next, events } = proveNumber(byEmail(), PHONE, NOW);
    expect(next).toMatchObject({ phone: PHONE, phoneProvedAt: NOW, email: 'karim@pothik.test' });
    expect(next).not.toHaveProperty('phoneChangedAt');
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.phone-changed']);
    expect(events[0]?.payload).toEqual({ account: expect.objectContaining({ phone: PHONE }) });
  });

  it('replaces the former one, which the event names', () => {
    const { next, events } = proveNumber(byPhone(), OTHER, NOW);
    expect(next).toMatchObject({ phone: OTHER, phoneChangedAt: NOW });
    expect(events[0]?.payload).toMatchObject({ account: { phone: OTHER }, from: PHONE });
    for (const { definition, payload } of events) expect(definition.payload.parse(payload)).toEqual(payload);
  });

  it('proves the same one again, and tells nobody', () => {
    const { next, events } = proveNumber(byPhone({ phoneProvedAt: before(400) }), PHONE, NOW);
    expect([next.phoneProvedAt, events]).toEqual([NOW, []]);
  });

  it('is refused to a deleted account', () => {
    expect(refusalOf(() => proveNumber(byPhone({ deletedAt: NOW }), OTHER, NOW))).toBe('auth/user-deleted');
  });
});

it('an e-mail is told to who has the number now by its first letter alone', () => {
  expect(maskedEmail('nusrat@pothik.test')).toBe('n…@…');
});

describe('a number that somebody else proved', () => {
  it('leaves the account in which nobody proved it for long, and this is published', () => {
    const change = loseNumber(byPhone({ phoneProvedAt: before(330) }), PHONE, NOW);
    expect(change?.next).not.toHaveProperty('phone');
    expect(change?.next).not.toHaveProperty('phoneProvedAt');
    const [event] = change?.events ?? [];
    expect(event?.payload).toMatchObject({ from: PHONE, isTaken: true });
    expect(event?.payload).not.toHaveProperty('account.phone');
    expect(event?.definition.payload.parse(event.payload)).toEqual(event?.payload);
  });

  it('stays while it is fresh', () => {
    expect(refusalOf(() => loseNumber(byPhone({ phoneProvedAt: before(329) }), PHONE, NOW))).toBe('auth/number-taken');
  });

  it('is lost once', () => {
    expect(loseNumber(byPhone({ phone: OTHER }), PHONE, NOW)).toBeUndefined();
    expect(loseNumber(byPhone({ deletedAt: NOW }), PHONE, NOW)).toBeUndefined();
  });
});

describe('the number of a guest', () => {
  const guest = (calledAt: Date): Account => ({
    _id: '64f000000000000000000003',
    ...registerGuest({ name: 'Rahima', phone: PHONE }, calledAt),
  });
  const nameless: NumberLogIn = { name: undefined, isNewcomer: false, isOwner: false, wasDeleted: false };

  it('opens the account to whoever proves it within 330 days of the last call', () => {
    expect(admitByNumber(guest(before(329)), nameless, NOW)).toEqual({ to: 'account' });
    expect(refusalOf(() => admitByNumber(guest(before(330)), nameless, NOW))).toBe('auth/name-required');
    expect(admitByNumber(guest(before(330)), { ...nameless, name: 'Karim' }, NOW)).toEqual({
      to: 'newcomer',
      name: 'Karim',
    });
  });

  it('is proven by a log-in, which is told', () => {
    const { next, events } = proveAgain(guest(before(1)), PHONE, NOW) ?? {};
    expect(next).toMatchObject({ phone: PHONE, phoneProvedAt: NOW });
    expect(next).not.toHaveProperty('calledAt');
    expect(events?.map(({ payload }) => payload)).toEqual([{ account: expect.objectContaining({ phone: PHONE }) }]);
  });

  it('leaves a guest who called long ago, and nobody is told as its former owner', () => {
    expect(refusalOf(() => loseNumber(guest(NOW), PHONE, NOW))).toBe('auth/number-taken');
    const { next, events } = loseNumber(guest(before(330)), PHONE, NOW) ?? {};
    expect(next).not.toHaveProperty('phone');
    expect(next).not.toHaveProperty('calledAt');
    expect(events?.[0]?.payload).toMatchObject({ isTaken: true });
    expect(events?.[0]?.payload).not.toHaveProperty('from');
  });

  it('goes to the account whose owner proved it, which the event names', () => {
    const { next, events } = giveNumber(guest(NOW), PHONE, 'a'.repeat(24)) ?? {};
    expect(next).toMatchObject({ takenBy: 'a'.repeat(24) });
    expect(next).not.toHaveProperty('phone');
    expect(events?.[0]?.payload).toMatchObject({ isTaken: true, takenBy: 'a'.repeat(24) });
    expect(giveNumber(guest(NOW), OTHER, 'a'.repeat(24))).toBeUndefined();
    expect(refusalOf(() => giveNumber(byPhone(), PHONE, 'a'.repeat(24)))).toBe('auth/number-taken');
  });

  it('brings the guest’s rides to the account that proved it, once', () => {
    const taken = takeOverGuest(byEmail({ epoch: 2 }), 'f'.repeat(24), NOW)?.next;
    expect(taken).toMatchObject({ formerIds: ['f'.repeat(24)], epoch: 3 });
    expect(takeOverGuest(taken as Account, 'f'.repeat(24), NOW)).toBeUndefined();
    expect(takeOverGuest(byEmail({ deletedAt: NOW }), 'f'.repeat(24), NOW)).toBeUndefined();
  });
});
