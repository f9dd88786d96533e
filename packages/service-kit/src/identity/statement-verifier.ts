import { DomainError } from '@pothik/contracts/catalogue';
import { statementClaims } from '@pothik/contracts/platform';
import type { Clock } from '@pothik/engines';
import { errors, jwtVerify } from 'jose';
import type { z } from 'zod';
import { BoundedCache } from './bounded-cache.js';
import type { Caller } from './caller.js';
import type { StatementKeys } from './statement-keys.js';
import { STATEMENT_LIVES_MS } from './statement-signer.js';

const CACHED_STATEMENTS = 10_000;
const MAY_STATE_PERSONS = 'gateway';

/** Accepts valid statements that are signed with a known key for this audience. Caches verified ones. */
export class StatementVerifier {
  private readonly verified = new BoundedCache<{ caller: Caller; expiresAt: number }>(
    CACHED_STATEMENTS,
    STATEMENT_LIVES_MS,
  );

  constructor(
    private readonly keys: StatementKeys,
    private readonly audience: string,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError auth/not-signed-in for any other statement */
  async verify(token: string): Promise<Caller> {
    const now = this.clock.now();
    const known = this.verified.get(token);
    if (known && known.expiresAt > now.getTime()) return known.caller;
    const statement = await this.believed(token, now);
    if (statement === undefined) throw new DomainError('auth/not-signed-in');
    this.verified.set(token, statement);
    return statement.caller;
  }

  private async believed(token: string, now: Date): Promise<{ caller: Caller; expiresAt: number } | undefined> {
    let issuer = '';
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const found = this.keys.verifying.get(kid ?? '');
          if (found === undefined) throw new errors.JWKSNoMatchingKey();
          issuer = found.issuer;
          return found.key;
        },
        { algorithms: ['EdDSA'], audience: this.audience, currentDate: now },
      );
      const parsed = statementClaims.safeParse(payload);
      return parsed.success ? callerFrom(parsed.data, issuer) : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Only the gateway may state a person; a service states itself, whatever it claims. */
function callerFrom(
  stated: z.output<typeof statementClaims>,
  issuer: string,
): { caller: Caller; expiresAt: number } | undefined {
  const expiresAt = stated.exp * 1000;
  if (stated.kind === 'service') return { caller: { kind: 'service', name: issuer }, expiresAt };
  if (issuer !== MAY_STATE_PERSONS) return undefined;
  const { sub: id, email, role, verified, sessionId, epoch } = stated;
  const sessionExpiresAt = stated.sessionExpiresAt === undefined ? undefined : new Date(stated.sessionExpiresAt);
  return { caller: { kind: 'person', id, email, role, verified, sessionId, epoch, sessionExpiresAt }, expiresAt };
}
