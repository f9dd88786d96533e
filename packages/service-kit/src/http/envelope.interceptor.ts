import { type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { Caller } from '../identity/caller.js';
import type { StatementVerifier } from '../identity/statement-verifier.js';
import type { SecurityLog } from '../security-log/security-log.js';
import { refuseAccess } from './access.rules.js';
import { takeApart } from './answer.js';
import { keepCallState } from './call-state.js';
import { PREPARED_ENDPOINT, type PreparedEndpoint } from './endpoint.decorator.js';
import { inTime } from './in-time.js';
import { leftSignal } from './left-signal.js';
import { readMultipart } from './multipart.js';

/** Runs around every endpoint: access, input, envelope. In this order, so that no body is parsed without access. */
export class EndpointInterceptor implements NestInterceptor {
  constructor(
    private readonly statements: StatementVerifier,
    private readonly securityLog: SecurityLog,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const prepared: PreparedEndpoint | undefined = Reflect.getMetadata(PREPARED_ENDPOINT, context.getHandler());
    if (prepared === undefined || context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const hasFiles = await this.admit(prepared, request, reply);
    const answer = next.handle().pipe(map((result) => envelope(prepared, result, reply)));
    // A file comes as fast as its line.
    return hasFiles ? answer : inTime(answer, () => reply.raw.headersSent);
  }

  /** @returns whether files come with the request */
  private async admit(
    { endpoint, parseInput }: PreparedEndpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const caller = await this.callerOf(request);
    refuseAccess(endpoint.access, caller);
    const { body, files } = await readMultipart(request, endpoint);
    const input = parseInput({ params: request.params, query: request.query, body });
    const left = files.length === 0 ? undefined : leftSignal(reply.raw);
    const awaited = files.map((file) => ({ ...file, ...(left && { left }) }));
    keepCallState(request, { endpoint, caller, input, files: awaited });
    return files.length > 0;
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

function envelope({ endpoint }: PreparedEndpoint, result: unknown, reply: FastifyReply): unknown {
  if (reply.sent) return undefined;
  const { data, message } = takeApart(result, endpoint.message);
  return { success: true, message, data: endpoint.response.parse(data) };
}
