import { randomUUID } from 'node:crypto';
import { HEADER } from '@pothik/contracts/platform';
import { answerWith, InstanceServer, person, type ReceivedRequest } from '@pothik/service-kit/testing';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

const ME = '/api/v1/user/get-me';
const UPDATE = '/api/v1/user/update';
const JSON_BODY = JSON.stringify({ name: 'রহিমা খাতুন' });
const UNAVAILABLE = { success: false, message: 'Later', code: 'platform/unavailable', requestId: 'request-0001' };

/** As long as a statement lives. */
const A_MINUTE_MS = 60_000;

let fixture: GatewayFixture;
let instances: [InstanceServer, InstanceServer];
let cookie: { cookie: string };

beforeEach(async () => {
  instances = [await InstanceServer.start(), await InstanceServer.start()];
  const addresses = instances.map(({ address }) => address);
  // One person makes all calls of the load.
  const configuration = { RATE_LIMITS: 'uploads=1000,person=1000' };
  fixture = await GatewayFixture.open({ deployment: 'distributed', addresses: { user: addresses }, configuration });
  cookie = await fixture.cookieOf(person({ role: 'RIDER' }));
});
afterEach(async () => {
  await fixture.close();
  await Promise.all(instances.map((instance) => instance.die()));
});

const received = () => instances.map((instance) => instance.received.length);
const read = () => fixture.send(ME, { headers: cookie });
const change = (headers: Record<string, string> = {}) =>
  fixture.send(UPDATE, {
    method: 'PATCH',
    headers: {
      ...cookie,
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(JSON_BODY)}`,
      ...headers,
    },
    body: JSON_BODY,
  });
const changeKeyed = () => change({ [HEADER.idempotencyKey]: randomUUID() });

/** When the statement of who calls expires, in milliseconds since 1970. */
function expiryOf({ headers }: ReceivedRequest): number {
  const [, claims = ''] = String(headers[HEADER.statement]).split('.');
  return 1000 * (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp;
}

/** Makes the instance that gets the next request not answer it. */
async function unansweredRequest(): Promise<{
  silent: InstanceServer;
  other: InstanceServer;
  request: ReceivedRequest;
}> {
  const answering = instances.map(({ handle }) => handle);
  for (const instance of instances) instance.handle = () => undefined;
  const [request, index] = await Promise.race(
    instances.map(async (instance, at) => [await instance.next(), at] as const),
  );
  instances.forEach((instance, at) => {
    instance.handle = answering[at] as InstanceServer['handle'];
  });
  const [silent, other] = index === 0 ? instances : [instances[1], instances[0]];
  return { silent, other, request };
}

describe('an owner with two instances', () => {
  it('is served by both', async () => {
    for (let request = 0; request < 4; request += 1) expect((await read()).status).toBe(200);
    expect(received()).toEqual([2, 2]);
  });

  it('fails no request when one stops listening, and uses it again once it is back', async () => {
    await instances[0].die();
    for (const send of [read, change, changeKeyed, change]) expect((await send()).status).toBe(200);
    expect(received()).toEqual([0, 4]);
    await instances[0].come();
    while (instances[0].received.length === 0) expect((await read()).status).toBe(200);
  });

  it('fails no GET and no keyed request when one dies under load', async () => {
    const worker = async (send: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      while (instances[1].received.length < 100) statuses.push((await send()).status);
      return statuses;
    };
    const working = [read, read, read, changeKeyed, changeKeyed, changeKeyed].map(worker);
    await instances[0].next();
    await instances[0].next();
    await instances[0].die();
    const statuses = (await Promise.all(working)).flat();
    expect(statuses.length).toBeGreaterThan(90);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it.each([
    ['a GET request', read],
    ['a keyed request', changeKeyed],
  ])('has %s answered by the other when one dies meanwhile', async (_what, send) => {
    const unanswered = unansweredRequest();
    const answered = send();
    const { silent, other, request } = await unanswered;
    await silent.die();
    expect((await answered).status).toBe(200);
    expect(other.received).toHaveLength(1);
    const [repeated] = other.received as [ReceivedRequest];
    expect({ ...repeated, headers: {} }).toEqual({ ...request, headers: {} });
    const { host: _host, ...passed } = request.headers;
    expect(repeated.headers).toMatchObject(passed);
    expect(repeated.body.toString()).toBe(send === read ? '' : JSON_BODY);
  });

  it('has who calls stated anew for the other when the first statement has expired meanwhile', async () => {
    const unanswered = unansweredRequest();
    const answered = read();
    const { silent, other, request } = await unanswered;
    fixture.clock.advance(A_MINUTE_MS);
    await silent.die();
    expect((await answered).status).toBe(200);
    const [repeated] = other.received as [ReceivedRequest];
    expect(expiryOf(request)).toBeLessThanOrEqual(fixture.clock.now().getTime());
    expect(expiryOf(repeated)).toBeGreaterThan(fixture.clock.now().getTime());
  });

  it('answers 503 when one dies during a request without a key: it may have been executed', async () => {
    const unanswered = unansweredRequest();
    const answered = change();
    const { silent, other } = await unanswered;
    await silent.die();
    const answer = await answered;
    expect(refused(answer)).toEqual([503, 'platform/unavailable']);
    expect(answer.headers['retry-after']).toBe('2');
    expect(other.received).toHaveLength(0);
    for (let request = 0; request < 3; request += 1) expect((await change()).status).toBe(200);
    expect(other.received).toHaveLength(3);
  });

  it('answers 503 when both are unavailable', async () => {
    await Promise.all(instances.map((instance) => instance.die()));
    for (const send of [read, changeKeyed, change])
      expect(refused(await send())).toEqual([503, 'platform/unavailable']);
  });

  it('retries GET and keyed requests at the other when one answers 503, and no other requests', async () => {
    instances[0].handle = (_request, response) => answerWith(response, 503, UNAVAILABLE, { 'retry-after': '1' });
    for (const send of [read, read, changeKeyed, changeKeyed]) {
      const answer = await send();
      expect([answer.status, answer.headers['retry-after']]).toEqual([200, undefined]);
      expect(JSON.parse(answer.text)).toMatchObject({ success: true });
    }
    expect(received()).toEqual([2, 4]);
    const statuses = [await change(), await change()].map((answer) => [answer.status, answer.headers['retry-after']]);
    expect(statuses).toEqual([
      [503, '1'],
      [200, undefined],
    ]);
  });

  it('forwards the 503 of the second when both answer 503', async () => {
    for (const instance of instances)
      instance.handle = (_request, response) => answerWith(response, 503, UNAVAILABLE, { 'retry-after': '1' });
    const answer = await read();
    expect([...refused(answer), answer.headers['retry-after']]).toEqual([503, 'platform/unavailable', '1']);
    expect(received()).toEqual([1, 1]);
  });

  it.each([
    ['is closing', { connection: 'close' }],
    ['is starting', { 'retry-after': '1', 'x-pothik-declined': 'yes' }],
  ])(
    'sends every request to the other while one %s, and answers 503 itself when both decline',
    async (_what, headers) => {
      const decline: InstanceServer['handle'] = (_request, response) =>
        answerWith(response, 503, { statusCode: 503 }, headers);
      instances[0].handle = decline;
      for (const send of [change, change, changeKeyed, read]) expect((await send()).status).toBe(200);
      expect(received()).toEqual([2, 4]);
      instances[1].handle = decline;
      const answer = await change();
      expect([...refused(answer), answer.headers['retry-after']]).toEqual([503, 'platform/unavailable', '2']);
      expect(answer.headers['x-pothik-declined']).toBeUndefined();
      expect(received()).toEqual([3, 5]);
    },
  );
});
