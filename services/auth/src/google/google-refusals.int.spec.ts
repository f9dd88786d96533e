import { authHttp } from '@pothik/contracts/auth';
import { ACCOUNT_MODEL } from '../accounts/account.model.js';
import { SESSION_FAMILY_MODEL } from '../sessions/session.model.js';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { AuthWithGoogle } from '../testing/auth-with-google.js';
import { CLIENT, type GoogleIssuer, type Misbehaviour } from '../testing/google-issuer.js';
import { isSignedIn, type Landed } from '../testing/google-visitor.js';

const HOUR_SECONDS = 3_600;
const rahima = { sub: '1001', email: 'rahima@pothik.test', email_verified: true, name: 'Rahima' };

describe('nothing is stored, and the person is redirected to /login with the reason,', () => {
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
  // Without what the outbox removes once it is published.
  const lasting = { pendingEvents: 0, pendingSince: 0 };
  const stored = async () => ({
    accounts: await auth.platform.model('auth', ACCOUNT_MODEL).find({}, lasting).lean(),
    families: await auth.platform.model('auth', SESSION_FAMILY_MODEL).find({}, lasting).lean(),
  });

  /** Expects the callback to be refused with this code and nothing new to be stored. */
  async function expectRefused(code: string, comeBack: () => Promise<Landed>): Promise<void> {
    const before = await stored();
    const landed = await comeBack();
    expect([landed.status, landed.location, isSignedIn(landed)]).toEqual([302, `/login?refusal=${code}`, false]);
    expect(await stored()).toEqual(before);
  }

  const past = () => Math.floor(Date.now() / 1000) - HOUR_SECONDS;
  it.each<[string, () => Misbehaviour]>([
    ['a token that has expired', () => ({ claims: { exp: past(), iat: past() - HOUR_SECONDS } })],
    ['a token for another platform', () => ({ claims: { aud: 'another-platform' } })],
    ['a token of another issuer', () => ({ claims: { iss: 'https://elsewhere.test' } })],
    ['a token of another attempt (a wrong nonce)', () => ({ claims: { nonce: 'another' } })],
    ['a token without a nonce', () => ({ claims: { nonce: undefined } })],
    ['a token signed by somebody else', () => ({ foreignKey: true })],
    ['a code that the issuer refuses', () => ({ exchange: 'refused' })],
  ])('for %s', async (_what, misbehaviour) => {
    issuer.misbehaviour = misbehaviour();
    await expectRefused('auth/google-failed', () => visitor().signIn(rahima));
  });

  it('for an e-mail that Google has not verified', async () => {
    await expectRefused('auth/google-email-unverified', () => visitor().signIn({ ...rahima, email_verified: false }));
  });

  it('for an account of another Google person', async () => {
    const karim = { ...rahima, sub: '2001', email: 'karim@pothik.test' };
    await visitor().signIn(karim);
    await expectRefused('auth/google-other-account', () => visitor().signIn({ ...karim, sub: '2002' }));
  });

  it('when the person cancels', async () => {
    const browser = visitor();
    const { location } = await browser.leave();
    await expectRefused('auth/google-cancelled', () => browser.comeBack(issuer.cancel(location)));
  });

  it('for a state that is replayed', async () => {
    const browser = visitor();
    const search = issuer.approve((await browser.leave()).location, { ...rahima, sub: '3001', email: 'r@pothik.test' });
    expect(isSignedIn(await browser.comeBack(search))).toBe(true);
    await expectRefused('auth/google-failed', () => browser.comeBack(search));
  });

  it('for a state that is wrong, or missing, or comes without a code', async () => {
    const browser = visitor();
    const search = issuer.approve((await browser.leave()).location, rahima);
    const wrong = search.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`);
    for (const bad of [wrong, search.replace(/state=[\w-]+/, ''), '', '?state=a&state=b'])
      await expectRefused('auth/google-failed', () => browser.comeBack(bad));
    await expectRefused('auth/google-failed', () => browser.comeBack(search.replace(/code=[\w-]+/, '')));
  });

  it('for the state of another browser, which can still come back itself', async () => {
    const browser = visitor();
    const search = issuer.approve((await browser.leave()).location, { ...rahima, sub: '4001', email: 'q@pothik.test' });
    await expectRefused('auth/google-failed', () => visitor().comeBack(search));
    expect(isSignedIn(await browser.comeBack(search))).toBe(true);
  });

  it('for an attempt that took longer than ten minutes', async () => {
    const browser = visitor();
    const search = issuer.approve((await browser.leave()).location, rahima);
    auth.platform.clock.advance(10 * 60_000);
    await expectRefused('auth/google-failed', () => browser.comeBack(search));
  });

  it('while the issuer’s exchange is broken', async () => {
    issuer.misbehaviour = { exchange: 'broken' };
    await expectRefused('auth/google-unavailable', () => visitor().signIn(rahima));
  });

  it('while the issuer is unavailable meanwhile, and it works again afterwards', async () => {
    const browser = visitor();
    const { location } = await browser.leave();
    await issuer.close();
    await expectRefused('auth/google-unavailable', () => browser.comeBack(issuer.approve(location, rahima)));
    await issuer.open();
    expect(isSignedIn(await visitor().signIn(rahima))).toBe(true);
  });
});

describe('an issuer that is unavailable at the start', () => {
  it('redirects to /login, and is requested again the next time', async () => {
    const google = await AuthWithGoogle.start({ away: true });
    const visitor = google.visitor();
    expect((await visitor.leave()).location).toBe('/login?refusal=auth/google-unavailable');
    await google.issuer.open();
    expect((await visitor.leave()).location).toContain(`${google.issuer.url}/authorize`);
    await google.close();
  });
});

describe('without GOOGLE_CLIENT_ID', () => {
  let auth: AuthPlatform;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.close());

  it.each(['/api/v1/auth/google', '/api/v1/auth/google/callback?state=x&code=y'])('%s is not found', async (url) => {
    const answer = await auth.platform.service('auth').app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request/not-found']);
  });

  it('reports to the web that Google is off', async () => {
    expect((await auth.platform.call(authHttp.googleStatus, {})).body.data).toEqual({ available: false });
  });
});

describe('the configuration', () => {
  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_SECRET'],
    [{ ...CLIENT, GOOGLE_ISSUER: 'http://accounts.elsewhere.test' }, 'GOOGLE_ISSUER'],
  ])('%j is refused', async (configuration, name) => {
    await expect(startAuth(configuration)).rejects.toThrow(`auth cannot start; missing or not right: ${name}`);
  });
});
