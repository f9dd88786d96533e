import { refusalOfIssuer } from './google-issuer.rules.js';

describe('a failed exchange with the issuer', () => {
  it('is a cancellation by the person', () => {
    expect(refusalOfIssuer({ name: 'AuthorizationResponseError', error: 'access_denied' })).toBe(
      'auth/google-cancelled',
    );
  });

  it.each([
    { name: 'TypeError' },
    { name: 'ClientError', cause: { name: 'TypeError' } },
    { name: 'ClientError', code: 'OAUTH_TIMEOUT' },
    { name: 'AuthorizationResponseError', error: 'temporarily_unavailable' },
    { name: 'ClientError', code: 'OAUTH_RESPONSE_IS_NOT_CONFORM', cause: { status: 502 } },
  ])('is an unavailable issuer: %j', (error) => expect(refusalOfIssuer(error)).toBe('auth/google-unavailable'));

  it.each([
    { name: 'ResponseBodyError', error: 'invalid_grant' },
    { name: 'ClientError', code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', cause: { claim: 'aud' } },
    { name: 'ClientError', code: 'OAUTH_RESPONSE_IS_NOT_CONFORM', cause: { status: 404 } },
  ])('is an invalid exchange: %j', (error) => expect(refusalOfIssuer(error)).toBe('auth/google-failed'));
});
