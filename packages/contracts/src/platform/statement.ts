import { z } from 'zod';
import { ROLE } from './roles.js';
import { identifier } from './text.js';

/** What every statement says beside who calls: the service it is for, and its end in seconds since 1970. */
const bounds = { aud: z.string(), exp: z.number() };

/** The claims of the gateway's statement of a person. */
export const personStatement = z.object({
  kind: z.literal('person'),
  sub: identifier,
  email: z.string(),
  role: z.enum(ROLE),
  verified: z.boolean(),
  rights: z.optional(z.array(z.string())),
  /** Accounts that have become this one: their rides are the person’s. */
  formerIds: z.optional(z.array(identifier)),
  sessionId: z.string(),
  epoch: z.int().optional(),
  sessionExpiresAt: z.iso.datetime().optional(),
  ...bounds,
});

/** The claims of a service's statement of itself; which service is said by the id of its key. */
export const serviceStatement = z.object({ kind: z.literal('service'), ...bounds });

/**
 * The claims of the gateway's statement of an address: of everybody behind it, so beside the statement of the person.
 * `address` as it is counted: IPv6 as its /64 network.
 */
export const addressStatement = z.object({ kind: z.literal('address'), address: z.string(), ...bounds });

/** The claims of a statement, signed by EdDSA with a key whose id is `<signer>.<anything>`. */
export const statementClaims = z.discriminatedUnion('kind', [personStatement, serviceStatement, addressStatement]);

/** The ids under which a person rode: their own, and those of accounts that have become theirs. */
export const riderIdsOf = ({
  id,
  formerIds = [],
}: {
  id: string;
  formerIds?: readonly string[] | undefined;
}): readonly string[] => [id, ...formerIds];

/** What a signer writes; `aud` and `exp` are added where it is signed. */
export type StatedPerson = Omit<z.input<typeof personStatement>, 'aud' | 'exp'>;
export type StatedService = Omit<z.input<typeof serviceStatement>, 'aud' | 'exp'>;
export type StatedAddress = Omit<z.input<typeof addressStatement>, 'aud' | 'exp'>;
