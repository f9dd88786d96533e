import type { Role } from '@pothik/contracts/platform';
import { type Account, changeRole, registerAccount } from '../accounts/account.rules.js';
import { orderRights } from './rights.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const PERSON = '64f000000000000000000001';
const ORDER = { rights: ['DESK'], reason: 'Answers the phone' };

const account = (fields: Partial<Account> = {}): Account => ({
  _id: PERSON,
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  role: 'ADMIN',
  ...fields,
});

describe('rights', () => {
  it('are given to an ADMIN: the epoch rises, the audit log gets the reason', () => {
    const { next, events } = orderRights(account({ epoch: 4 }), ORDER, NOW);
    expect(next).toMatchObject({ rights: ['DESK'], epoch: 5, epochRaisedAt: NOW });
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.rights-changed', 'auth.act-recorded']);
    expect(events[0]?.payload).toMatchObject({ account: { rights: ['DESK'] }, from: [], to: ['DESK'] });
    expect(events[1]?.payload).toMatchObject({
      act: 'rights-changed',
      people: [PERSON],
      reason: 'Answers the phone',
      before: { rights: '' },
      after: { rights: 'DESK' },
    });
    for (const { definition, payload } of events) expect(definition.payload.parse(payload)).toEqual(payload);
  });

  it('are taken in the same way', () => {
    const { next, events } = orderRights(account({ rights: ['DESK'], epoch: 4 }), { ...ORDER, rights: [] }, NOW);
    expect(next).toMatchObject({ rights: [], epoch: 5 });
    expect(events[0]?.payload).not.toHaveProperty('account.rights');
  });

  it.each<[Partial<Account>, string[], string]>([
    [{}, [], 'auth/rights-unchanged'],
    [{ rights: ['DESK'] }, ['DESK', 'DESK'], 'auth/rights-unchanged'],
    [{ deletedAt: NOW }, ['DESK'], 'auth/person-not-found'],
    ...(['RIDER', 'DRIVER', 'SUPER_ADMIN'] as Role[]).map((role): [Partial<Account>, string[], string] => [
      { role },
      ['DESK'],
      'auth/rights-of-admins-alone',
    ]),
  ])('of %j cannot become %j: %s', (fields, rights, code) => {
    expect(() => orderRights(account(fields), { ...ORDER, rights }, NOW)).toThrow(expect.objectContaining({ code }));
  });

  it.each<Role>(['RIDER', 'SUPER_ADMIN'])('go when the person becomes %s', (to) => {
    expect(changeRole(account({ rights: ['DESK'] }), to, NOW).next).not.toHaveProperty('rights');
  });
});
