import { authHttp } from '@pothik/contracts/auth';
import { ERRORS } from '@pothik/contracts/catalogue';
import { userHttp } from '@pothik/contracts/user';
import { freePort, type RunningPlatform, startPlatform } from '../../support/platform.js';
import { Visitor } from '../../support/visitor.js';

const STAND_IN = '/dev/google/style.css';
const START = '/auth/google?returnTo=%2Frider%2Factivity';

const PAGES = ['/auth/google', '/api/v1/auth/google', '/api/v1/auth/google/callback'];
const WRONG_QUERIES = [
  'notAName=1',
  'returnTo=/a&returnTo=/b',
  'returnTo[$gt]=',
  'state[$gt]=&code=x',
  'state=a&state=b',
  `state=${'x'.repeat(43)}&code=x`,
  `state=${'x'.repeat(3_000)}`,
  'error=access_denied',
];

/** Requests a page without following redirects, as a browser that stores cookies. */
async function open(address: string, cookies: Map<string, string>, form?: Record<string, string>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
  const answer = await fetch(address, { ...body, redirect: 'manual', headers: { cookie } });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return { status: answer.status, location: new URL(answer.headers.get('location') ?? '/', address).href };
}

describe('with npm start the button leads to a stand-in issuer', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform({ demonstration: true });
  });
  afterAll(() => platform?.stop());

  it.each(['localhost', '127.0.0.1'])('where a demonstration person signs in, at http://%s', async (host) => {
    const cookies = new Map<string, string>();
    const url = `http://${host}:${platform.port}`;
    const standIn = await open(`${url}${START}`, cookies);
    expect(standIn.location).toContain('/dev/google/authorize?');
    const person = { name: 'Nusrat Jahan', email: 'rider@pothik.test', verified: 'yes' };
    const chosen = await open(standIn.location, cookies, person);
    const landed = await open(chosen.location, cookies);
    expect(landed).toEqual({ status: 302, location: `${url}/rider/activity` });
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const me = await new Visitor(url).ask(userHttp.getMe, {}, headers);
    expect(me.body.data).toMatchObject({ email: 'rider@pothik.test', role: 'RIDER', name: 'Nusrat Jahan' });
  });

  it.each(PAGES)('%s redirects to /login with a refusal of the catalogue, whatever the query', async (page) => {
    for (const query of WRONG_QUERIES) {
      const { status, location } = await open(`${platform.url}${page}?${query}`, new Map());
      expect([query, status]).toEqual([query, 302]);
      const { pathname, searchParams } = new URL(location);
      expect([pathname, Object.keys(ERRORS)]).toEqual([
        '/login',
        expect.arrayContaining([searchParams.get('refusal')]),
      ]);
    }
  });

  it('and the web’s settings say so', async () => {
    expect(await new Visitor(platform.url).call(authHttp.googleStatus, {})).toEqual({ available: true });
  });
});

describe('with GOOGLE_CLIENT_ID the button leads to GOOGLE_ISSUER', () => {
  it('and to /login while the issuer is unavailable; there is no stand-in', async () => {
    const GOOGLE_ISSUER = `http://127.0.0.1:${await freePort()}`;
    const environment = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret', GOOGLE_ISSUER };
    const platform = await startPlatform({ environment });
    try {
      const landed = await open(`${platform.url}/auth/google`, new Map());
      expect(landed.location).toBe(`${platform.url}/login?refusal=auth/google-unavailable`);
      expect(await new Visitor(platform.url).call(authHttp.googleStatus, {})).toEqual({ available: true });
      expect((await open(platform.url + STAND_IN, new Map())).status).toBe(404);
    } finally {
      await platform.stop();
    }
  });
});

describe.each<Record<string, string>>([
  { HOST: '0.0.0.0', SUPPORT_EMAIL: 'support@pothik.test' },
  { PUBLIC_URL: 'https://pothik.example' },
])('with %j there is no stand-in, and without GOOGLE_CLIENT_ID no Google', (environment) => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform({ environment });
  });
  afterAll(() => platform?.stop());

  it('the web’s settings say so, and /auth/google and the stand-in’s pages are 404', async () => {
    const visitor = new Visitor(platform.url);
    expect(await visitor.call(authHttp.googleStatus, {})).toEqual({ available: false });
    const ofGoogle = ['/auth/google', '/api/v1/auth/google', '/api/v1/auth/google/callback', STAND_IN];
    for (const address of [...ofGoogle, '/dev/mail.json', '/dev/people.json'])
      expect([address, (await visitor.send('GET', address)).status]).toEqual([address, 404]);
  });
});
