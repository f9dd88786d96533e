import { rounds } from '@pothik/service-kit/testing';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import type { AuthPlatform } from '../testing/auth-platform.js';
import { AuthWithGoogle } from '../testing/auth-with-google.js';
import type { GoogleIssuer, GoogleTestPerson } from '../testing/google-issuer.js';
import { isSignedIn } from '../testing/google-visitor.js';

const ROUNDS = rounds(100);

let google: AuthWithGoogle;
let auth: AuthPlatform;
let issuer: GoogleIssuer;
beforeAll(async () => {
  google = await AuthWithGoogle.start();
  ({ auth, issuer } = google);
});
afterAll(() => google.close());

const visitor = () => google.visitor();
const accountsOf = (email: string) =>
  auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL).find({ email }).lean();
let people = 0;
const somebody = (): GoogleTestPerson => {
  people += 1;
  return { sub: `100${people}`, email: `person${people}@pothik.test`, email_verified: true, name: 'Rahima' };
};

describe('two first sign-ins at once make one account', () => {
  it.each([
    ['of an unknown e-mail', false],
    ['of an e-mail that was only registered', true],
  ])(`%s, in each of ${ROUNDS} rounds, and all are signed in`, async (_whose, isRegistered) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = somebody();
      if (isRegistered) await auth.register(person.email);
      const browsers = [visitor(), visitor(), visitor()];
      const searches = await Promise.all(
        browsers.map(async (browser) => issuer.approve((await browser.leave()).location, person)),
      );
      const landed = await Promise.all(browsers.map((browser, index) => browser.comeBack(searches[index] as string)));
      expect(landed.map((each) => [each.location, isSignedIn(each)])).toEqual(browsers.map(() => ['/', true]));
      expect(await accountsOf(person.email)).toEqual([expect.objectContaining({ verified: true, passwordHash: null })]);
    }
  });

  it(`also when one signs in with Google and one registers, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = somebody();
      const browser = visitor();
      const search = issuer.approve((await browser.leave()).location, person);
      const [landed] = await Promise.all([browser.comeBack(search), auth.register(person.email)]);
      expect(isSignedIn(landed)).toBe(true);
      expect(await accountsOf(person.email)).toEqual([
        expect.objectContaining({ verified: true, passwordHash: null, googleSubject: person.sub }),
      ]);
    }
  });
});
