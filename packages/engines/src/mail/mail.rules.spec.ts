import { isMailServerUnavailable, oneLine } from './mail.rules.js';

it.each([
  ['Hello\r\nBcc: all@pothik.test', 'Hello Bcc: all@pothik.test'],
  ['one\n\n two\rthree', 'one two three'],
  ['আপনার  কোড', 'আপনার  কোড'],
])('a subject is one line: %j', (subject, line) => {
  expect(oneLine(subject)).toBe(line);
});

const failure = (fields: { code?: string; responseCode?: number }, message = 'failed') =>
  Object.assign(new Error(message), fields);

it.each([
  failure({ code: 'ESOCKET' }),
  failure({ code: 'ETIMEDOUT' }, 'Greeting never received'),
  failure({}, 'Unexpected socket close'),
  failure({ code: 'EENVELOPE', responseCode: 450 }),
  failure({ code: 'ECONNECTION', responseCode: 421 }),
])('is away: %o', (error) => {
  expect(isMailServerUnavailable(error)).toBe(true);
});

it.each([failure({ code: 'EENVELOPE', responseCode: 550 }), failure({ code: 'EAUTH', responseCode: 535 }), 'a text'])(
  'refuses for good: %o',
  (error) => {
    expect(isMailServerUnavailable(error)).toBe(false);
  },
);
