import { z } from 'zod';

/** The parameters of an authentication request, named by OpenID Connect. */
export const authorizationRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** The parameters of a token request. */
export const tokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});
export type TokenRequest = z.output<typeof tokenRequest>;

/** The person of the form; there is no password. */
export const chosenPerson = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  /** A checkbox: absent when it is not ticked. */
  verified: z.string().optional(),
});
export type ChosenPerson = z.output<typeof chosenPerson>;

/** The subject, an issuer’s permanent identifier of a person: here derived from the e-mail’s digest, so that it survives a restart. */
export const subjectOf = (emailDigest: string): string => BigInt(`0x${emailDigest}`).toString().slice(0, 21);

/** A code is valid with the same redirect address and the verifier of its challenge (PKCE). */
export const isRightful = (asked: AuthorizationRequest, { redirect_uri }: TokenRequest, challenge: string): boolean =>
  redirect_uri === asked.redirect_uri && challenge === asked.code_challenge;
