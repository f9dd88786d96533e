import { z } from 'zod';

/** What a browser is sent to the issuer with, as OpenID Connect names it. */
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

/** What the platform trades a code with. */
export const tokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});
export type TokenRequest = z.output<typeof tokenRequest>;

/** Who somebody says they are: nobody is asked for a password here. */
export const chosenPerson = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  /** A checkbox: absent when it is not ticked. */
  verified: z.string().optional(),
});
export type ChosenPerson = z.output<typeof chosenPerson>;

/** An issuer’s unchanging name for a person: here it follows from the e-mail’s digest, so that a restart knows people again. */
export const subjectOf = (emailDigest: string): string => BigInt(`0x${emailDigest}`).toString().slice(0, 21);

/** A code is for whoever asked for it: the same address to come back to, and the challenge that its secret makes. */
export const isRightful = (asked: AuthorizationRequest, { redirect_uri }: TokenRequest, challenge: string): boolean =>
  redirect_uri === asked.redirect_uri && challenge === asked.code_challenge;
