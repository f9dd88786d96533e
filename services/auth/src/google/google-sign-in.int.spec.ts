import { authEvents, authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { AddressHasher } from '../accounts/address.hasher.js';
import { CODE_MODEL } from '../codes/code.model.js';
import { RIDE_PROJECTION_MODEL } from '../projections/ride-projection.model.js';
import { REGISTRATION_MODEL } from '../registrations/registration.model.js';
import { SESSION_FAMILY_MODEL } from '../sessions/session.model.js';
import { type AuthPlatform, PASSWORD } from '../testing/auth-platform.js';
import { AuthWithGoogle } from '../testing/auth-with-google.js';
import { CLIENT, type GoogleIssuer, type GoogleTestPerson } from '../testing/google-issuer.js';
import { BROWSER, isSignedIn } from '../testing/google-visitor.js';

let google: AuthWithGoogle;
let auth: AuthPlatform;
let issuer: GoogleIssuer;
beforeAll(async () => {
  google = await AuthWithGoogle.start();
  ({ auth, issuer } = google);
});
afterAll(() => google.close());
afterEach(() => {
  issuer.misbehaviour = {};
});

const visitor = () => google.visitor();
let people = 0;
const somebody = (given: Partial<GoogleTestPerson> = {}): GoogleTestPerson => {
  people += 1;
  return { sub: `100${people}`, email: `person${people}@pothik.test`, email_verified: true, name: 'Rahima', ...given };
};
const accounts = () => auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
/** Sets an account to its state after deletion. */
const deleted = async (email: string) => {
  const emailHash = auth.platform.service('auth').app.get(AddressHasher).hash(email);
  const emptied = { deletedAt: auth.platform.clock.now(), emailHash, email: '', name: '', verified: false };
  await accounts().updateOne({ email }, { $set: emptied, $unset: { googleSubject: 1 } });
};
const context = async (email: string) => ({
  accounts: await accounts().find({ email }).lean(),
  families: await auth.platform.model('auth', SESSION_FAMILY_MODEL).countDocuments(),
});

describe('GET /auth/google', () => {
  it('redirects to the issuer with PKCE, state and nonce, and sets the browser’s cookie for ten minutes', async () => {
    const { status, location, jar } = await visitor().leave();
    const { origin, pathname, searchParams } = new URL(location);
    expect([status, origin + pathname]).toEqual([302, `${issuer.url}/authorize`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.GOOGLE_CLIENT_ID,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:8080/api/v1/auth/google/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(jar.attributes).toEqual({ [BROWSER]: 'Max-Age=600; Path=/; HttpOnly; SameSite=Lax' });
    expect(location).not.toContain(jar.values[BROWSER] as string);
  });

  it('requests discovery once, not for every sign-in', async () => {
    await visitor().leave();
    const before = issuer.discoveries;
    await visitor().leave();
    expect(issuer.discoveries).toBe(before);
  });

  it('refuses an unknown parameter at /login', async () => {
    const { status, location } = await visitor().leave('?surprise=1');
    expect([status, location]).toEqual([302, '/login?refusal=request/invalid']);
  });

  it('reports to the web that Google is on', async () => {
    expect((await auth.platform.call(authHttp.googleStatus, {})).body.data).toEqual({ available: true });
  });
});

describe('signing in with Google', () => {
  it('creates a verified RIDER at the first sign-in, publishes it, and signs them in', async () => {
    const person = somebody({ email: 'First@Pothik.test' });
    const landed = await visitor().signIn(person);
    expect([landed.status, landed.location, isSignedIn(landed)]).toEqual([302, '/', true]);
    const account = await auth.account('first@pothik.test');
    expect(account).toMatchObject({
      name: 'Rahima',
      role: 'RIDER',
      verified: true,
      passwordHash: null,
      googleSubject: person.sub,
    });
    const claims = await auth.tokens.verify(landed.jar.values[COOKIE.access] as string, auth.platform.clock.now());
    expect(claims).toMatchObject({ sub: account._id.toString(), email: account.email, verified: true, epoch: 1 });
    await auth.platform.settled();
    for (const definition of [authEvents.userRegistered, authEvents.userVerified]) {
      const published = (await auth.platform.published(definition)).filter(
        ({ aggregateId }) => aggregateId === account._id.toString(),
      );
      expect(published.map(({ payload }) => payload.account)).toEqual([expect.objectContaining({ verified: true })]);
    }
  });

  it('redirects to the page that a guard refused, never to another host', async () => {
    expect((await visitor().signIn(somebody(), '?returnTo=%2Frider%2Factivity')).location).toBe('/rider/activity');
    expect((await visitor().signIn(somebody(), '?returnTo=%2F%2Felsewhere.test')).location).toBe('/');
    expect((await visitor().signIn(somebody(), '?returnTo=%2Fadmin')).location).toBe('/');
  });

  it('recognises a person by Google’s identifier, also after their e-mail changed there', async () => {
    const person = somebody();
    await visitor().signIn(person);
    const landed = await visitor().signIn({ ...person, email: 'moved@pothik.test', email_verified: false });
    expect(isSignedIn(landed)).toBe(true);
    expect((await context(person.email)).accounts).toHaveLength(1);
    expect((await context('moved@pothik.test')).accounts).toEqual([]);
  });

  it('links a verified account, whose password stays', async () => {
    const person = somebody();
    const { _id } = await auth.signUp(person.email);
    expect((await visitor().signIn(person)).location).toBe('/');
    expect(await auth.account(person.email)).toMatchObject({ _id, googleSubject: person.sub, epoch: 1 });
    expect((await auth.logIn(person.email)).status).toBe(200);
  });

  it('makes an account of an e-mail that was only registered: its registrations and their codes are gone', async () => {
    const person = somebody();
    await auth.register(person.email, PASSWORD, 'Somebody else');
    await auth.sendCode(person.email);
    await auth.platform.settled();
    const code = await auth.mailedCode(person.email);
    expect(isSignedIn(await visitor().signIn(person))).toBe(true);
    expect(await auth.account(person.email)).toMatchObject({ name: 'Rahima', verified: true, passwordHash: null });
    expect((await auth.logIn(person.email)).body.code).toBe('auth/password-wrong');
    expect(code).toMatch(/^\d{6}$/);
    expect((await auth.verify(person.email, code)).body.code).toBe('auth/code-invalid');
    const { email } = person;
    expect(await auth.platform.model('auth', REGISTRATION_MODEL).countDocuments({ email })).toBe(0);
    const codes = auth.platform.model('auth', CODE_MODEL);
    expect(await codes.countDocuments({ channel: 'email', address: email })).toBe(0);
  });

  it('makes a new account of a deleted e-mail that was registered anew', async () => {
    const person = somebody();
    await visitor().signIn(person);
    await deleted(person.email);
    await auth.register(person.email);
    expect(isSignedIn(await visitor().signIn(person))).toBe(true);
    expect(await auth.account(person.email)).toMatchObject({ verified: true, googleSubject: person.sub });
  });

  it('makes the browser known to the account', async () => {
    const landed = await visitor().signIn(somebody());
    expect(landed.jar.attributes[COOKIE.knownBrowser]).toBe('Max-Age=15552000; Path=/api/v1; HttpOnly; SameSite=Lax');
  });

  it('redirects a deleted person to /login with ‘User is deleted!’', async () => {
    const person = somebody();
    await visitor().signIn(person);
    await deleted(person.email);
    const before = await context(person.email);
    const landed = await visitor().signIn(person);
    expect([landed.location, isSignedIn(landed)]).toEqual(['/login?refusal=auth/user-deleted', false]);
    expect(await context(person.email)).toEqual(before);
  });

  it('redirects a rider with an open ride to it', async () => {
    const person = somebody();
    await visitor().signIn(person);
    const riderId = (await auth.account(person.email))._id.toString();
    const context = { aggregateVersion: 1, riderId, driverUserId: 'd', status: 'ACCEPTED', endedAt: null };
    await auth.platform.model('auth', RIDE_PROJECTION_MODEL).create(context);
    expect((await visitor().signIn(person)).location).toBe('/rider/current-ride');
  });

  it('allows several attempts of one browser at once', async () => {
    const browser = visitor();
    const person = somebody();
    const first = await browser.leave();
    const second = await browser.leave();
    expect(isSignedIn(await browser.comeBack(issuer.approve(second.location, person)))).toBe(true);
    expect(isSignedIn(await browser.comeBack(issuer.approve(first.location, person)))).toBe(true);
  });
});
