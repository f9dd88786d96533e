import { answerHeaders } from './answer-headers.rules.js';

const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

describe('an answer of the gateway', () => {
  it('loads and frames nothing, is not guessed at, tells no referrer, and is stored nowhere', () => {
    expect(answerHeaders(false)).toEqual({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  it('under https tells browsers for a year to use nothing else', () => {
    expect(answerHeaders(true)).toEqual({
      ...answerHeaders(false),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
