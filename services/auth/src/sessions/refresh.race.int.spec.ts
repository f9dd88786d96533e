import { authHttp, SESSION } from '@pothik/contracts/auth';
import { rounds } from '@pothik/service-kit/testing';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { type Browser, claimsIn, openBrowser, refreshTokenIn } from '../testing/browser.js';

const ROUNDS = rounds(1_000);

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
  await auth.signUp('rahima@pothik.test');
});
afterAll(() => auth.close());

async function everyRound(play: (browser: Browser) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await play(await openBrowser(auth, 'rahima@pothik.test'));
}

it('two tabs that refresh at once both stay signed in, in the same family', () =>
  everyRound(async ({ person, refreshToken }) => {
    const answers = await Promise.all([auth.refresh(refreshToken), auth.refresh(refreshToken)]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect((await claimsIn(auth, answer)).sid).toBe(person.sessionId);
      expect((await auth.refresh(refreshTokenIn(answer))).status).toBe(200);
    }
  }));

it('a token is exchanged again, however late, until a successor is; 30 s after that its use ends the family', () =>
  everyRound(async ({ person, refreshToken }) => {
    const first = await auth.refresh(refreshToken);
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    const again = await auth.refresh(refreshToken);
    expect((await claimsIn(auth, again)).sid).toBe(person.sessionId);
    const next = await auth.refresh(refreshTokenIn(again));
    auth.platform.clock.advance(SESSION.refreshGraceMs);
    const late = await auth.refresh(refreshToken);
    expect((await claimsIn(auth, late)).sid).toBe(person.sessionId);
    auth.platform.clock.advance(1);
    expect((await auth.refresh(refreshToken)).status).toBe(401);
    for (const answer of [first, again, next, late])
      expect((await auth.refresh(refreshTokenIn(answer))).status).toBe(401);
  }));

it('a reuse during a refresh leaves no valid token', () =>
  everyRound(async ({ refreshToken }) => {
    const present = refreshTokenIn(await auth.refresh(refreshTokenIn(await auth.refresh(refreshToken))));
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    const [reused, renewed] = await Promise.all([auth.refresh(refreshToken), auth.refresh(present)]);
    expect(reused.status).toBe(401);
    const remaining = renewed.status === 200 ? refreshTokenIn(renewed) : present;
    expect((await auth.refresh(remaining)).status).toBe(401);
  }));

it('two copies that are exchanged at once meet: the later of their next exchanges ends the family', () =>
  everyRound(async ({ refreshToken }) => {
    const branches = (await Promise.all([auth.refresh(refreshToken), auth.refresh(refreshToken)])).map(refreshTokenIn);
    const next = await Promise.all(branches.map((branch) => auth.refresh(branch)));
    expect(next.map(({ status }) => status)).toEqual([200, 200]);
    const [one = '', other = ''] = next.map(refreshTokenIn);
    const onwards = await auth.refresh(one);
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    expect((await auth.refresh(other)).status).toBe(401);
    expect((await auth.refresh(refreshTokenIn(onwards))).status).toBe(401);
  }));

it('a log-out everywhere during a log-in or a refresh leaves no earlier session', () =>
  everyRound(async ({ person, refreshToken }) => {
    const account = await auth.account('rahima@pothik.test');
    const [ended, loggedIn, renewed] = await Promise.all([
      auth.platform.call(authHttp.logoutEverywhere, {}, { as: person }),
      auth.logIn('rahima@pothik.test'),
      auth.refresh(refreshToken),
    ]);
    expect([ended.status, loggedIn.status]).toEqual([200, 200]);
    const { epoch } = await claimsIn(auth, loggedIn);
    const admittedAfter = epoch > account.epoch;
    expect((await auth.refresh(refreshTokenIn(loggedIn))).status).toBe(admittedAfter ? 200 : 401);
    const remaining = renewed.status === 200 ? refreshTokenIn(renewed) : refreshToken;
    expect((await auth.refresh(remaining)).status).toBe(401);
  }));
