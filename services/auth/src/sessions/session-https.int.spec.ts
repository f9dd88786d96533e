import { authHttp } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { type AuthPlatform, jarOf, startAuth } from '../testing/auth-platform.js';

const OF_THE_HOST = /^Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
/** Refresh tokens of releases before had 32 bytes. */
const FORMER_LENGTH = 43;

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ PUBLIC_URL: 'https://pothik.test' });
});
afterAll(() => auth.close());

const refreshWith = (cookie: string) => auth.platform.call(authHttp.refresh, {}, { headers: { cookie } });
const logInNew = async (email: string) => {
  await auth.signUp(email);
  return jarOf(await auth.logIn(email));
};

describe('under https the session cookies', () => {
  it('belong to the one host: no other host and no http page can set them', async () => {
    const { values, attributes } = await logInNew('host@pothik.test');
    expect(Object.keys(values).sort()).toEqual([
      '__Host-accessToken',
      '__Host-knownBrowser',
      '__Host-refreshToken',
      'signedIn',
    ]);
    for (const name of ['__Host-accessToken', '__Host-refreshToken']) expect(attributes[name]).toMatch(OF_THE_HOST);
    expect(attributes[COOKIE.signedIn]).toBe('Max-Age=2592000; Path=/; Secure; SameSite=Lax');
  });

  it('continue and end a session', async () => {
    const { values } = await logInNew('continues@pothik.test');
    const renewed = await refreshWith(`__Host-refreshToken=${values['__Host-refreshToken']}`);
    expect([renewed.status, jarOf(renewed).values['__Host-refreshToken']]).toEqual([
      200,
      expect.stringMatching(/.{43}/),
    ]);
    const cookie = `__Host-refreshToken=${jarOf(renewed).values['__Host-refreshToken']}`;
    const left = await auth.platform.call(authHttp.logout, {}, { headers: { cookie } });
    expect(jarOf(left).values).toMatchObject({ '__Host-accessToken': '', '__Host-refreshToken': '', signedIn: '' });
    expect((await refreshWith(cookie)).status).toBe(401);
  });

  it('of a release before are accepted once, and replaced', async () => {
    await auth.signUp('former@pothik.test');
    const former = await auth.formerRefreshToken('former@pothik.test');
    expect(former).toHaveLength(FORMER_LENGTH);
    const renewed = await refreshWith(`${COOKIE.refresh}=${former}; ${COOKIE.access}=anything`);
    const { values, attributes } = jarOf(renewed);
    expect(renewed.status).toBe(200);
    expect(values).toMatchObject({
      '__Host-accessToken': expect.stringContaining('.'),
      '__Host-refreshToken': expect.stringMatching(/.{44}/),
      [COOKIE.access]: '',
      [COOKIE.refresh]: '',
    });
    expect(attributes[COOKIE.access]).toContain('Path=/;');
    expect(attributes[COOKIE.refresh]).toContain('Path=/api/v1/auth;');
  });

  it('of a release before are removed by a log-out too', async () => {
    const left = await auth.platform.call(authHttp.logout, {});
    expect(jarOf(left).values).toMatchObject({ '__Host-refreshToken': '', [COOKIE.access]: '', [COOKIE.refresh]: '' });
  });

  it('without a prefix are not accepted with a token of this release: another host may have set them', async () => {
    const { values } = await logInNew('planted@pothik.test');
    expect((await refreshWith(`${COOKIE.refresh}=${values['__Host-refreshToken']}`)).status).toBe(401);
  });
});
