import { SESSION } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { COOKIE, HEADER, RATE_LIMIT } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { open, pictureForm, refused } from '../testing/http-client.js';

const ME = '/api/v1/user/get-me';
const LOG_OUT = '/api/v1/auth/logout';
const REFRESH = '/api/v1/auth/refresh';
const IMAGE = '/api/v1/user/images/a.webp';
const STREAM = '/api/v1/notification/stream';
const GOOD = 'a-good-refresh-token';
const EPOCH_RAISED = 2;

let fixture: GatewayFixture;
let rider: Person;
let refreshes: string[];

/** Auth exchanges the good token for cookies of the rider's present epoch, each time for another refresh token. */
async function refresh(cookie: string): Promise<string[] | undefined> {
  refreshes.push(cookie);
  if (!cookie.includes(`${fixture.cookie(COOKIE.refresh)}=${GOOD}`)) return undefined;
  const [access] = (await fixture.cookieOf(rider, EPOCH_RAISED)).cookie.split(';');
  return [`${access}; Path=/`, `${fixture.cookie(COOKIE.refresh)}=successor-${refreshes.length}; Path=/`];
}

/** The cookies of a client whose access token has expired. */
async function expiredCookies(refreshToken = GOOD): Promise<{ cookie: string }> {
  const { cookie } = await fixture.cookieOf(rider);
  fixture.clock.advance(SESSION.accessMs + 1_000);
  return { cookie: `${cookie}; ${fixture.cookie(COOKIE.refresh)}=${refreshToken}` };
}

const begin = () => {
  rider = person({ role: 'RIDER' });
  refreshes = [];
  fixture.state.refresh = refresh;
};

