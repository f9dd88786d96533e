import { COOKIE } from '@pothik/contracts/platform';
import { AuthWithGoogle } from '../testing/auth-with-google.js';

const SUPER_ADMIN_EMAIL = 'first@pothik.test';

describe('the account of SUPER_ADMIN_EMAIL', () => {
  it.each([
    ['is unknown', false],
    ['was only registered', true],
  ])(
    'becomes SUPER_ADMIN when it %s and signs in with Google, and is redirected to /admin',
    async (_how, isRegistered) => {
      const google = await AuthWithGoogle.start({ SUPER_ADMIN_EMAIL });
      const { auth } = google;
      if (isRegistered) await auth.register(SUPER_ADMIN_EMAIL);
      const person = { sub: '1', email: SUPER_ADMIN_EMAIL, email_verified: true };
      const { location, jar } = await google.visitor().signIn(person);
      expect(location).toBe('/admin');
      const claims = await auth.tokens.verify(jar.values[COOKIE.access] as string, auth.platform.clock.now());
      expect(claims).toMatchObject({ role: 'SUPER_ADMIN', epoch: (await auth.account(SUPER_ADMIN_EMAIL)).epoch });
      await google.close();
    },
  );
});
