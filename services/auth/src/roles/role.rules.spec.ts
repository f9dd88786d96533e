import { DomainError } from '@pothik/contracts/catalogue';
import type { Role } from '@pothik/contracts/platform';
import { type Account, registerAccount } from '../accounts/account.rules.js';
import { orderRole, type RoleContext } from './role.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const PERSON = '64f000000000000000000001';
const SUPER = '64f000000000000000000009';
const account = (fields: Partial<Account> = {}): Account => ({
  _id: PERSON,
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  ...fields,
});
const order = (role: Role, by = SUPER) => ({ by, role, reason: 'Looks after Sylhet' });
const FREE: RoleContext = { hasOpenRide: false, hasDriverProfile: false };
const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'nothing';
};

describe('a role', () => {
  it.each<[Role, Role]>([
    ['RIDER', 'ADMIN'],
    ['RIDER', 'SUPER_ADMIN'],
    ['ADMIN', 'SUPER_ADMIN'],
    ['ADMIN', 'RIDER'],
    ['SUPER_ADMIN', 'ADMIN'],
    ['SUPER_ADMIN', 'RIDER'],
  ])('changes from %s to %s, the epoch rises, and a reason is kept', (from, to) => {
    const change = orderRole(account({ role: from, epoch: 4 }), order(to), FREE, NOW);
    expect(change.next).toMatchObject({ role: to, epoch: 5, epochRaisedAt: NOW });
    const [changed, entry] = change.events;
    expect(changed?.payload).toMatchObject({ from, to, account: { role: to } });
    expect(entry?.definition.type).toBe('auth.act-recorded');
    expect(entry?.payload).toEqual({
      act: 'role-changed',
      subjectType: 'person',
      subjectId: PERSON,
      people: [PERSON],
      reason: 'Looks after Sylhet',
      before: { role: from },
      after: { role: to },
    });
    for (const { definition, payload } of change.events) expect(definition.payload.parse(payload)).toEqual(payload);
  });

  it.each<Role>(['RIDER', 'ADMIN', 'SUPER_ADMIN'])('of a DRIVER stays DRIVER, and does not become %s', (to) => {
    expect(refusalOf(() => orderRole(account({ role: 'DRIVER' }), order(to), FREE, NOW))).toBe(
      'auth/driver-stays-driver',
    );
  });

  it('of an administrator is refused to a person with a driver profile', () => {
    const profile = { ...FREE, hasDriverProfile: true };
    expect(refusalOf(() => orderRole(account(), order('ADMIN'), profile, NOW))).toBe('auth/driver-stays-driver');
    expect(orderRole(account({ role: 'ADMIN' }), order('RIDER'), profile, NOW).next.role).toBe('DRIVER');
  });

  it('does not change during an open ride', () => {
    const riding = { ...FREE, hasOpenRide: true };
    expect(refusalOf(() => orderRole(account(), order('ADMIN'), riding, NOW))).toBe('auth/person-has-open-ride');
  });

  it('of the caller themselves cannot be changed', () => {
    const own = account({ role: 'SUPER_ADMIN' });
    expect(refusalOf(() => orderRole(own, order('ADMIN', PERSON), FREE, NOW))).toBe('auth/own-role');
  });

  it('that the person already has is refused', () => {
    expect(refusalOf(() => orderRole(account(), order('RIDER'), FREE, NOW))).toBe('auth/role-unchanged');
  });

  it('of an administrator requires a verified e-mail', () => {
    const unproved = account({ verified: false });
    expect(refusalOf(() => orderRole(unproved, order('ADMIN'), FREE, NOW))).toBe('auth/person-not-verified');
  });

  it('of an administrator requires an e-mail, and that of a rider none', () => {
    const byPhone = account({ email: '', phone: '+8801712345678' });
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
      expect(refusalOf(() => orderRole(byPhone, order(role), FREE, NOW))).toBe('auth/person-without-email');
    expect(orderRole({ ...byPhone, role: 'ADMIN' }, order('RIDER'), FREE, NOW).next.role).toBe('RIDER');
  });

  it('of a deleted person cannot be changed', () => {
    const deleted = account({ deletedAt: NOW });
    expect(refusalOf(() => orderRole(deleted, order('ADMIN'), FREE, NOW))).toBe('auth/person-not-found');
  });
});