describe.each(DEPLOYMENTS)('the session of a client that is no page, services %s', (deployment) => {
  beforeAll(async () => {
    fixture = await GatewayFixture.open({ deployment });
  });
  beforeEach(begin);
  afterAll(() => fixture.close());

  it('is renewed in the same answer when its access token has expired; auth alone gets the cookies', async () => {
    const headers = await expiredCookies();
    const { status, text, headers: answered } = await fixture.send(ME, { headers });
    expect([status, JSON.parse(text).data._id]).toEqual([200, rider.id]);
    const names = answered['set-cookie']?.map((line) => line.split('=')[0]);
    expect(names).toEqual([COOKIE.access, COOKIE.refresh].map((name) => fixture.cookie(name)));
    expect(refreshes).toEqual([headers.cookie]);
    expect(fixture.state.cookies).toBeUndefined();
    const renewed = answered['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? '';
    expect((await fixture.send(ME, { headers: { cookie: renewed } })).headers['set-cookie']).toBeUndefined();
  });

  it('is renewed when its access token is stale, as after its own register-driver', async () => {
    const { cookie } = await fixture.cookieOf(rider, 1);
    expect((await fixture.send(ME, { headers: { cookie } })).status).toBe(200);
    await fixture.keyValue.raise(`epoch:${rider.id}`, EPOCH_RAISED, SESSION.epochMs);
    expect(refused(await fixture.send(ME, { headers: { cookie } }))).toEqual([401, 'auth/session-stale']);
    const headers = { cookie: `${cookie}; ${fixture.cookie(COOKIE.refresh)}=${GOOD}` };
    const { status, headers: answered } = await fixture.send(ME, { headers });
    expect([status, answered['set-cookie']?.length]).toEqual([200, 2]);
  });

  it('is renewed once for calls that come together, and all get the same cookies', async () => {
    const headers = await expiredCookies();
    const answers = await Promise.all(Array.from({ length: 8 }, () => fixture.send(ME, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.headers['set-cookie']?.join())).size).toBe(1);
    expect(refreshes).toHaveLength(1);
  });

  it('is renewed again when what was shared a moment ago is stale by now', async () => {
    const headers = await expiredCookies();
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    fixture.clock.advance(SESSION.accessMs);
    expect((await fixture.send(ME, { headers })).status).toBe(200);
    expect(refreshes).toHaveLength(2);
  });

  it('is renewed for an upload and for a stream', async () => {
    const { headers, body } = pictureForm(1_000);
    const sent = { method: 'PATCH', headers: { ...headers, ...(await expiredCookies()) }, body };
    const uploaded = await fixture.send('/api/v1/user/update', sent);
    expect([uploaded.status, uploaded.headers['set-cookie']?.length]).toEqual([200, 2]);
    const stream = await open(fixture.port, STREAM, { headers: await expiredCookies() });
    expect([stream.statusCode, stream.headers['set-cookie']?.length]).toEqual([200, 2]);
    stream.destroy();
  });

  it.each([
    ['the header of our pages', { [HEADER.page]: '1' }],
    ['Origin', { origin: 'https://pothik.test' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])('is not renewed for a request with %s: its tabs do it themselves', async (_what, more) => {
    const headers = { ...(await expiredCookies()), ...more };
    const answer = await fixture.send(ME, { headers });
    expect(refused(answer)).toEqual([401, 'auth/session-expired']);
    expect([refreshes, answer.headers['set-cookie']]).toEqual([[], undefined]);
  });

  it('is not renewed on public calls and images', async () => {
    const headers = await expiredCookies();
    const left = await fixture.send(LOG_OUT, { method: 'POST', headers });
    expect([left.status, left.headers['set-cookie']]).toEqual([200, undefined]);
    const image = await fixture.send(IMAGE, { headers });
    expect([image.status, image.headers['set-cookie'], refreshes]).toEqual([200, undefined, []]);
  });

  it('whose refresh token is refused is answered as without it', async () => {
    const answer = await fixture.send(ME, { headers: await expiredCookies('a-used-token') });
    expect(refused(answer)).toEqual([401, 'auth/session-expired']);
    expect([refreshes.length, answer.headers['set-cookie'], answer.headers['retry-after']]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('is not over when auth did not decide: the answer is 503, and the next call renews it', async () => {
    const headers = await expiredCookies();
    fixture.state.refresh = async () => {
      throw new DomainError('request/conflict');
    };
    const undecided = await fixture.send(ME, { headers });
    expect(refused(undecided)).toEqual([503, 'platform/unavailable']);
    expect(undecided.headers['retry-after']).toBe('2');
    fixture.state.refresh = refresh;
    expect((await fixture.send(ME, { headers })).status).toBe(200);
  });
});

describe('under http', () => {
  beforeAll(async () => {
    fixture = await GatewayFixture.open({ configuration: { PUBLIC_URL: 'http://localhost:8080' } });
  });
  beforeEach(begin);
  afterAll(() => fixture.close());

  it('a session is renewed too, and its refresh cookie, which every call carries, reaches auth alone', async () => {
    const headers = await expiredCookies();
    const { status, headers: answered } = await fixture.send(ME, { headers });
    expect([status, answered['set-cookie']?.length, fixture.state.cookies]).toEqual([200, 2, undefined]);
    await fixture.send(LOG_OUT, { method: 'POST', headers });
    expect(fixture.state.cookies).toBe(headers.cookie);
  });
});

describe('an address with too many refused refresh tokens', () => {
  beforeAll(async () => {
    fixture = await GatewayFixture.open({ configuration: { RATE_LIMITS: 'renewals=2' } });
  });
  beforeEach(begin);
  afterAll(() => fixture.close());

  it('has no session renewed until the window ends; a refresh itself is still answered', async () => {
    const [used, headers] = [await expiredCookies('a-used-token'), await expiredCookies()];
    await fixture.send(REFRESH, { method: 'POST' });
    await fixture.send(ME, { headers: used });
    const answer = await fixture.send(ME, { headers });
    expect(refused(answer)).toEqual([401, 'auth/session-expired']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await fixture.send(REFRESH, { method: 'POST', headers })).status).toBe(200);
    fixture.clock.advance(RATE_LIMIT.failedRenewalsPerAddress.windowMs);
    expect((await fixture.send(ME, { headers })).status).toBe(200);
  });
});
