import { smsSenderContract } from '../contracts/sms-sender.contract.js';
import { HttpSmsSender } from './http-sms-sender.js';
import { gatewayOf, type SmsGateway } from './sms-gateway.rules.js';
import { GATEWAY_FAMILIES } from './testing/gateway-families.js';
import { type GatewayFamily, GatewayStandIn } from './testing/gateway-stand-in.js';

const senderTo = (family: GatewayFamily, origin: string) =>
  new HttpSmsSender((gatewayOf(family.settings(origin)) as { gateway: SmsGateway }).gateway);

for (const family of GATEWAY_FAMILIES)
  smsSenderContract(`HttpSmsSender at ${family.name}`, async () => {
    const gateway = await GatewayStandIn.open(family);
    const arrived = async (to: string) => gateway.arrived(to);
    return { sender: senderTo(family, gateway.origin), arrived, close: () => gateway.close() };
  });

describe.each(GATEWAY_FAMILIES.map((family) => [family.name, family] as const))('%s', (_name, family) => {
  let gateway: GatewayStandIn;
  let sender: HttpSmsSender;
  beforeAll(async () => {
    gateway = await GatewayStandIn.open(family);
    sender = senderTo(family, gateway.origin);
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.answerBy());

  const send = () => sender.send({ to: '+8801712345678', text: 'Pothik code: 123456.', id: 'a-1' });
  const answering = (status: number, said: string, headers = {}) =>
    gateway.answerBy((_request, response) => void response.writeHead(status, headers).end(said));

  it.each(Object.entries(family.refusals))(
    'refuses for its %s, and the log gets no number',
    async (why, { status, said }) => {
      answering(status, said);
      const outcome = await send();
      expect(outcome).toMatchObject({ kind: 'refused', why });
      expect(JSON.stringify(outcome)).not.toMatch(/123456|1712345678/);
    },
  );

  it('that cannot read the call refuses it', async () => {
    answering(family.unread.status, family.unread.said);
    expect(await send()).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['a page', '<!doctype html><title>Login</title>'],
    ['nothing', ''],
    ['half an answer', family.taken(1).slice(0, 10)],
  ])('that answers 200 with %s is unreadable', async (_what, said) => {
    answering(200, said);
    expect(await send()).toEqual({ kind: 'unreadable', said: expect.stringContaining('status 200: ') });
  });

  it('that is broken or busy is asked again later', async () => {
    answering(502, '<h1>Bad gateway</h1>');
    expect(await send()).toMatchObject({ kind: 'later', mayBeSent: true });
    answering(429, '');
    expect(await send()).toMatchObject({ kind: 'later', mayBeSent: false });
  });

  it('is not followed to another address', async () => {
    const calls = gateway.paths.length;
    answering(302, '', { location: `${gateway.origin}/inside` });
    expect(await send()).toEqual({ kind: 'refused', why: 'other', said: 'status 302: ' });
    expect(gateway.paths.slice(calls)).toEqual([new URL(family.settings(gateway.origin).SMS_URL).pathname]);
  });

  it('that cuts the line may have sent it', async () => {
    gateway.answerBy((request) => request.socket.destroy());
    expect(await send()).toMatchObject({ kind: 'later', mayBeSent: true });
  });
});

describe('a gateway', () => {
  const [family] = GATEWAY_FAMILIES as [GatewayFamily];
  const sms = { to: '+8801712345678', text: 'text', id: 'a-1' };

  it('that answers within 30 s is given up after five, also in the middle of its answer', async () => {
    const gateway = await GatewayStandIn.open(family);
    let late: () => void = () => undefined;
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const ended = new AbortController();
      late = () => ended.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError'));
      return ended.signal;
    });
    for (const beginning of [undefined, '{']) {
      gateway.answerBy((_request, response) => {
        if (beginning) response.writeHead(200).write(beginning);
        setImmediate(late);
      });
      const outcome = await senderTo(family, gateway.origin).send(sms);
      expect(outcome).toEqual({ kind: 'later', mayBeSent: true, said: 'no answer in 5000 ms' });
    }
    expect(timeout.mock.calls).toEqual([[5_000], [5_000]]);
    timeout.mockRestore();
    await gateway.close();
  });

  it('is not read to the end when it answers more than 4 KB', async () => {
    const gateway = await GatewayStandIn.open(family);
    gateway.answerBy((_request, response) => {
      response.writeHead(200);
      const write = () => response.writable && response.write(' '.repeat(1_000), () => setImmediate(write));
      write();
    });
    expect(await senderTo(family, gateway.origin).send(sms)).toMatchObject({ kind: 'unreadable' });
    await gateway.close();
  });

  it('that cannot be reached has sent nothing', async () => {
    const gateway = await GatewayStandIn.open(family);
    const sender = senderTo(family, gateway.origin);
    await gateway.close();
    expect(await sender.send(sms)).toMatchObject({ kind: 'later', mayBeSent: false });
  });
});
