import { HEADER } from '@pothik/contracts/platform';
import { person } from '../testing/person.js';
import { sampleHttp, sampleService } from '../testing/sample-service.js';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.js';

const ID = '64f000000000000000000001';
const rider = person({ role: 'RIDER' });
const good = { id: ID, pickup: ' Dhanmondi ', drop: 'Gulshan', driver: 'd' };
const file = (size: number, name = 'a.png') => ({ name, type: 'image/png', bytes: Buffer.alloc(size, 1) });

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ services: [sampleService] });
});
afterAll(() => platform.close());

const book = (input: object, options = {}) => platform.call(sampleHttp.book, input as never, { as: rider, ...options });
const raw = (payload: string, headers: Record<string, string> = {}) =>
  platform.service('user').app.inject({
    method: 'POST',
    url: '/api/v1/sample/open',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('an endpoint', () => {
  it('responds with the envelope and its status, without undeclared fields', async () => {
    const { status, body, headers } = await book(good);
    expect([status, body]).toEqual([201, { success: true, message: 'no command', data: { pickup: 'Dhanmondi' } }]);
    expect(headers[HEADER.requestId]).toMatch(/^[\w-]{36}$/);
  });

  it('gets the idempotency key of a signed-in person', async () => {
    const { body } = await book(good, { idempotencyKey: 'key-1' });
    expect(body.message).toBe(`${rider.id}|user.book|key-1`);
  });

  it('lists every failing field in the order of the form, and has the message of the first', async () => {
    const { status, body } = await book({ id: ID, drop: 'x'.repeat(21), driver: 7, extra: 1 });
    expect(status).toBe(400);
    expect(body.message).toBe('Pickup location is required.');
    expect(body.errors).toEqual([
      { field: 'pickup', message: 'Pickup location is required.' },
      { field: 'drop', message: 'This is too long.' },
      { field: 'driver', message: 'Driver is required.' },
      { field: 'extra', message: 'This field is not known.' },
    ]);
  });

  it('refuses an operator instead of a text', async () => {
    const { status, body } = await book({ ...good, driver: { $gt: '' } });
    expect([status, body.errors]).toEqual([400, [{ field: 'driver', message: 'Driver is required.' }]]);
  });

  it('refuses unknown names in a query, operators too', async () => {
    const query = await platform.call(sampleHttp.list, { 'page[$gt]': '1', page: 2 } as never, { as: rider });
    expect([query.status, query.body.errors]).toEqual([
      400,
      [{ field: 'page[$gt]', message: 'This field is not known.' }],
    ]);
  });

  it('refuses a path with .., and an unknown path', async () => {
    const { app } = platform.service('user');
    for (const url of ['/api/v1/sample/book/..%2f..%2fetc', '/api/v1/../../etc/passwd', '/nothing'])
      expect((await app.inject({ method: 'GET', url })).json()).toMatchObject({
        success: false,
        code: 'request/not-found',
      });
    expect((await book({ ...good, id: '../../etc' })).status).toBe(400);
  });
});

describe('who may call', () => {
  it.each([
    ['nobody', {}, 401, 'auth/not-signed-in'],
    ['the wrong role', { as: person({ role: 'DRIVER' }) }, 403, 'auth/not-allowed'],
    ['a forged statement', { headers: { [HEADER.statement]: 'a.b.c' } }, 401, 'auth/not-signed-in'],
  ])('%s is refused before the body is looked at', async (_who, options, status, code) => {
    const answer = await platform.call(sampleHttp.book, { id: ID } as never, options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a call between services is for the services it names alone', async () => {
    expect((await platform.call(sampleHttp.inside, {})).body.data).toEqual({ kind: 'service', name: 'gateway' });
    expect((await platform.call(sampleHttp.inside, {}, { by: 'auth' })).status).toBe(200);
    expect((await platform.call(sampleHttp.inside, {}, { by: 'user' })).body.code).toBe('auth/not-allowed');
    expect((await platform.call(sampleHttp.inside, {}, { as: rider })).status).toBe(403);
  });
});

describe('a body', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['that is not JSON', '{', 400, 'request/not-json'],
    ['50 levels deep', nested(50), 400, 'request/invalid'],
    ['5,000 levels deep', nested(5_000), 400, 'request/invalid'],
    ['of 10 MB', `"${'x'.repeat(10_000_000)}"`, 413, 'request/too-large'],
    ['that reaches for a prototype', '{"__proto__":{"admin":true}}', 400, 'request/invalid'],
    ['with unknown fields', '{"a":1}', 400, 'request/invalid'],
  ])('%s is refused', async (_what, payload, status, code) => {
    const answer = await raw(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('whose content type is not JSON is refused', async () => {
    expect((await raw('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).json().code).toBe(
      'request/not-json',
    );
  });

  it('is read in the request’s context, and an invalid request id is replaced', async () => {
    const sent = await raw('{}', { [HEADER.requestId]: 'request-0001', [HEADER.correlationId]: 'story-0001' });
    expect(sent.json().data.context).toEqual({ requestId: 'request-0001', correlationId: 'story-0001' });
    expect(sent.headers[HEADER.requestId]).toBe('request-0001');
    const strange = await raw('{}', { [HEADER.requestId]: '<script>' });
    expect(strange.headers[HEADER.requestId]).toMatch(/^[\w-]{36}$/);
  });
});

describe('an upload', () => {
  const upload = (files: ReturnType<typeof file>[], input: object = { name: 'Rahim' }) =>
    platform.call(sampleHttp.upload, input as never, { as: rider, files });

  it('has fields and files', async () => {
    const { body } = await upload([file(1_000), file(3, 'b.png')]);
    expect(body.data).toEqual({
      input: { name: 'Rahim' },
      files: [
        { name: 'a.png', type: 'image/png', size: 1_000 },
        { name: 'b.png', type: 'image/png', size: 3 },
      ],
    });
  });

  it('that is too large is refused with its field', async () => {
    const { status, body } = await upload([file(1_001)]);
    expect([status, body.errors?.[0]]).toEqual([
      413,
      { field: 'file', message: 'File "a.png" exceeds the maximum size of 5 MB.' },
    ]);
    expect((await upload([file(10_000_000)])).status).toBe(413);
  });

  it('with too many files is refused', async () => {
    for (const count of [3, 4, 5, 30]) {
      const { status, body } = await upload(Array.from({ length: count }, () => file(1)));
      expect([status, body.message]).toEqual([400, 'You can only upload a maximum of 2 files.']);
    }
  });

  it('with too many files is refused for that first, even if one of them is too large', async () => {
    for (const size of [1_001, 300_000]) {
      const { status, body } = await upload([file(size), file(1), file(1)]);
      expect([status, body.message]).toEqual([400, 'You can only upload a maximum of 2 files.']);
      const two = await upload([file(size, 'large.png'), file(1)]);
      expect([two.status, two.body.message]).toEqual([413, 'File "large.png" exceeds the maximum size of 5 MB.']);
    }
  });

  it('without its data lists the fields, and is refused by an endpoint without files', async () => {
    expect((await upload([file(1)], {})).body.message).toBe('Name must be at least 2 characters.');
    expect((await platform.call(sampleHttp.book, good as never, { as: rider, files: [file(1)] })).status).toBe(400);
  });
});

describe('a bug', () => {
  it('is answered with 500 and a request id, without the error message', async () => {
    const { status, body } = await platform.call(sampleHttp.fail, {});
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      message: 'Something went wrong',
      code: 'platform/unexpected',
      requestId: expect.any(String),
    });
  });
});
