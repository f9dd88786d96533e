import { authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE, cookieNameOf } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { person } from '@pothik/service-kit/testing';
import { OpenStream } from './testing/gateway-client.js';
import { type TestBrowser, TwoGateways } from './testing/two-gateways.js';

const NEW_PASSWORD = 'Nodi#2026';
const STALE = Array(2).fill('401 auth/session-stale');
const VALID = Array(2).fill('200 ok');
const names = ['leaves', 'changes', 'stolen', 'lost', 'elsewhere'] as const;
const people = Object.fromEntries(names.map((name) => [name, person({ role: 'RIDER' })])) as Record<
  (typeof names)[number],
  ReturnType<typeof person>
>;

let two: TwoGateways;
beforeAll(async () => {
  two = await TwoGateways.open(Object.values(people));
});
afterAll(() => two?.close());

async function signedIn(name: (typeof names)[number]): Promise<TestBrowser> {
  const browser = two.browser();
  await browser.logIn(people[name]);
  return browser;
}

const streamsAtBoth = ({ gateways }: TestBrowser) => Promise.all(gateways.map((gateway) => OpenStream.at(gateway)));

/** Whoever holds copies of these cookies has nothing more: no call, no refresh, no open stream. */
async function expectEnded(copied: TestBrowser, streams: readonly OpenStream[]): Promise<void> {
  expect(await copied.outcomes(userHttp.getMe)).toEqual(STALE);
  for (const stream of streams) expect(await stream.untilEnded()).toContain('event: ended');
  for (const gateway of copied.copy().gateways) expect((await gateway.call(authHttp.refresh)).status).toBe(401);
}

async function expectGoesOn(browser: TestBrowser): Promise<void> {
  expect(await browser.outcomes(userHttp.getMe)).toEqual(VALID);
  for (const stream of await streamsAtBoth(browser)) stream.close();
  expect((await browser.gateways[1].call(authHttp.refresh)).status).toBe(200);
}

describe('in both gateways at once, with a copy of its cookies and a stream open in each', () => {
  it('a log-out ends its session, and no other session of the person', async () => {
    const [browser, other] = [await signedIn('leaves'), await signedIn('leaves')];
    const [copied, streams] = [browser.copy(), await streamsAtBoth(browser)];
    const otherStreams = await streamsAtBoth(other);
    expect((await browser.gateways[0].call(authHttp.logout)).status).toBe(200);
    await expectEnded(copied, streams);
    await expectGoesOn(other);
    expect(otherStreams.map(({ isEnded }) => isEnded)).toEqual([false, false]);
    for (const stream of otherStreams) stream.close();
  });

  it('a changed password ends every session, also the one it was changed in, whose browser goes on in a new one', async () => {
    const [browser, other] = [await signedIn('changes'), await signedIn('changes')];
    const [copied, otherCopied] = [browser.copy(), other.copy()];
    const streams = [...(await streamsAtBoth(browser)), ...(await streamsAtBoth(other))];
    expect((await browser.changePassword(NEW_PASSWORD)).status).toBe(200);
    await expectEnded(copied, streams);
    await expectEnded(otherCopied, []);
    await expectGoesOn(browser);
  });

  it('a refresh token used again 30 seconds after its successor was exchanged ends its session', async () => {
    const browser = await signedIn('stolen');
    const stolen = browser.copy();
    for (const _exchange of [1, 2]) expect((await browser.gateways[0].call(authHttp.refresh)).status).toBe(200);
    const streams = await streamsAtBoth(browser);
    two.platform.clock.advance(SESSION.refreshGraceMs + 1);
    expect((await stolen.gateways[1].call(authHttp.refresh)).status).toBe(401);
    await expectEnded(browser.copy(), streams);
  });
});

describe('a key-value store that has lost its entries', () => {
  const claimsOf = ({ gateways }: TestBrowser) => {
    const [, claims = ''] = (gateways[0].cookies.get(cookieNameOf(COOKIE.access, true)) ?? '').split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { sub: string; sid: string };
  };
  const lose = async (browser: TestBrowser) => {
    const { sub, sid } = claimsOf(browser);
    for (const key of [`epoch:${sub}`, `session-ended:${sid}`]) await two.platform.keyValue.delete(key);
  };

  // A store that was in use for longer than its entries live: nothing may be concluded from what it lacks.
  beforeAll(async () => {
    await (await signedIn('lost')).outcomes(userHttp.getMe);
    two.platform.clock.advance(SESSION.epochMs + 1_000);
  });

  it('revives no session that was logged out, in no gateway', async () => {
    const browser = await signedIn('lost');
    const copied = browser.copy();
    expect(await copied.outcomes(userHttp.getMe)).toEqual(VALID);
    await browser.gateways[0].call(authHttp.logout);
    await lose(copied);
    expect(await copied.outcomes(userHttp.getMe)).toEqual(STALE);
  });

  it('revives no session that a log-out everywhere or a changed password ended', async () => {
    for (const end of [authHttp.logoutEverywhere, undefined]) {
      const browser = await signedIn('elsewhere');
      const copied = browser.copy();
      expect((await (end ? browser.gateways[0].call(end) : browser.changePassword(NEW_PASSWORD))).status).toBe(200);
      await lose(copied);
      expect(await copied.outcomes(userHttp.getMe)).toEqual(STALE);
    }
  });

  it('ends no session that goes on', async () => {
    const browser = await signedIn('lost');
    await lose(browser);
    await expectGoesOn(browser);
  });
});
