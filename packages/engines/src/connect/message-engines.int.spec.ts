import { TestClock } from '../testing/test-clock.js';
import { connectSms } from './message-engines.js';

const MONGO = 'mongodb://127.0.0.1:1';
const EMBEDDED = { mongoUrl: MONGO, objectsDirectory: '/nowhere' };
const GATEWAY = { SMS_URL: 'https://sms.test/?key=s3cret&to={to}&text={text}', SMS_SUCCESS: 'code=202' };

const connect = (addresses: object, embedded: typeof EMBEDDED | undefined) =>
  connectSms({ addresses, embedded, clock: new TestClock() }, MONGO);

it.each([
  ['are captured where there are embedded engines', {}, EMBEDDED, true, true],
  ['are sent by a gateway where there is one', GATEWAY, EMBEDDED, true, false],
  ['are sent by a gateway without embedded engines', GATEWAY, undefined, true, false],
  ['are not sent without any of them', {}, undefined, false, false],
])('SMS %s', async (_what, addresses, embedded, isSetUp, isCaptured) => {
  const { smsSender, smsBox } = await connect(addresses, embedded);
  expect([smsSender.isSetUp, smsBox !== undefined]).toEqual([isSetUp, isCaptured]);
  await smsSender.close();
});

it('wrong settings of a gateway are named, without their values', async () => {
  const wrong = { ...GATEWAY, SMS_URL: 'http://sms.test/?key=s3cret&to={to}&text={text}', SMS_SUCCESS: '' };
  await expect(connect(wrong, undefined)).rejects.toEqual(
    expect.objectContaining({ name: 'ConfigurationError', message: 'not right: SMS_URL, SMS_SUCCESS' }),
  );
});
