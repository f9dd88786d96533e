import { failureOf, outcomeOf } from './sms-answer.rules.js';
import { type SmsSuccess, successOf } from './sms-success.rules.js';

const VALUE = successOf('response_code=202;id=message_id') as SmsSuccess;
const PATTERN = successOf('/^202$/') as SmsSuccess;
const outcome = (status: number, said: string, success = VALUE) => outcomeOf({ status, said }, success, 1);

it('is sent by the value or the pattern of the setting alone', () => {
  expect(outcome(200, '{"response_code":202,"message_id":17}')).toEqual({ kind: 'sent', parts: 1, gatewayId: '17' });
  expect(outcome(200, '202', PATTERN)).toEqual({ kind: 'sent', parts: 1 });
  expect(outcome(200, '202')).toMatchObject({ kind: 'unreadable' });
  expect(outcome(400, '{"response_code":202}')).toMatchObject({ kind: 'refused' });
});

it.each([
  ['{"response_code":1001,"error_message":"Invalid Number"}', 'number'],
  ['{"response_code":1002,"error_message":"Sender ID not correct/sender id is disabled"}', 'sender'],
  ['{"response_code":1007,"error_message":"Balance Insufficient"}', 'balance'],
  ['{"response_code":1012,"error_message":"Masking SMS must be sent in Bengali"}', 'language'],
  ['{"response_code":1031,"error_message":"Your Account Not Verified"}', 'other'],
  ['1001', 'number'],
  ['1002', 'sender'],
  [' 1007\n', 'balance'],
  ['1012', 'language'],
  ['Not enough credits', 'balance'],
])('a 200 with %s is refused: %s', (said, why) => {
  expect(outcome(200, said)).toMatchObject({ kind: 'refused', why });
});

it('a pattern that is not met is a refusal, unless nothing or a page came', () => {
  expect(outcome(200, 'failed', PATTERN)).toMatchObject({ kind: 'refused', why: 'other' });
  expect(outcome(200, '', PATTERN)).toMatchObject({ kind: 'unreadable' });
});

it.each(['', '  \n', '<!doctype html><title>Account balance</title>', '{}', 'OK', '{"response_code":'])(
  'a 200 with %j is unreadable',
  (said) => {
    expect(outcome(200, said)).toMatchObject({ kind: 'unreadable' });
  },
);

it.each([
  [408, false],
  [429, false],
  [500, true],
  [502, true],
  [503, false],
  [504, true],
])('status %d is for later, and may be sent: %s', (status, mayBeSent) => {
  expect(outcome(status, '<h1>busy</h1>')).toEqual({
    kind: 'later',
    mayBeSent,
    said: `status ${status}: <h1>busy</h1>`,
  });
});

it.each([
  [302, '', 'other'],
  [401, '{"error":"wrong key"}', 'other'],
  [400, '{"error":"invalid msisdn"}', 'number'],
  [404, '<h1>This number of pages</h1>', 'other'],
])('status %d is refused', (status, said, why) => {
  expect(outcome(status, said)).toMatchObject({ kind: 'refused', why });
});

it.each([
  ['Invalid number 8801712345678, text "Pothik code: 123456."', 'Invalid number …, text "Pothik code: …."'],
  ['code 1007 of facade', 'code 1007 of facade'],
  ['hex 003100320033', 'hex …'],
  ['x'.repeat(400), 'x'.repeat(300)],
])('what is logged of %j has no number and no code', (said, logged) => {
  expect(outcome(400, said)).toMatchObject({ said: `status 400: ${logged}` });
});

it('a connection that was never made sent nothing; any other failure may have', () => {
  const failed = (code: string) => failureOf(new TypeError('fetch failed', { cause: { code } }), 'why');
  expect(failed('ECONNREFUSED')).toEqual({ kind: 'later', mayBeSent: false, said: 'why' });
  expect(failed('ENOTFOUND')).toMatchObject({ mayBeSent: false });
  expect(failed('ECONNRESET')).toMatchObject({ mayBeSent: true });
  expect(failureOf(new DOMException('late', 'TimeoutError'), 'late')).toMatchObject({ mayBeSent: true });
});
