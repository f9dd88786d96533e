import { getConnectionToken } from '@nestjs/mongoose';
import { authHttp, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { Metrics, Sweeper } from '@pothik/service-kit';
import type { Connection } from 'mongoose';
import { otherThan, refused } from '../testing/auth-platform.js';
import { holdMails, releaseMails, smsStandIn } from '../testing/notification-stand-in.js';
import { NumberFixture } from '../testing/number-fixture.js';
import { SMS_CODES_USED } from './code.metrics.js';
import { CODE_SWEEP, CodeSenderService } from './code-sender.service.js';

let fixture: NumberFixture;
beforeAll(async () => {
  fixture = await NumberFixture.open();
});
afterEach(() => {
  releaseMails();
  smsStandIn.isAnyLeft = true;
  smsStandIn.outcome = 'sent';
});
afterAll(() => fixture.close());

const clock = {
  now: () => fixture.auth.platform.clock.now(),
  advance: (ms: number) => fixture.auth.platform.clock.advance(ms),
};
const inAuth = <T>(token: new (...parts: never[]) => T): T =>
  fixture.auth.platform.service('auth').app.get(token, { strict: false });
const TOO_SOON = [429, 'Please wait before asking for another code.'];
const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];

describe('a code by SMS', () => {
  it('goes to the number in any writing, in the language of the browser', async () => {
    const phone = fixture.phone();
    expect((await fixture.send(`+88০${phone.slice(1)}`, 'bn')).status).toBe(200);
    expect(fixture.texted(phone)).toEqual([
      { to: `+88${phone}`, code: expect.stringMatching(/^\d{6}$/), language: 'bn', purpose: 'log-in' },
    ]);
  });

  it('is sent to no number of another country, and to none that is no mobile number', async () => {
    for (const phone of ['+919876543210', '01112345678', '01712345678 ext 4', ''])
      expect(refused(await fixture.send(phone))).toEqual([400, 'Invalid Bangladeshi phone number format.']);
  });

  it('is counted once it was right', async () => {
    const count = jest.spyOn(inAuth(Metrics as never) as Metrics, 'count');
    await fixture.signUp();
    expect(count.mock.calls).toContainEqual([SMS_CODES_USED, { purpose: 'log-in' }]);
    count.mockRestore();
  });
});

describe('the codes of a number', () => {
  it('come once in 120 s, whoever asks and for what', async () => {
    const account = await fixture.signUp();
    const phone = fixture.phone();
    await fixture.send(phone);
    const again = await fixture.send(phone);
    expect(refused(again)).toEqual(TOO_SOON);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(100);
    expect(refused(await fixture.sendOwn(fixture.auth.as(account), phone))).toEqual(TOO_SOON);
    clock.advance(ONE_TIME_CODE.resendMs);
    expect((await fixture.send(phone)).status).toBe(200);
  });

  it('are five a day, of known and unknown numbers', async () => {
    const phones = [`0${(await fixture.signUp()).phone?.slice(4)}`, fixture.phone()];
    await fixture.send(phones[1] as string);
    for (let more = 0; more < 4; more += 1) {
      clock.advance(ONE_TIME_CODE.resendMs);
      for (const phone of phones) expect((await fixture.send(phone)).status).toBe(200);
    }
    clock.advance(ONE_TIME_CODE.resendMs);
    for (const phone of phones) {
      expect(codeOf(await fixture.send(phone))).toEqual([429, 'request/too-many']);
      expect(fixture.texted(phone)).toHaveLength(5);
    }
  });

  it('are closed for a day by 20 wrong ones: 1,000 guesses find nothing', async () => {
    const phone = fixture.phone();
    await fixture.send(phone);
    let guesses = 0;
    for (let code = 0; code < 4; code += 1) {
      const otp = otherThan(fixture.textedCode(phone));
      for (let guess = 0; guess < 250; guess += 1, guesses += 1)
        expect((await fixture.logIn({ phone, otp })).status).toBe(400);
      clock.advance(ONE_TIME_CODE.resendMs);
      if (code < 3) await fixture.send(phone);
    }
    expect(guesses).toBe(1000);
    const asked = await fixture.send(phone);
    expect(codeOf(asked)).toEqual([429, 'request/too-many']);
    expect(fixture.texted(phone)).toHaveLength(4);
  }, 120_000);
});

