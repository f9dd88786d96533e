import type { StatedAddress, StatedPerson, StatedService } from '@pothik/contracts/platform';
import type { Clock } from '@pothik/engines';
import { SignJWT } from 'jose';
import { BoundedCache } from './bounded-cache.js';
import type { Person } from './caller.js';
import type { StatementKeys } from './statement-keys.js';

export const STATEMENT_LIVES_MS = 60_000;
/** Longer than the 30 s for which a request may wait for a connection, behind others that an instance does not answer. */
const REUSED_WHILE_VALID_FOR_MS = 40_000;
const CACHED_STATEMENTS = 10_000;

type Stated = StatedPerson | StatedService | StatedAddress;

interface SignedStatement {
  token: Promise<string>;
  expiresAt: number;
}

/** Signs who calls, for one audience and 60 seconds. Reuses a statement while it is valid for more than 40 seconds. */
export class StatementSigner {
  private readonly signed = new BoundedCache<SignedStatement>(CACHED_STATEMENTS, STATEMENT_LIVES_MS);

  constructor(
    private readonly keys: StatementKeys,
    private readonly clock: Clock,
  ) {}

  /** States a person; accepted only from the gateway. `audience` is a service's name. */
  signPerson(person: Omit<Person, 'kind'>, audience: string): Promise<string> {
    const { id, email, role, verified, sessionId, epoch, rights = [], formerIds = [] } = person;
    const key = `person ${id} ${sessionId} ${role} ${verified} ${epoch} ${person.sessionExpiresAt?.getTime()} ${rights} ${formerIds} ${audience}`;
    return this.reuse(key, audience, (): StatedPerson => {
      const sessionExpiresAt = person.sessionExpiresAt?.toISOString();
      const further = {
        ...(rights.length > 0 && { rights: [...rights] }),
        ...(formerIds.length > 0 && { formerIds: [...formerIds] }),
      };
      return { kind: 'person', sub: id, email, role, verified, ...further, sessionId, epoch, sessionExpiresAt };
    });
  }

  /** States this service itself. */
  signService(audience: string): Promise<string> {
    return this.reuse(`service ${audience}`, audience, () => ({ kind: 'service' }));
  }

  /** States the caller's address, as it is counted; accepted only from the gateway. */
  signAddress(address: string, audience: string): Promise<string> {
    return this.reuse(`address ${address} ${audience}`, audience, () => ({ kind: 'address', address }));
  }

  /** `key`: of parts without a space. */
  private reuse(key: string, audience: string, claims: () => Stated): Promise<string> {
    const now = this.clock.now().getTime();
    const known = this.signed.get(key);
    // After the clock was set back, a statement from the future is not reused.
    if (known && known.expiresAt - now > REUSED_WHILE_VALID_FOR_MS && known.expiresAt - now <= STATEMENT_LIVES_MS)
      return known.token;
    const token = this.sign(audience, claims(), now);
    this.signed.set(key, { token, expiresAt: now + STATEMENT_LIVES_MS });
    token.catch(() => this.signed.delete(key));
    return token;
  }

  private sign(audience: string, claims: Stated, now: number): Promise<string> {
    const { kid, key } = this.keys.signing;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setAudience(audience)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + STATEMENT_LIVES_MS))
      .sign(key);
  }
}
