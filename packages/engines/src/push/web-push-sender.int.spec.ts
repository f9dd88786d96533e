import { pushSenderContract } from '../contracts/push-sender.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { generatePushKey, parsePushKeys } from './push-keys.js';
import type { PushTarget } from './push-sender.js';
import { PushServiceStandIn } from './testing/push-service-stand-in.js';
import { WebPushSender } from './web-push-sender.js';

const clock = new TestClock();

pushSenderContract('WebPushSender', async () => {
  const service = await PushServiceStandIn.open();
  return {
    sender: new WebPushSender(clock, [service.origin]),
    subscribe: (publicKey) => service.subscribe(publicKey),
    arrived: async ({ endpoint }) =>
      service
        .to(endpoint)
        .map(({ message }) => message)
        .reverse(),
    close: () => service.close(),
  };
});

describe('a push service', () => {
  const [key, another] = parsePushKeys(`${generatePushKey()},${generatePushKey()}`);
  let service: PushServiceStandIn;
  let sender: WebPushSender;
  let target: PushTarget;
  beforeAll(async () => {
    service = await PushServiceStandIn.open();
    sender = new WebPushSender(clock, [service.origin]);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.answerBy();
    target = service.subscribe(key.publicKey);
  });

  const send = (by = key) =>
    sender.send({
      target,
      message: 'message',
      ttlSeconds: 30,
      topic: 'one',
      identity: { publicKey: by.publicKey, privateKey: by.privateKey, subject: 'mailto:support@pothik.test' },
    });

  it('gets urgency, time to live and topic with the encrypted message', async () => {
    await send();
    const [{ headers } = { headers: {} }] = service.to(target.endpoint);
    expect(headers).toMatchObject({ ttl: '30', urgency: 'high', topic: 'one', 'content-encoding': 'aes128gcm' });
  });

  it('is asked with no length beside that which fetch sets', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await send();
    const names = [...new Headers(asked.mock.lastCall?.[1]?.headers).keys()];
    expect(names).toContain('content-encoding');
    expect(names).not.toContain('content-length');
    asked.mockRestore();
  });

  it('refuses a key that the subscription was not made with', async () => {
    if (another === undefined) throw new Error('there are two keys');
    expect(await send(another)).toEqual({
      kind: 'keys-wrong',
      said: 'status 403: another key than the subscription has',
    });
  });

  it('says that a subscription has ended', async () => {
    service.unsubscribe(target.endpoint);
    expect(await send()).toEqual({ kind: 'gone' });
  });

  it('says when to try again', async () => {
    service.answerBy((_request, response) => response.writeHead(429, { 'retry-after': '7' }).end('slower'));
    expect(await send()).toEqual({ kind: 'later', said: 'status 429: slower', afterMs: 7_000 });
  });

  it('is not followed to another address', async () => {
    const asked: unknown[] = [];
    service.answerBy((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: `${service.origin}/inside` }).end();
    });
    expect((await send()).kind).toBe('refused');
    expect(asked).toEqual([new URL(target.endpoint).pathname]);
  });

  it('is not read to the end when it answers more than 4 KB', async () => {
    service.answerBy((_request, response) => {
      response.writeHead(400);
      const write = () => response.writable && response.write('x'.repeat(1_000), () => setImmediate(write));
      write();
    });
    const outcome = await send();
    expect(outcome).toMatchObject({ kind: 'refused', said: `status 400: ${'x'.repeat(4_096)}` });
  });

  it('is asked again later when it cannot be reached, or cuts the line', async () => {
    service.answerBy((request) => request.socket.destroy());
    expect(await send()).toEqual({ kind: 'later', said: expect.any(String) });
  });

  it('is given up after five seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const ended = new AbortController();
      setImmediate(() => ended.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError')));
      return ended.signal;
    });
    service.answerBy(() => undefined);
    expect(await send()).toEqual({ kind: 'later', said: 'no answer in 5000 ms' });
    timeout.mockRestore();
  });
});
