import { refusalWithoutAccount } from './log-in.rules.js';

describe('a log-in while no account holds the e-mail', () => {
  it('is refused as unknown when it was never registered', () => {
    expect(refusalWithoutAccount('no-registration', false)).toBe('auth/user-not-found');
  });

  it('is refused as deleted when its account was deleted', () => {
    expect(refusalWithoutAccount('no-registration', true)).toBe('auth/user-deleted');
  });

  it.each([false, true])(
    'is refused by a registration: wrong password first, then not verified; deleted: %j',
    (was) => {
      expect(refusalWithoutAccount('other-password', was)).toBe('auth/password-wrong');
      expect(refusalWithoutAccount('registration', was)).toBe('auth/user-not-verified');
    },
  );
});
