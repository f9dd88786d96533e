import { createHash } from 'node:crypto';
import { authorizationRequest, chosenPerson, isRightful, subjectOf } from './stand-in-issuer.rules.js';

const VERIFIER = 'v'.repeat(43);
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const digestOf = (email: string) => createHash('sha256').update(email).digest('hex');
const asked = {
  response_type: 'code',
  client_id: 'pothik',
  redirect_uri: 'http://localhost:8080/callback',
  scope: 'openid email',
  state: 'state',
  nonce: 'nonce',
  code_challenge: challengeOf(VERIFIER),
  code_challenge_method: 'S256',
} as const;
const trade = {
  grant_type: 'authorization_code',
  client_id: 'pothik',
  client_secret: 'secret',
  code: 'code',
  redirect_uri: asked.redirect_uri,
  code_verifier: VERIFIER,
} as const;

describe('a request to the issuer', () => {
  it('is accepted as OpenID Connect specifies it', () => {
    expect(authorizationRequest.safeParse(asked).success).toBe(true);
  });

  it.each([{ scope: 'email' }, { response_type: 'token' }, { code_challenge_method: 'plain' }, { nonce: '' }])(
    'is refused with %j',
    (wrong) => {
      expect(authorizationRequest.safeParse({ ...asked, ...wrong }).success).toBe(false);
    },
  );
});

describe('an authorization code', () => {
  it('is valid for the client that requested it', () => {
    expect(isRightful(asked, trade, challengeOf(VERIFIER))).toBe(true);
  });

  it.each([{ redirect_uri: 'http://localhost:8080/elsewhere' }, { code_verifier: 'w'.repeat(43) }])(
    'is invalid with %j',
    (wrong) => {
      const wrongTrade = { ...trade, ...wrong };
      expect(isRightful(asked, wrongTrade, challengeOf(wrongTrade.code_verifier))).toBe(false);
    },
  );
});

it('a person’s subject follows from the e-mail, as 21 digits', () => {
  expect(subjectOf(digestOf('rahima@pothik.test'))).toMatch(/^\d{21}$/);
  expect(subjectOf(digestOf('rahima@pothik.test'))).toBe(subjectOf(digestOf('rahima@pothik.test')));
  expect(subjectOf(digestOf('rahima@pothik.test'))).not.toBe(subjectOf(digestOf('karim@pothik.test')));
});

it('the form’s name and e-mail are trimmed', () => {
  expect(chosenPerson.parse({ name: ' Rahima ', email: ' Rahima@Pothik.test ' })).toEqual({
    name: 'Rahima',
    email: 'rahima@pothik.test',
  });
  expect(chosenPerson.safeParse({ name: ' ', email: 'rahima@pothik.test' }).success).toBe(false);
  expect(chosenPerson.safeParse({ name: 'Rahima', email: 'rahima' }).success).toBe(false);
});
