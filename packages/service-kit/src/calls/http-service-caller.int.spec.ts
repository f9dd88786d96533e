import type { IncomingHttpHeaders } from 'node:http';
import { HEADER } from '@pothik/contracts/platform';
import { SystemClock } from '@pothik/engines/connect';
import { generateStatementKeys, parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { sampleHttp } from '../testing/sample-service.js';
import { DECLINED } from './declined.rules.js';
import { HttpServiceCaller } from './http-service-caller.js';
import { answerWith, InstanceServer } from './testing/instance-server.js';

const keys = parseStatementKeys(generateStatementKeys(['auth']).auth);
const signer = new StatementSigner(keys, new SystemClock());
const { list: reading, inside: command } = sampleHttp;

let instances: [InstanceServer, InstanceServer];
let caller: HttpServiceCaller;

beforeEach(async () => {
  instances = [await InstanceServer.start(), await InstanceServer.start()];
  caller = new HttpServiceCaller(signer, { user: instances.map(({ address }) => address) });
});
afterEach(async () => {
  caller.close();
  await Promise.all(instances.map((instance) => instance.die()));
});

const received = () => instances.map((instance) => instance.received.length);
/** The instance whose turn it is receives the request and dies. */
const dieOver = () => {
  for (const instance of instances) instance.handle = () => void instance.die();
  return Promise.race(instances.map((instance) => instance.next().then(() => instance)));
};
const answering = (instance: InstanceServer) => {
  instance.handle = (_request, response) => answerWith(response, 200, { success: true, message: 'Done', data: [] });
};

describe('a call to a service with two instances', () => {
  it('goes to each in turn', async () => {
    for (let call = 0; call < 4; call += 1) await caller.call(command, {});
    expect(received()).toEqual([2, 2]);
  });

  it('goes to the other at once when one cannot be reached, also when it is not idempotent', async () => {
    await instances[0].die();
    for (let call = 0; call < 4; call += 1) await caller.call(command, {});
    expect(received()).toEqual([0, 4]);
  });

  it('that only reads is retried when its instance dies', async () => {
    const died = dieOver();
    const answered = caller.call(reading, {});
    const dead = await died;
    for (const instance of instances) if (instance !== dead) answering(instance);
    expect(await answered).toEqual([]);
    expect(received()).toEqual([1, 1]);
  });

  it('that changes something is not: the instance may have done it', async () => {
    const died = dieOver();
    const failing = expect(caller.call(command, {})).rejects.toMatchObject({
      name: 'EngineUnavailable',
      engine: 'user',
    });
    await died;
    await failing;
    expect(received().sort()).toEqual([0, 1]);
  });

  it('that only reads is retried at one other when an instance answers 503', async () => {
    const unavailable = { success: false, message: 'Later', code: 'platform/unavailable', requestId: '1' };
    instances[0].handle = (_request, response) => answerWith(response, 503, unavailable, { 'retry-after': '2' });
    for (let call = 0; call < 2; call += 1) await caller.call(reading, {});
    expect(received()).toEqual([1, 2]);
    await expect(Promise.all([caller.call(command, {}), caller.call(command, {})])).rejects.toMatchObject({
      name: 'EngineUnavailable',
    });
  });

  it.each([
    ['that closes', { connection: 'close' }],
    ['that is not prepared', { 'retry-after': '1', [DECLINED]: 'yes' }],
  ])('goes to the other when it meets an instance %s, whatever the call does', async (_what, headers) => {
    instances[0].handle = (_request, response) => answerWith(response, 503, { statusCode: 503 }, headers);
    answering(instances[1]);
    for (let call = 0; call < 2; call += 1) await caller.call(command, {});
    expect(received()).toEqual([1, 2]);
  });

  it('is refused as unavailable when no instance answers, and when the answer is not JSON', async () => {
    for (const instance of instances) instance.handle = (_request, response) => response.end('<html>');
    await expect(caller.call(reading, {})).rejects.toMatchObject({ name: 'EngineUnavailable' });
    await Promise.all(instances.map((instance) => instance.die()));
    await expect(caller.call(reading, {})).rejects.toMatchObject({ name: 'EngineUnavailable' });
  });

  it('carries further headers, never another statement, and returns the cookies of the answer', async () => {
    const cookies = ['a=1; Path=/', 'b=2; Path=/'];
    const received: IncomingHttpHeaders[] = [];
    for (const instance of instances)
      instance.handle = (request, response) => {
        received.push(request.headers);
        response.setHeader('set-cookie', cookies);
        answerWith(response, 200, { success: true, message: 'Done', data: [] });
      };
    const further = { cookie: 'c=3', [HEADER.statement]: 'forged' };
    expect((await caller.exchange(reading, {}, further)).setCookies).toEqual(cookies);
    expect(received).toEqual([expect.objectContaining({ cookie: 'c=3' })]);
    expect(received[0]?.[HEADER.statement]).toMatch(/^ey/);
  });

  it('to a service that is not declared in `calls` is an error', async () => {
    const other = new HttpServiceCaller(signer, {});
    await expect(other.call(command, {})).rejects.toThrow('does not say that it calls user');
  });
});
