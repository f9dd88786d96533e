import { type Account, registerAccount } from '../accounts/account.rules.js';
import {
  beginSecondFactor,
  confirmSecondFactor,
  pendingSecret,
  refuseRemoval,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor-settings.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const SUPER = '64f000000000000000000009';
const secondFactor = { secret: 'sealed', since: NOW, lastStep: 7, recoveryCodes: ['hash'] };
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', new Date(0)),
  role: 'ADMIN',
  ...fields,
});
const refusal = (code: string) => expect.objectContaining({ code: `auth/${code}` });

describe('setting a second factor up', () => {
  it('begins with a secret that waits; a new one replaces it', () => {
    const begun = beginSecondFactor(account(), 'first').next;
    expect(begun.pendingSecondFactor).toBe('first');
    expect(begun.secondFactor).toBeUndefined();
    expect(beginSecondFactor(begun, 'second').next.pendingSecondFactor).toBe('second');
  });

  it('is refused while one is on', () => {
    expect(() => beginSecondFactor(account({ secondFactor }), 'x')).toThrow(refusal('second-factor-exists'));
    expect(() => pendingSecret(account({ secondFactor, pendingSecondFactor: 'x' }))).toThrow(
      refusal('second-factor-exists'),
    );
  });

  it('ends with the first code: the code’s step counts as used, every session ends', () => {
    const begun = account({ pendingSecondFactor: 'sealed', epoch: 3 });
    const { next, events } = confirmSecondFactor(begun, { step: 9, recoveryCodes: ['hash'] }, NOW);
    expect(next).toMatchObject({ epoch: 4, sessionsEnded: { below: 4, kept: null } });
    expect(next.secondFactor).toEqual({ secret: 'sealed', since: NOW, lastStep: 9, recoveryCodes: ['hash'] });
    expect(next).not.toHaveProperty('pendingSecondFactor');
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.sessions-ended']);
    expect(JSON.stringify(events)).not.toMatch(/sealed|hash/);
  });

  it('cannot end before it began', () => {
    const confirmed = { step: 9, recoveryCodes: [] };
    expect(() => confirmSecondFactor(account(), confirmed, NOW)).toThrow(refusal('second-factor-missing'));
  });
});

describe('recovery codes', () => {
  it('are replaced by new ones', () => {
    expect(renewRecoveryCodes(account({ secondFactor }), ['new']).next.secondFactor).toEqual({
      ...secondFactor,
      recoveryCodes: ['new'],
    });
    expect(() => renewRecoveryCodes(account(), ['new'])).toThrow(refusal('second-factor-missing'));
  });
});

describe('switching it off', () => {
  it('removes it; the sessions go on', () => {
    expect(() => refuseRemoval(account({ secondFactor }), 'optional')).not.toThrow();
    const { next, events } = removeSecondFactor(account({ secondFactor, epoch: 3 }));
    expect(next).not.toHaveProperty('secondFactor');
    expect([next.epoch, events]).toEqual([3, []]);
  });

  it('is refused where there is none, and where administrators need one', () => {
    expect(() => refuseRemoval(account(), 'required')).toThrow(refusal('second-factor-missing'));
    expect(() => refuseRemoval(account({ secondFactor }), 'required')).toThrow(refusal('second-factor-demanded'));
  });
});

describe('a reset', () => {
  const order = { by: SUPER, reason: 'Lost the phone' };

  it('removes another’s second factor, ends their sessions and is in the audit log with its reason', () => {
    const { next, events } = resetSecondFactor(account({ secondFactor, epoch: 3 }), order, NOW);
    expect(next).not.toHaveProperty('secondFactor');
    expect(next).toMatchObject({ epoch: 4, sessionsEnded: { below: 4, kept: null } });
    expect(events.map(({ definition }) => definition.type)).toEqual([
      'auth.sessions-ended',
      'auth.signed-out',
      'auth.act-recorded',
    ]);
    expect(events[2]?.payload).toEqual({
      act: 'second-factor-reset',
      subjectType: 'person',
      subjectId: account()._id,
      people: [account()._id],
      reason: 'Lost the phone',
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
  });

  it('by an operator may have no reason', () => {
    const { events } = resetSecondFactor(account({ secondFactor }), { by: undefined, reason: undefined }, NOW);
    expect(events[1]?.payload).not.toHaveProperty('reason');
  });

  it('is refused for one’s own, for a deleted person and where there is none', () => {
    const own = { ...order, by: account()._id.toString() };
    expect(() => resetSecondFactor(account({ secondFactor }), own, NOW)).toThrow(refusal('own-second-factor'));
    expect(() => resetSecondFactor(account({ deletedAt: NOW }), order, NOW)).toThrow(refusal('person-not-found'));
    expect(() => resetSecondFactor(account(), order, NOW)).toThrow(refusal('second-factor-missing'));
  });
});
