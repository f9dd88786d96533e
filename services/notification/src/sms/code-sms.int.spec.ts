import { notificationHttp } from '@pothik/contracts/notification';
import { EngineUnavailable, Logger, type SmsOutcome } from '@pothik/engines';
import { MemoryKeyValueStore, TestClock } from '@pothik/engines/testing';
import { Metrics } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { GatewayDouble } from '../testing/gateway-double.js';
import { startNotification } from '../testing/person-events.js';
import { SmsDeliveryService } from './sms-delivery.service.js';

const TO = '+8801712345678';
const SMS = { to: TO, code: '012345', language: 'en', purpose: 'log-in' } as const;
const DAY_MS = 24 * 3_600_000;

/** The key-value store, which can be away. */
class LeavingStore extends MemoryKeyValueStore {
  isAway = false;

  override increment(key: string, windowMs: number) {
    return this.isAway ? this.refuse() : super.increment(key, windowMs);
  }

  override get(key: string) {
    return this.isAway ? this.refuse() : super.get(key);
  }

  private async refuse(): Promise<never> {
    throw new EngineUnavailable('keyValue', new Error('cut'));
  }
}

let platform: TestPlatform;
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.close();
});

const send = (fields: object = {}) => platform.call(notificationHttp.sendCodeSms, { ...SMS, ...fields } as never);
const outcomeOf = async (fields: object = {}) => (await send(fields)).body.data?.outcome;
const isAnyLeft = async () => (await platform.call(notificationHttp.codeSmsLeft, {})).body.data.isAnyLeft;
const inNotification = <T>(token: abstract new (...given: never[]) => T): T =>
  platform.service('notification').app.get(token as never, { strict: false });

describe('a code by SMS', () => {
  it.each([
    ['en', 'Pothik code: 012345. Do not share it. Valid 5 minutes.\n\n@pothik.test #012345'],
    ['bn', 'পথিক কোড: 012345। কাউকে বলবেন না। ৫ মিনিট চলবে।'],
  ])('reaches its number in one part (%s)', async (language, text) => {
    platform = await startNotification();
    expect(await outcomeOf({ language })).toBe('sent');
    expect(await platform.smsBox.list({ to: TO })).toMatchObject([{ to: TO, text, parts: 1 }]);
  });

  it('is in one language for all where the operator says so', async () => {
    platform = await startNotification({ SMS_LANGUAGE: 'bn' });
    await send({ language: 'en' });
    expect((await platform.smsBox.list())[0]?.text).toContain('পথিক কোড');
  });

  it('is refused with what is no number, code, language or purpose, and not sent', async () => {
    platform = await startNotification();
    const wrong = [
      { to: '01712345678' },
      { to: '+8801112345678' },
      { to: '+919812345678' },
      { to: '+8801712345678 ' },
      { code: '12345' },
      { code: '১২৩৪৫৬' },
      { language: 'fr' },
      { purpose: 'sos' },
      { text: 'more' },
    ];
    for (const fields of wrong) expect((await send(fields)).body.code).toBe('request/invalid');
    expect(await platform.smsBox.list()).toEqual([]);
  });
});

