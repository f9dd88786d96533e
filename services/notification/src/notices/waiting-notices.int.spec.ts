import { EngineUnavailable, Logger, Mailer, type SmsOutcome } from '@pothik/engines';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { GatewayDouble } from '../testing/gateway-double.js';
import { aNumber, NoticeFixture, type Somebody } from '../testing/notice-fixture.js';
import { raiseSos, startNotification } from '../testing/person-events.js';

const HOUR_MS = 3_600_000;
const AWAY = { kind: 'later', mayBeSent: false, said: 'away' } as const;

let platform: TestPlatform;
let gateway: GatewayDouble;
let fixture: NoticeFixture;
const start = async (configuration: Record<string, unknown> = {}) => {
  gateway = new GatewayDouble();
  platform = await startNotification(configuration, { smsSender: gateway });
  fixture = new NoticeFixture(platform);
};
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.close();
});

const givenTo = (number: string) => gateway.given.filter(({ to }) => to === number);
const accepted = (number: string, answer: SmsOutcome = { kind: 'sent', parts: 1 }) => {
  const before = givenTo(number).length;
  gateway.answer = () => answer;
  return () => givenTo(number).length - before;
};
const hoursPass = async (hours: number) => {
  for (let hour = 0; hour < hours; hour += 1) {
    platform.clock.advance(HOUR_MS);
    await fixture.sent();
  }
};
/** Somebody whose number was just changed, and the former one. */
const changed = async (): Promise<[Somebody, string]> => {
  const [somebody, from] = [await fixture.somebody(), aNumber()];
  await fixture.numberChanged(somebody, { from });
  await fixture.sent();
  return [somebody, from];
};
const smsOf = async (somebody: Somebody) => (await fixture.stored(somebody)).find(({ way }) => way === 'sms');

describe('while the gateway is away', () => {
  it('an SMS waits and is sent once it is back; the mail waits for nothing', async () => {
    await start();
    gateway.answer = () => AWAY;
    const [rahima, from] = await changed();
    expect(await fixture.mails(rahima)).toHaveLength(1);
    expect(await smsOf(rahima)).toMatchObject({ number: from, mailedAt: null });
    const sent = accepted(from);
    await hoursPass(3);
    expect(sent()).toBe(1);
    expect(await smsOf(rahima)).toMatchObject({ number: '', mailedAt: expect.any(Date) });
  });

  it('an SMS is given up after two days, and its number with it', async () => {
    await start();
    gateway.answer = () => AWAY;
    const [rahima, from] = await changed();
    const error = jest.spyOn(platform.service('notification').app.get(Logger, { strict: false }), 'error');
    await hoursPass(50);
    const sent = accepted(from);
    await hoursPass(2);
    expect([sent(), await smsOf(rahima)]).toEqual([0, expect.objectContaining({ number: '' })]);
    const lines = error.mock.calls.filter(([, line]) => String(line).includes('is given up'));
    expect(lines).toEqual([[{ told: 'number-changed' }, expect.any(String)]]);
  });

  it.each<SmsOutcome>([
    { ...AWAY, mayBeSent: true },
    { kind: 'unreadable', said: '?' },
  ])('an SMS that may have been sent is not sent again: %j', async (answer) => {
    await start();
    gateway.answer = () => answer;
    const [rahima, from] = await changed();
    await hoursPass(3);
    expect(givenTo(from)).toHaveLength(1);
    expect(await smsOf(rahima)).toMatchObject({ number: '' });
  });

  it('an SMS to a number that does not exist is tried once', async () => {
    await start();
    gateway.answer = () => ({ kind: 'refused', why: 'number', said: 'no such number' });
    const [rahima, from] = await changed();
    await hoursPass(3);
    expect(givenTo(from)).toHaveLength(1);
    expect(await smsOf(rahima)).toMatchObject({ number: '' });
  });
});

it('while the mail server is away the SMS is sent, and the mail once the server is back', async () => {
  await start();
  const mailer = platform.service('notification').app.get(Mailer, { strict: false });
  const sending = jest.spyOn(mailer, 'send').mockRejectedValue(new EngineUnavailable('mail', new Error('away')));
  const [rahima, from] = await changed();
  expect([givenTo(from).length, await fixture.mails(rahima)]).toEqual([1, []]);
  sending.mockRestore();
  await hoursPass(2);
  expect([givenTo(from).length, await fixture.mails(rahima)]).toEqual([1, [expect.anything()]]);
});

describe('when the SMS of a day are used up', () => {
  it('a notice waits for the next day, and an SOS takes of the reserve', async () => {
    await start({ SMS_PER_DAY: 2, SMS_RESERVE: 50 });
    const salma = await fixture.somebody({ role: 'ADMIN', phone: aNumber() });
    const [, first] = await changed();
    const [, second] = await changed();
    expect([givenTo(first).length, givenTo(second).length]).toEqual([1, 0]);
    await raiseSos(platform);
    await fixture.sent();
    expect(givenTo(salma.phone ?? '')).toHaveLength(1);
    await hoursPass(25);
    expect([givenTo(first).length, givenTo(second).length]).toEqual([1, 1]);
  });
});

it('an SMS is noted as sent before it is: whoever dies meanwhile sends it no second time', async () => {
  await start();
  const rahima = await fixture.somebody();
  const atTheGateway: unknown[] = [];
  jest.spyOn(gateway, 'send').mockImplementation(async () => {
    atTheGateway.push(await smsOf(rahima));
    return { kind: 'sent', parts: 1 };
  });
  await fixture.numberChanged(rahima, { from: aNumber() });
  await fixture.sent();
  const mailedAt = platform.clock.now();
  expect(atTheGateway).toEqual([expect.objectContaining({ number: '', mailDueAt: null, mailedAt })]);
});

it('two instances at once send each notice once', async () => {
  await start();
  const instances = [platform.service('notification'), await platform.startInstance('notification')];
  const numbers = Array.from({ length: 20 }, aNumber);
  const people = await Promise.all(numbers.map(() => fixture.somebody()));
  await Promise.all(people.map((somebody, at) => fixture.numberChanged(somebody, { from: numbers[at] as string })));
  await platform.settled();
  await Promise.all(instances.map((instance) => fixture.sweep(instance)));
  for (const number of numbers) expect(givenTo(number)).toHaveLength(1);
  for (const somebody of people) expect(await fixture.mails(somebody)).toHaveLength(1);
});

it('an SMS is in the language that the operator set for all', async () => {
  await start({ SMS_LANGUAGE: 'bn' });
  const [, from] = await changed();
  expect(givenTo(from)[0]?.text).toContain('পথিকে আপনার নম্বর বদলেছে');
});
