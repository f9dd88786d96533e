import type { SmsOutcome } from '@pothik/engines';
import { rounds, type TestPlatform } from '@pothik/service-kit/testing';
import { GatewayDouble } from '../testing/gateway-double.js';
import { startNotification } from '../testing/person-events.js';
import { SmsDeliveryService } from './sms-delivery.service.js';

const ROUNDS = rounds(300);
const DAY_MS = 24 * 3_600_000;
const PER_DAY = 6;

let platform: TestPlatform;
let gateway: GatewayDouble;
let instances: SmsDeliveryService[];
beforeAll(async () => {
  gateway = new GatewayDouble();
  platform = await startNotification({ SMS_PER_DAY: PER_DAY, SMS_RESERVE: 50 }, { smsSender: gateway });
  const running = [platform.service('notification'), await platform.startInstance('notification')];
  instances = running.map(({ app }) => app.get(SmsDeliveryService, { strict: false }));
});
afterAll(() => platform.close());

beforeEach(() => {
  gateway.answer = () => ({ kind: 'sent', parts: 1 });
});

interface Sent {
  codes: number;
  desk: number;
}

/** Sends codes and messages of the desk at once, by both instances in turn. Returns how many were sent. */
async function sentAtOnce({ codes, desk }: Sent): Promise<Sent> {
  const purposes = [...Array<'log-in'>(codes).fill('log-in'), ...Array<'desk'>(desk).fill('desk')];
  const sendings = purposes.map((purpose, index) =>
    (instances[index % 2] as SmsDeliveryService).send({ to: '+8801712345678', text: 'text', purpose }),
  );
  const isSent = (await Promise.all(sendings)).map(({ kind }) => kind === 'sent');
  const count = (some: boolean[]) => some.filter(Boolean).length;
  return { codes: count(isSent.slice(0, codes)), desk: count(isSent.slice(codes)) };
}

async function wrongRounds(isRight: () => Promise<boolean>): Promise<number> {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    platform.clock.advance(DAY_MS);
    if (!(await isRight())) wrong += 1;
  }
  return wrong;
}

const OF_CODES = PER_DAY / 2;

it('two instances at once send as many codes as a day has, and no more', async () => {
  const wrong = await wrongRounds(async () => (await sentAtOnce({ codes: 8, desk: 0 })).codes === OF_CODES);
  expect(wrong).toBe(0);
});

it('codes and messages of the desk at once use a day up and never exceed it, nor codes their share', async () => {
  const wrong = await wrongRounds(async () => {
    const { codes, desk } = await sentAtOnce({ codes: 6, desk: 6 });
    return codes <= OF_CODES && codes + desk === PER_DAY;
  });
  expect(wrong).toBe(0);
});

it('what a gateway refuses is given back once', async () => {
  const wrong = await wrongRounds(async () => {
    const refused: SmsOutcome = { kind: 'refused', why: 'other', said: 'no' };
    gateway.answer = () => refused;
    const first = await sentAtOnce({ codes: 8, desk: 0 });
    gateway.answer = () => ({ kind: 'sent', parts: 1 });
    const second = await sentAtOnce({ codes: 8, desk: 0 });
    return first.codes === 0 && second.codes === OF_CODES;
  });
  expect(wrong).toBe(0);
});