describe('what the gateway says of it', () => {
  const said = 'status 200: why';
  let gateway: GatewayDouble;
  beforeEach(async () => {
    gateway = new GatewayDouble();
    platform = await startNotification({ SMS_PER_DAY: 2, SMS_RESERVE: 0 }, { smsSender: gateway });
  });

  it.each<[SmsOutcome, string]>([
    [{ kind: 'sent', parts: 1, gatewayId: 'g-1' }, 'sent'],
    [{ kind: 'unreadable', said }, 'sent'],
    [{ kind: 'refused', why: 'balance', said }, 'refused'],
  ])('is told to auth: %j', async (answer, outcome) => {
    gateway.answer = () => answer;
    expect(await outcomeOf()).toBe(outcome);
  });

  it('is 503 while it is away, so that auth asks again', async () => {
    gateway.answer = () => ({ kind: 'later', mayBeSent: true, said });
    const answer = await send();
    expect([answer.status, answer.body.code]).toEqual([503, 'platform/unavailable']);
  });

  it('takes a message of the day only if it may have been sent', async () => {
    const surelyUnsent: SmsOutcome[] = [
      { kind: 'refused', why: 'sender', said },
      { kind: 'later', mayBeSent: false, said },
    ];
    for (const answer of surelyUnsent) {
      gateway.answer = () => answer;
      for (let time = 0; time < 3; time += 1) await send();
    }
    gateway.answer = () => ({ kind: 'later', mayBeSent: true, said });
    await send();
    gateway.answer = () => ({ kind: 'sent', parts: 1 });
    expect([await outcomeOf(), await outcomeOf()]).toEqual(['sent', 'used-up']);
  });

  it('is counted by purpose, with parts and cost', async () => {
    const count = jest.spyOn(inNotification(Metrics), 'count');
    await send();
    gateway.answer = () => ({ kind: 'refused', why: 'balance', said });
    await send({ purpose: 'delete-account' });
    const counted = count.mock.calls.map(([{ name }, labels, by]) => [name, labels, by]);
    expect(counted).toEqual([
      ['pothik_sms_sends_total', { purpose: 'log-in', outcome: 'sent' }, undefined],
      ['pothik_sms_parts_total', { purpose: 'log-in' }, 1],
      ['pothik_sms_cost_taka_total', { purpose: 'log-in' }, 0.25],
      ['pothik_sms_sends_total', { purpose: 'delete-account', outcome: 'refused-balance' }, undefined],
    ]);
  });

  it('is logged without the number and the code', async () => {
    const logger = inNotification(Logger);
    const levels = (['debug', 'warn', 'error'] as const).map((level) => jest.spyOn(logger, level));
    const answers: SmsOutcome[] = [
      { kind: 'sent', parts: 1, gatewayId: 'g-1' },
      { kind: 'later', mayBeSent: false, said },
      { kind: 'refused', why: 'sender', said },
    ];
    for (const answer of answers) {
      gateway.answer = () => answer;
      await send();
    }
    const lines = levels.map((level) => level.mock.calls.filter(([, line]) => String(line).includes('gateway')));
    expect(lines.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(JSON.stringify(lines)).not.toMatch(/012345|1712345678/);
  });
});

describe('the SMS of a day', () => {
  const until = async (outcome: string) => {
    let sent = 0;
    while ((await outcomeOf()) !== outcome) sent += 1;
    return sent;
  };

  it('end, and begin anew the next day', async () => {
    platform = await startNotification({ SMS_PER_DAY: 10, SMS_RESERVE: 20 });
    const count = jest.spyOn(inNotification(Metrics), 'count');
    expect(await isAnyLeft()).toBe(true);
    expect(await until('used-up')).toBe(8);
    expect(await isAnyLeft()).toBe(false);
    expect(await platform.smsBox.list()).toHaveLength(8);
    const usedUp = count.mock.calls.filter(([{ name }]) => name === 'pothik_sms_used_up_total');
    expect(usedUp.map(([, labels]) => labels)).toEqual([{ use: 'code' }, { use: 'code' }]);
    platform.clock.advance(DAY_MS);
    expect([await isAnyLeft(), await outcomeOf()]).toEqual([true, 'sent']);
  });

  it('have a reserve for SOS and desk, which codes do not touch', async () => {
    platform = await startNotification({ SMS_PER_DAY: 4, SMS_RESERVE: 50 });
    const delivery = inNotification(SmsDeliveryService);
    expect(await until('used-up')).toBe(2);
    const urgent = [];
    for (const purpose of ['desk', 'sos', 'sos'] as const)
      urgent.push((await delivery.send({ to: TO, text: 'SOS', purpose })).kind);
    expect(urgent).toEqual(['sent', 'sent', 'used-up']);
  });

  it('are for SOS and desk without codes too', async () => {
    platform = await startNotification({ SMS_PER_DAY: 4, SMS_RESERVE: 50 });
    const delivery = inNotification(SmsDeliveryService);
    for (let time = 0; time < 3; time += 1) await delivery.send({ to: TO, text: 'SOS', purpose: 'sos' });
    expect(await until('used-up')).toBe(1);
  });

  it('are not counted, nor sent, while the key-value store is away', async () => {
    const keyValue = new LeavingStore(new TestClock());
    platform = await startNotification({}, { keyValue });
    keyValue.isAway = true;
    expect((await send()).status).toBe(503);
    expect((await platform.call(notificationHttp.codeSmsLeft, {})).status).toBe(503);
    expect(await platform.smsBox.list()).toEqual([]);
    keyValue.isAway = false;
    expect(await outcomeOf()).toBe('sent');
  });

  it('are none without a gateway', async () => {
    const gateway = new GatewayDouble();
    gateway.isSetUp = false;
    platform = await startNotification({}, { smsSender: gateway });
    expect(await isAnyLeft()).toBe(false);
  });
});
