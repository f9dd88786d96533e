import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { type Endpoint, isForServices, type Role, rolesOf } from '@pothik/contracts/platform';
import { logIn } from '../support/people.js';
import type { ReachedPlatform } from '../support/reach-platform.js';
import { sharedPlatform } from '../support/shared-world/world.js';
import { type Answer, Visitor } from '../support/visitor.js';

const ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const ACCOUNT_OF: Record<Role, string> = { RIDER: 'rider', DRIVER: 'driver', ADMIN: 'admin', SUPER_ADMIN: 'super' };

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { inside: deep(levels - 1) });
const jsonHeaders = { 'content-type': 'application/json' };

let platform: ReachedPlatform;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  platform = await sharedPlatform();
  visitors.set('PUBLIC', new Visitor(platform.url));
  for (const [role, account] of Object.entries(ACCOUNT_OF))
    visitors.set(role, await logIn(platform.url, `${account}@pothik.test`));
});

afterAll(() => platform?.stop());

const allowed = ({ access }: Endpoint): Visitor => {
  const role = rolesOf(access)[0] ?? (access === 'PUBLIC' ? 'PUBLIC' : 'RIDER');
  return visitors.get(role) as Visitor;
};

const address = ({ path }: Endpoint): string => `/api/v1${path.replace(/:\w+/g, ID)}`;

/** Expects a refusal of the catalogue, never a 500. */
function expectRefusal({ status, body }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({
    success: false,
    message: expect.any(String),
    code: expect.stringMatching(/^[a-z]+\/[a-z-]+$/),
  });
  expect(body).toHaveProperty('requestId');
}

// A call that browsers navigate to answers a refusal with a page: google.e2e.spec.ts.
const outside = ENDPOINTS.filter(({ access, produces }) => !isForServices(access) && produces !== 'text/html');
const withBody = outside.filter(({ body }) => body !== undefined);
const withQuery = outside.filter(({ query }) => query !== undefined);
const withParams = outside.filter(({ params }) => params !== undefined);
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(named(withBody))('%s refuses', (_name, endpoint) => {
  const fields = Object.keys((endpoint.body as { shape?: object }).shape ?? {});
  const send = (body: unknown, headers?: Record<string, string>) =>
    allowed(endpoint).send(endpoint.method, address(endpoint), { body, ...(headers ? { headers } : {}) });

  it.each([
    ['an unknown field', { notAField: 1 }],
    ['operators where text belongs', Object.fromEntries(fields.map((field) => [field, { $gt: '' }]))],
    ['numbers where text belongs', Object.fromEntries(fields.map((field) => [field, [1, 2, 3]]))],
    ['text that is far too long', Object.fromEntries(fields.map((field) => [field, 'x'.repeat(5_000)]))],
    ['50 levels', Object.fromEntries(fields.map((field) => [field, deep(50)]))],
    ['an array', []],
  ])('%s', async (_case, body) => {
    expectRefusal(await send(body));
  });

  it('a body that is not JSON', async () => {
    expectRefusal(await send('{"broken', jsonHeaders));
  });

  it('10 MB', async () => {
    expectRefusal(await send(JSON.stringify({ [fields[0] ?? 'a']: 'x'.repeat(10 * 1024 * 1024) }), jsonHeaders));
  });
});

describe.each(named(withQuery))('%s refuses', (_name, endpoint) => {
  it.each([
    'notAName=1',
    'limit=1000',
    'page=-1',
    'sort=__proto__',
    'searchTerm[$gt]=',
    `searchTerm=${'x'.repeat(300)}`,
  ])('the query %s, or ignores it', async (query) => {
    const answer = await allowed(endpoint).send('GET', `${address(endpoint)}?${query}`);
    const known = Object.keys(endpoint.query?.shape ?? {}).includes(query.split(/[=[]/)[0] ?? '');
    if (!known || query.includes('[')) expectRefusal(answer);
    else expect(answer.status).toBe(400);
  });
});

describe.each(named(withParams))('%s refuses', (_name, endpoint) => {
  it.each(['not-an-id', '%7B%22%24gt%22%3A%22%22%7D', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(500)])(
    '%s as identifier',
    async (value) => {
      const path = `/api/v1${endpoint.path.replace(/:\w+/g, value)}`;
      const body = endpoint.method === 'GET' ? undefined : {};
      expectRefusal(await allowed(endpoint).send(endpoint.method, path, { body }));
    },
  );
});

describe('an unknown path', () => {
  it.each(['/api/v1/nothing', '/api/v1/internal/epoch/x', '/internal/epoch/x', '/api/v1/../internal/epoch/x'])(
    '%s is not found',
    async (path) => {
      const { status } = await (visitors.get('SUPER_ADMIN') as Visitor).send('POST', path, { body: {} });
      expect(status).toBe(404);
    },
  );

  it('a cross-site request is refused', async () => {
    const answer = await (visitors.get('RIDER') as Visitor).send('POST', '/api/v1/auth/logout-everywhere', {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expectRefusal(answer);
  });
});
