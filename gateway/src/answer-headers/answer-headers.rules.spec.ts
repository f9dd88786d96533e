import { answerHeaders } from './answer-headers.rules.js';

const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

describe('an answer of the gateway', () => {
  it('has a policy under which nothing is loaded or framed, and its type is not guessed', () => {
    expect(answerHeaders(false)).toEqual({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' });
  });

  it('under https tells browsers for a year to use nothing else', () => {
    expect(answerHeaders(true)).toEqual({
      ...answerHeaders(false),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
