import { COOKIE } from '@pothik/contracts/platform';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { type Received, refused } from '../testing/http-client.js';
import { APP_MANIFEST, EARLIER_SCRIPT, ICON, SCRIPT, STYLE_HASH } from '../testing/web-folder.js';

const HASHED = '/js/main.0123abcd.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let fixture: GatewayFixture;
beforeAll(async () => {
  fixture = await GatewayFixture.open();
});
afterAll(() => fixture.close());

const policyOf = ({ headers }: Received) => String(headers['content-security-policy']);
const nonceOf = (page: Received) => /'nonce-([^']+)'/.exec(policyOf(page))?.[1];

describe('a page', () => {
  it('contains the nonce of its policy, a new one for each response', async () => {
    const pages = [
      await fixture.send('/'),
      await fixture.send('/rider/current-ride?tab=a.b'),
      await fixture.send('/index.html'),
    ];
    for (const page of pages) {
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text.match(/nonce="([^"]+)"/)?.[1]).toBe(nonceOf(page));
      expect(page.text).not.toContain('__NONCE__');
      expect(page.headers['cache-control']).toBe('no-store');
    }
    expect(new Set(pages.map(nonceOf)).size).toBe(3);
  });

  it('allows inline code only by its nonce or the listed hash', async () => {
    const page = await fixture.send('/');
    expect(policyOf(page)).not.toMatch(/unsafe/);
    expect(policyOf(page)).toContain(STYLE_HASH);
    expect(policyOf(page)).toContain("default-src 'self'");
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
    expect(policyOf(page)).toContain("worker-src 'self';");
  });

  it('has security headers', async () => {
    expect((await fixture.send('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    });
  });

  it('opened from the home screen is the page at /', async () => {
    const { status, text, headers } = await fixture.send('/?from=home');
    expect([status, headers['content-type'], headers.location]).toEqual([200, 'text/html; charset=utf-8', undefined]);
    expect(text).toContain('shell 0123456789ab');
  });

  it('preloads the files of the opened area for signed-in people', async () => {
    const cookie = { cookie: `${COOKIE.signedIn}=1` };
    const { headers } = await fixture.send('/rider/current-ride', { headers: cookie });
    expect(String(headers.link).split(', ')).toEqual([
      '</remotes.json>; rel=preload; as=fetch; crossorigin',
      '</js/area.0123abcd.js>; rel=preload; as=script',
      '</remotes/rider/0123456789ab/mf-manifest.json>; rel=preload; as=fetch; crossorigin',
      '</remotes/rider/0123456789ab/remoteEntry.js>; rel=prefetch; as=script',
      '</remotes/rider/0123456789ab/js/routes.js>; rel=prefetch; as=script',
      '</remotes/rider/0123456789ab/css/routes.css>; rel=prefetch; as=style',
    ]);
    const live = { cookie: `${COOKIE.signedIn}=1; ${fixture.cookie(COOKIE.access)}=live` };
    expect((await fixture.send('/rider', { headers: live })).headers.link).toMatch(
      /^<\/api\/v1\/user\/get-me>; rel=preload; as=fetch; crossorigin, <\/remotes.json>/,
    );
    expect((await fixture.send('/rider/current-ride')).headers.link).toBeUndefined();
    for (const elsewhere of ['/', '/about', '/constructor/x'])
      expect((await fixture.send(elsewhere, { headers: cookie })).headers.link).toBeUndefined();
  });

  it('of an area whose remote is missing is sent without preloads', async () => {
    const page = await fixture.send('/driver/ride-request', { headers: { cookie: `${COOKIE.signedIn}=1` } });
    expect([page.status, page.headers.link]).toEqual([200, undefined]);
  });

  it('answers HEAD without a body', async () => {
    const { status, text, headers } = await fixture.send('/login', { method: 'HEAD' });
    expect([status, text, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('answers 404 to POST and OPTIONS', async () => {
    expect(refused(await fixture.send('/login', { method: 'POST' }))).toEqual([404, 'request/not-found']);
    expect((await fixture.send('/login', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('a release', () => {
  it('names the current release of each remote in /remotes.json', async () => {
    const { status, text } = await fixture.send('/remotes.json');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        rider: '/remotes/rider/0123456789ab/mf-manifest.json',
        driver: '/remotes/driver/0123456789ab/mf-manifest.json',
      },
    ]);
  });

  it('of the shell or a remote is served at the next request, without a restart, and so is one taken back', async () => {
    const versionOf = async () => /shell (\w+)/.exec((await fixture.send('/')).text)?.[1];
    const rider = async () => JSON.parse((await fixture.send('/remotes.json')).text).rider;
    await fixture.releaseWeb('shell', ['aaaaaaaaaaaa', '0123456789ab']);
    await fixture.releaseWeb('rider', ['aaaaaaaaaaaa', '0123456789ab']);
    expect([await versionOf(), await rider()]).toEqual([
      'aaaaaaaaaaaa',
      '/remotes/rider/aaaaaaaaaaaa/mf-manifest.json',
    ]);
    await fixture.releaseWeb('shell', ['0123456789ab', 'aaaaaaaaaaaa', 'ba9876543210']);
    await fixture.releaseWeb('rider', ['0123456789ab', 'aaaaaaaaaaaa']);
    expect([await versionOf(), await rider()]).toEqual([
      '0123456789ab',
      '/remotes/rider/0123456789ab/mf-manifest.json',
    ]);
  });
});

describe('a gateway to which no shell was released yet', () => {
  it('answers pages 503 until one is, and calls as always', async () => {
    const without = await GatewayFixture.open({ configuration: { WEB_DIRECTORY: '/nowhere' } });
    const page = await without.send('/');
    expect(refused(page)).toEqual([503, 'platform/unavailable']);
    expect((await without.send('/js/main.0123abcd.js')).status).toBe(404);
    expect((await without.send('/api/v1/user/get-me')).status).toBe(401);
    await without.close();
  });
});

describe('a file', () => {
  it('with a digest in its path is immutable, every other one is no-cache', async () => {
    const cachedAs = async (file: string) => (await fixture.send(file)).headers['cache-control'];
    expect(await cachedAs(HASHED)).toBe(IMMUTABLE);
    expect(await cachedAs('/remotes/rider/0123456789ab/mf-manifest.json')).toBe(IMMUTABLE);
    expect(await cachedAs('/remotes.json')).toBe('no-cache');
    expect(await cachedAs('/theme.js')).toBe('no-cache');
  });

  it('that is the worker may fetch from this origin alone, and is never taken from a cache without asking', async () => {
    const { status, headers } = await fixture.send('/sw.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  it('of an earlier release of the shell is served, as an open page may need it; one that both have is the current one', async () => {
    const { text, headers } = await fixture.send('/js/main.3210dcba.js');
    expect([text, headers['cache-control']]).toEqual([EARLIER_SCRIPT, IMMUTABLE]);
    expect((await fixture.send('/theme.js')).text).toBe(SCRIPT);
  });

  it.each([
    ['/manifest.bn.webmanifest', 'application/manifest+json', Buffer.from(APP_MANIFEST)],
    ['/icons/icon-192.png', 'image/png', ICON],
  ])(
    'of the installed app, %s, has its type, is the current release’s, and is asked for again each time',
    async (file, type, content) => {
      const { status, headers, bytes } = await fixture.send(file);
      expect([status, bytes]).toEqual([200, content]);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      const again = await fixture.send(file, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', undefined],
  ])('for a browser that accepts %s is sent as %s', async (accepted, encoding) => {
    const { status, headers, bytes } = await fixture.send(HASHED, { headers: { 'accept-encoding': accepted } });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.equals(Buffer.from(SCRIPT))).toBe(encoding === undefined);
  });

  it('without a compressed variant is sent as it is', async () => {
    const { text, headers } = await fixture.send('/theme.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([text, headers['content-encoding']]).toEqual([SCRIPT, undefined]);
  });

  it.each(['/js/missing.0123abcd.js', '/.env', '/remotes/rider/none.js'])(
    '%s that does not exist is answered 404, not with the page',
    async (file) => {
      expect(refused(await fixture.send(file))).toEqual([404, 'request/not-found']);
    },
  );

  it.each([
    '/../secret.txt',
    '/js/../../secret.txt',
    '/..%2fsecret.txt',
    '/js/..%2f..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/remotes/../../secret.txt',
    '/remotes/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/js/..\\..\\secret.txt',
    '/js/%00.js',
  ])('outside the web app is not served: %s', async (path) => {
    expect(refused(await fixture.send(path))).toEqual([404, 'request/not-found']);
  });

  it('with a malformed URL is refused as JSON', async () => {
    expect(refused(await fixture.send('/%zz.js'))).toEqual([400, 'request/invalid']);
  });
});
