import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.js';
import { StatementVerifier } from '../identity/statement-verifier.js';
import { SecurityLog } from '../security-log/security-log.js';
import { refuseAccess } from './access.rules.js';
import { keepCall } from './call.js';
import { preparedEndpointOf } from './prepared-endpoint.js';

/** Admits the callers whom the endpoint names, by the statement that the gateway or another service signed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly statements: StatementVerifier,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws DomainError auth/not-signed-in, auth/not-allowed */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const prepared = preparedEndpointOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.callerOf(request);
    refuseAccess(prepared.endpoint, caller);
    keepCall(request, { ...prepared, caller });
    return true;
  }

  private async callerOf(request: FastifyRequest): Promise<Caller> {
    const statement = request.headers[HEADER.statement];
    if (typeof statement !== 'string') return { kind: 'public' };
    try {
      return await this.statements.verify(statement);
    } catch (error) {
      if (error instanceof DomainError) this.securityLog.record('statement-refused');
      throw error;
    }
  }
}
