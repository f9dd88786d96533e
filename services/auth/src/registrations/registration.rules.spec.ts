import { accountOf, isValid, newRegistration, registrationViewOf, surplusOf } from './registration.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const registration = {
  _id: '64f000000000000000000001',
  ...newRegistration({ name: 'Rahima', email: 'rahima@pothik.test' }, 'hash', 'holder', NOW),
};

describe('a registration', () => {
  it('is valid for 24 hours; an expired one counts as none', () => {
    expect(isValid(registration, new Date('2026-11-03T05:59:59.999Z'))).toBe(true);
    expect(isValid(registration, new Date('2026-11-03T06:00:00Z'))).toBe(false);
  });

  it('is held by the browser that registered', () => {
    expect(registration.holders).toEqual(['holder']);
  });

  it('beyond the fifth of an e-mail goes, the oldest first', () => {
    expect(surplusOf(['newest', 4, 3, 2, 'fifth', 'sixth', 'oldest'])).toEqual(['sixth', 'oldest']);
    expect(surplusOf([5, 4, 3, 2, 1])).toEqual([]);
  });

  it('becomes a verified RIDER with its own id, name and password', () => {
    expect(accountOf(registration, NOW)).toMatchObject({
      id: registration._id,
      name: 'Rahima',
      email: 'rahima@pothik.test',
      passwordHash: 'hash',
      role: 'RIDER',
      verified: true,
    });
  });

  it('is shown as an account that is not verified, without password and holders', () => {
    expect(registrationViewOf(registration)).toEqual({
      _id: registration._id,
      name: 'Rahima',
      email: 'rahima@pothik.test',
      role: 'RIDER',
      verified: false,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
  });
});
