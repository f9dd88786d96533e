import { refusalOfUnreadable } from './unreadable-request.rules.js';

it.each([
  ['that does not arrive in time is too slow', 'ERR_HTTP_REQUEST_TIMEOUT', 'request/too-slow'],
  ['whose head is too large is refused for it', 'HPE_HEADER_OVERFLOW', 'request/headers-too-large'],
  ['that is not HTTP is malformed', 'HPE_INVALID_CONSTANT', 'request/malformed'],
  ['that fails without a code is malformed', undefined, 'request/malformed'],
])('a request %s', (_sentence, code, refusal) => {
  expect(refusalOfUnreadable(code)).toBe(refusal);
});