describe('without the messages of the day', () => {
  it('a code is refused before it is promised, and takes no turn of the number', async () => {
    const phone = fixture.phone();
    smsStandIn.isAnyLeft = false;
    expect(codeOf(await fixture.send(phone))).toEqual([503, 'auth/no-code-by-sms-today']);
    smsStandIn.isAnyLeft = true;
    expect((await fixture.send(phone)).status).toBe(200);
  });

  it.each(['refused', 'used-up'] as const)('a code that the gateway %s is not tried again', async (outcome) => {
    const phone = fixture.phone();
    smsStandIn.outcome = outcome;
    expect((await fixture.send(phone)).status).toBe(200);
    smsStandIn.outcome = 'sent';
    clock.advance(60_000);
    await inAuth(CodeSenderService).sendDue();
    expect(fixture.texted(phone)).toEqual([]);
  });
});

it('a code is sent once the gateway is back, and tried ever later until then', async () => {
  const phone = fixture.phone();
  const due = jest.spyOn(inAuth(Sweeper), 'due');
  smsStandIn.outcome = 'unavailable';
  const began = clock.now().getTime();
  await fixture.send(phone);
  for (const seconds of [15, 15]) {
    clock.advance(seconds * 1000);
    await inAuth(CodeSenderService).sendDue();
  }
  const tries = due.mock.calls.filter(([name]) => name === CODE_SWEEP).map(([, at]) => at.getTime() - began);
  due.mockRestore();
  expect([...new Set(tries)]).toEqual([15_000, 30_000, 60_000]);
  smsStandIn.outcome = 'sent';
  clock.advance(30_000);
  await inAuth(CodeSenderService).sendDue();
  expect(fixture.texted(phone)).toHaveLength(1);
  expect((await fixture.logIn({ phone, otp: fixture.textedCode(phone), name: 'Rahima' })).status).toBe(200);
});

it('a code is answered before its SMS is sent, for a known and for an unknown number', async () => {
  const known = `0${(await fixture.signUp()).phone?.slice(4)}`;
  clock.advance(ONE_TIME_CODE.resendMs);
  for (const phone of [known, fixture.phone()]) {
    const before = fixture.texted(phone).length;
    holdMails();
    expect((await fixture.auth.platform.call(authHttp.sendPhoneCode, { phone })).status).toBe(200);
    expect(fixture.texted(phone)).toHaveLength(before);
    releaseMails();
    await fixture.auth.mailsSent();
    expect(fixture.texted(phone)).toHaveLength(before + 1);
  }
});

it('a known, a neglected and an unknown number are asked the same of the database, and answered alike', async () => {
  const known = `0${(await fixture.signUp()).phone?.slice(4)}`;
  const neglected = `0${(await fixture.signUp()).phone?.slice(4)}`;
  await fixture.neglect(neglected);
  clock.advance(ONE_TIME_CODE.resendMs);
  const phones = [known, neglected, fixture.phone()];
  const connection = fixture.auth.platform.service('auth').app.get<Connection>(getConnectionToken());
  // Work after the answer and sweeps are not counted; the sweeps may stop, as this is the last test.
  await inAuth(Sweeper).onModuleDestroy();
  await fixture.auth.platform.settled();
  const questions: string[] = [];
  const asked: unknown[] = [];
  connection.set('debug', (collection: string, method: string) => questions.push(`${collection}.${method}`));
  try {
    const following = jest.spyOn(inAuth(CodeSenderService), 'sendSoon').mockImplementation(() => undefined);
    for (const phone of phones) {
      const { status, body } = await fixture.auth.platform.call(authHttp.sendPhoneCode, { phone });
      asked.push([status, body.message, ...questions.splice(0)]);
    }
    following.mockRestore();
    for (const phone of phones) {
      const wrong = refused(await fixture.logIn({ phone, otp: '123456' }));
      asked.push([...wrong, ...questions.splice(0)]);
    }
  } finally {
    connection.set('debug', false);
  }
  expect(asked[0]).not.toEqual(asked[3]);
  expect(asked).toEqual([...Array(3).fill(asked[0]), ...Array(3).fill(asked[3])]);
});
