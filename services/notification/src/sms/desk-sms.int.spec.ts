import { notificationHttp } from '@pothik/contracts/notification';
import type { SmsOutcome } from '@pothik/engines';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { GatewayDouble } from '../testing/gateway-double.js';
import { startNotification } from '../testing/person-events.js';

const driver = { name: 'Rafiqul', phone: '01812345678', vehicle: 'Bajaj RE 4S', plate: 'DM-THA-11-1234' };
const told = { kind: 'accepted', ride: 'P-7Q4MK', driver, fare: 320, code: '482913' } as const;
const SMS = { id: 'event-1', to: '+8801712345678', language: 'bn', told } as const;

let platform: TestPlatform;
let gateway: GatewayDouble;
beforeEach(async () => {
  gateway = new GatewayDouble();
  platform = await startNotification({ SMS_PER_DAY: 10, SMS_RESERVE: 50 }, { smsSender: gateway });
});
afterEach(() => platform.close());

const send = (fields: object = {}) => platform.call(notificationHttp.sendDeskSms, { ...SMS, ...fields } as never);

it('an SMS of the desk is sent once for a write, however often its event is handled', async () => {
  for (let time = 0; time < 3; time += 1) expect((await send()).status).toBe(200);
  expect(gateway.given).toHaveLength(1);
  expect(gateway.given[0]?.text).toContain('482913');
  await send({ id: 'event-2' });
  expect(gateway.given).toHaveLength(2);
});

it('is 503 while the gateway is away, so that ride asks again, and is sent then', async () => {
  const away: SmsOutcome = { kind: 'later', mayBeSent: false, said: 'away' };
  gateway.answer = () => away;
  expect((await send()).status).toBe(503);
  gateway.answer = () => ({ kind: 'sent', parts: 2 });
  expect((await send()).status).toBe(200);
  expect(gateway.given).toHaveLength(2);
});

it('that may have been sent is not sent again', async () => {
  gateway.answer = () => ({ kind: 'later', mayBeSent: true, said: 'no answer within 5 s' });
  for (let time = 0; time < 2; time += 1) expect((await send()).status).toBe(200);
  expect(gateway.given).toHaveLength(1);
});

it('tells six fares of a ride at most, and then still its end', async () => {
  for (let fare = 0; fare < 8; fare += 1) await send({ id: `fare-${fare}`, told: { ...told, fare: 320 + fare } });
  expect(gateway.given).toHaveLength(6);
  await send({ id: 'end', told: { kind: 'cancelled', ride: told.ride } });
  await send({ id: 'other', told: { ...told, ride: 'P-8Q4MK' } });
  expect(gateway.given).toHaveLength(8);
});

it('is in the language that the operator has set', async () => {
  await platform.close();
  platform = await startNotification({ SMS_LANGUAGE: 'en' }, { smsSender: gateway });
  await send();
  expect(gateway.given[0]?.text).toContain('Tk');
});

it('has the reserve of the day, which codes do not touch', async () => {
  const code = { to: SMS.to, code: '012345', language: 'en', purpose: 'log-in' } as const;
  for (let time = 0; time < 6; time += 1) await platform.call(notificationHttp.sendCodeSms, code);
  const before = gateway.given.length;
  for (let time = 0; time < 6; time += 1)
    expect((await send({ id: `event-${time}`, told: { ...told, ride: `P-${time}` } })).status).toBe(200);
  expect(gateway.given.length - before).toBe(5);
});

it.each([
  { to: '01712345678' },
  { language: 'fr' },
  { id: '' },
  { told: { ...told, code: '12' } },
  { told: { kind: 'sos', ride: 'P' } },
  { told: { kind: 'cancelled', ride: 'P', code: '123456' } },
  { text: 'more' },
])('is refused with %j', async (wrong) => {
  expect((await send(wrong)).body.code).toBe('request/invalid');
  expect(gateway.given).toEqual([]);
});
