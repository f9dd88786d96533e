import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Endpoint, EVENT_STREAM, HEADER, nameOfCall, TRACEPARENT } from '@pothik/contracts/platform';
import { currentContext, type Person, Tracer } from '@pothik/service-kit';
import { StatementSigner } from '@pothik/service-kit/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IncomingBodies } from '../bodies/incoming-bodies.js';
import type { AdmittedRequest } from '../calls/admitted-call.js';
import { countedAddress } from '../rate-limits/address.rules.js';
import { EventStreams } from './event-streams.js';
import { readsCookies } from './forwarded-request.rules.js';
import { urlAtOwner } from './page-calls.rules.js';
import { Targets } from './targets.js';
import { passStreamOn } from './traced-stream.js';

/** Forwards an admitted request, as it came, with a signed statement of who calls. */
@Injectable()
export class ForwarderService {
  constructor(
    private readonly targets: Targets,
    private readonly bodies: IncomingBodies,
    private readonly statements: StatementSigner,
    private readonly streams: EventStreams,
    private readonly tracer: Tracer,
  ) {}

  /**
   * Returns when the answer was sent, or an owner in this process took the request over.
   * @throws DomainError request/not-found for a path that is ambiguous, and the refusals of a body
   */
  async forward(call: Endpoint, request: AdmittedRequest, reply: FastifyReply): Promise<void> {
    const isStream = call.produces === EVENT_STREAM;
    // The owner would answer HEAD by opening a stream that nobody reads.
    if (isStream && request.method === 'HEAD') throw new DomainError('request/not-found');
    const url = urlAtOwner(request.url);
    // The address is read in advance: a request whose stream was destroyed has no socket any more.
    const { user: person, ip: address } = request;
    await this.bodies.take(request, reply, call, person?.id);
    setHeaders(request, call);
    request.raw.url = url;
    const stateCaller = () => this.sign(request, call, { person, address });
    const forward = () => this.targets.forward(call.owner, request, reply, stateCaller);
    if (!isStream) {
      await forward();
      return;
    }
    this.streams.add(reply.raw);
    await passStreamOn(this.tracer, nameOfCall(call), request, forward);
  }

  /** States who calls, and from which address. After the body has come, because a statement expires. */
  private async sign(
    request: FastifyRequest,
    { owner, statesAddress }: Endpoint,
    { person, address }: { person: Person | undefined; address: string },
  ): Promise<void> {
    if (statesAddress)
      request.headers[HEADER.address] = await this.statements.signAddress(countedAddress(address), owner);
    if (person) request.headers[HEADER.statement] = await this.statements.signPerson(person, owner);
  }
}

/** Ids, caller's hash and trace of this request; nothing that only the gateway may state, and no session's secrets. */
function setHeaders({ headers }: FastifyRequest, { owner }: Endpoint): void {
  const { requestId, correlationId, client, span } = currentContext();
  delete headers[HEADER.statement];
  delete headers[HEADER.address];
  if (!readsCookies(owner)) delete headers.cookie;
  headers[HEADER.client] = client;
  headers[HEADER.requestId] = requestId;
  headers[HEADER.correlationId] = correlationId;
  if (span === undefined) delete headers[TRACEPARENT];
  else headers[TRACEPARENT] = span.traceparent;
}
