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
const STATES_CALLERS = 'gateway';

/** What a statement says: who calls, or from which address. */
interface Statement {
  caller?: Caller;
  address?: string;
  expiresAt: number;
}

/** Accepts valid statements that are signed with a known key for this audience. Caches verified ones. */
export class StatementVerifier {
  private readonly verified = new BoundedCache<Statement>(CACHED_STATEMENTS, STATEMENT_LIVES_MS);

  constructor(
    private readonly keys: StatementKeys,
    private readonly audience: string,
    private readonly clock: Clock,
  ) {}

  /** Who calls. @throws DomainError auth/not-signed-in for any other statement */
  async verify(token: string): Promise<Caller> {
    const { caller } = await this.statementOf(token);
    if (caller === undefined) throw new DomainError('auth/not-signed-in');
    return caller;
  }

  /** The address of the caller, as it is counted. @throws DomainError auth/not-signed-in for any other statement */
  async verifyAddress(token: string): Promise<string> {
    const { address } = await this.statementOf(token);
    if (address === undefined) throw new DomainError('auth/not-signed-in');
    return address;
  }

  private async statementOf(token: string): Promise<Statement> {
    const now = this.clock.now();
    const known = this.verified.get(token);
    if (known && known.expiresAt > now.getTime()) return known;
    const statement = await this.believed(token, now);
    if (statement === undefined) throw new DomainError('auth/not-signed-in');
    this.verified.set(token, statement);
    return statement;
  }

  private async believed(token: string, now: Date): Promise<Statement | undefined> {
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
      return parsed.success ? statementFrom(parsed.data, issuer) : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Only the gateway may state a person or an address; a service states itself, whatever it claims. */
function statementFrom(stated: z.output<typeof statementClaims>, issuer: string): Statement | undefined {
  const expiresAt = stated.exp * 1000;
  if (stated.kind === 'service') return { caller: { kind: 'service', name: issuer }, expiresAt };
  if (issuer !== STATES_CALLERS) return undefined;
  if (stated.kind === 'address') return { address: stated.address, expiresAt };
  const { sub: id, email, role, verified, rights, formerIds, sessionId, epoch } = stated;
  const sessionExpiresAt = stated.sessionExpiresAt === undefined ? undefined : new Date(stated.sessionExpiresAt);
  const further = { ...(rights && { rights }), ...(formerIds && { formerIds }) };
  return {
    caller: { kind: 'person', id, email, role, verified, ...further, sessionId, epoch, sessionExpiresAt },
    expiresAt,
  };
}
