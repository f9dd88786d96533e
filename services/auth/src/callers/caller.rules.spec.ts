import { authEvents } from '@pothik/contracts/auth';
import type { Role } from '@pothik/contracts/platform';
import {
  type Account,
  accountRegistered,
  accountSnapshotOf,
  registerByPhone,
  registerGuest,
} from '../accounts/account.rules.js';
import { callAgain, contactOf, isForgotten, isKnownToDesk, lookUp, requireCaller } from './caller.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const DAY_MS = 24 * 3_600_000;
const PHONE = '+8801712345678';
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const guest = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerGuest({ name: 'Rahima', phone: PHONE }, NOW),
  ...fields,
});
const person = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000002',
  ...registerByPhone({ name: 'Karim', phone: PHONE }, ago(400)),
  ...fields,
});

it('a guest has a number that nobody has proved, and no password', () => {
  expect(guest()).toMatchObject({ role: 'RIDER', verified: true, passwordHash: null, email: '', calledAt: NOW });
  expect(guest()).not.toHaveProperty('phoneProvedAt');
  expect(accountSnapshotOf(guest())).toMatchObject({ guestPhone: PHONE });
  expect(accountSnapshotOf(guest())).not.toHaveProperty('phone');
});

it.each<[Role, string]>([
  ['ADMIN', 'auth/number-of-administrator'],
  ['SUPER_ADMIN', 'auth/number-of-administrator'],
  ['DRIVER', 'auth/number-of-driver'],
])('nobody books for the number of a %s', (role, code) => {
  expect(() => requireCaller({ role })).toThrow(expect.objectContaining({ code }));
});

it('the desk books for riders', () => {
  expect(() => requireCaller(person())).not.toThrow();
});

describe('a guest who called long ago', () => {
  it('is forgotten after 330 days', () => {
    expect(isForgotten(guest({ calledAt: ago(329) }), NOW)).toBe(false);
    expect(isForgotten(guest({ calledAt: ago(330) }), NOW)).toBe(true);
    expect(isKnownToDesk(guest({ calledAt: ago(330) }), NOW)).toBe(false);
  });

  it('is not one who proved the number', () => {
    expect(isKnownToDesk(person(), NOW)).toBe(true);
  });
});

describe('a guest who calls again', () => {
  it('is noted once a day', () => {
    const earlier = new Date(NOW.getTime() - 1);
    expect(callAgain(guest({ calledAt: ago(2) }), PHONE, NOW).next.calledAt).toEqual(NOW);
    expect(callAgain(guest({ calledAt: earlier }), PHONE, NOW).next.calledAt).toEqual(earlier);
    expect(callAgain(person(), PHONE, NOW).next).not.toHaveProperty('calledAt');
  });

  it.each([
    ['been deleted', { deletedAt: NOW }],
    ['lost the number', { phone: '+8801812345678' }],
  ] as const)('has not %s meanwhile', (_title, fields) => {
    const conflict = expect.objectContaining({ code: 'request/conflict' });
    expect(() => callAgain(guest(fields), PHONE, NOW)).toThrow(conflict);
    expect(() => lookUp(guest(fields), PHONE)).toThrow(conflict);
  });
});

it.each([
  ['look at a caller', lookUp(guest(), PHONE)],
  ['booking for one', callAgain(guest(), PHONE, NOW)],
  ['new guest', { events: accountRegistered(guest()).slice(-1) }],
])('a %s is in the audit log, without the number', (_title, { events: [entry] }) => {
  expect(entry?.definition).toBe(authEvents.actRecorded);
  expect(entry?.payload).toMatchObject({ act: 'caller-looked-up', people: [guest()._id] });
  expect(JSON.stringify(entry?.payload)).not.toContain('1712345678');
});

describe('an SMS of the desk', () => {
  it('reaches a guest in Bangla, and whoever chose a language in it', () => {
    expect(contactOf(guest())).toEqual({ phone: PHONE, language: 'bn' });
    expect(contactOf(person({ language: 'en' }))).toEqual({ phone: PHONE, language: 'en' });
  });

  it('reaches nobody without a number', () => {
    const { phone: _lost, ...without } = person();
    expect(contactOf(without)).toBeNull();
    expect(contactOf(person({ deletedAt: NOW }))).toBeNull();
  });
});
