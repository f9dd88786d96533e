import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import { StatementVerifier } from '../identity/statement-verifier.js';
import { SecurityLog } from '../security-log/security-log.js';

/** Reads from which address a call came, as the gateway states it for the calls with `statesAddress`. */
@Injectable()
export class StatedAddresses {
  constructor(
    private readonly statements: StatementVerifier,
    private readonly securityLog: SecurityLog,
  ) {}

  /** As it is counted; undefined for a call that came past the gateway. @throws DomainError auth/not-signed-in if forged */
  async of({ headers }: FastifyRequest): Promise<string | undefined> {
    const statement = headers[HEADER.address];
    if (typeof statement !== 'string') return undefined;
    try {
      return await this.statements.verifyAddress(statement);
    } catch (error) {
      if (error instanceof DomainError) this.securityLog.record('statement-refused');
      throw error;
    }
  }
}
