import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { Owner } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import { type Addresses, ANSWER_WITHIN_MS, Instances, sendToInstance } from '@pothik/service-kit/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders } from './forwarded-request.rules.js';
import { OutgoingRequest } from './outgoing-request.js';
import { OwnerAnswer } from './owner-answer.js';
import { ownerConnections } from './owner-connections.js';
import { type RequestTarget, requestTarget } from './request-target.rules.js';
import { type StateCaller, Targets } from './targets.js';

/** The pool that calls wait for. */
const CONNECTIONS_PER_INSTANCE = 128;
/** Allows for one lost packet, which is resent after a second. */
const CONNECT_WITHIN_MS = 2_000;

/** Distributed services, each at its instances' addresses. Streams responses and uploads. */
export class RemoteTargets extends Targets {
  private readonly instances: ReadonlyMap<string, Instances>;

  constructor(
    addresses: Addresses,
    private readonly connectionsPerInstance: number = CONNECTIONS_PER_INSTANCE,
  ) {
    super();
    this.instances = new Map(Object.entries(addresses).map(([owner, list]) => [owner, new Instances(list)]));
  }

  async prepare(server: FastifyInstance): Promise<void> {
    server.addHook('onClose', async () => {
      for (const instances of this.instances.values()) instances.close();
    });
    await server.register(replyFrom, {
      undici: ownerConnections(this.connectionsPerInstance, {
        pipelining: 1,
        connectTimeout: CONNECT_WITHIN_MS,
        bodyTimeout: 0,
        headersTimeout: ANSWER_WITHIN_MS,
      }),
      disableRequestLogging: true,
      disableCache: true,
    });
  }

  /** @throws EngineUnavailable when no instance answers; the refusal of an upload that was ended while it came */
  async forward(
    owner: Owner,
    request: FastifyRequest,
    reply: FastifyReply,
    stateCaller: StateCaller,
  ): Promise<FastifyReply> {
    const instances = this.instances.get(owner);
    if (instances === undefined) throw new EngineUnavailable(owner, new Error(`No address of ${owner} is configured.`));
    const target = requestTarget(request.url);
    const outgoing = new OutgoingRequest(request);
    const answer = await sendToInstance(instances, outgoing, async (address) => {
      // Before each attempt: those that hung may have taken longer than a statement lives.
      await stateCaller();
      return answerOf(`${new URL(address).origin}${target.path}`, target, outgoing, reply);
    }).catch((error: unknown) => {
      throw outgoing.refusal ?? new EngineUnavailable(owner, error);
    });
    if (answer.isDeclined) {
      answer.discard();
      throw new EngineUnavailable(owner, new Error(`${owner} is starting or stopping.`));
    }
    answer.sendTo(reply);
    return reply;
  }
}

/** One attempt. The response is not written to the reply, because another instance may have to answer instead. */
function answerOf(url: string, { query }: RequestTarget, outgoing: OutgoingRequest, reply: FastifyReply) {
  let headers: IncomingHttpHeaders = {};
  return new Promise<OwnerAnswer>((resolve, reject) => {
    reply.from(url, {
      ...outgoing.body(),
      queryString: () => query,
      rewriteRequestHeaders: (_request, passed) => outgoing.headers(passed),
      rewriteHeaders: (answered) => {
        headers = answerHeaders(answered);
        return {};
      },
      // By default reply-from retries a GET answered 503 up to ten times, at the same instance.
      retryDelay: () => null,
      onResponse: (_request, _reply, { statusCode, stream }) => resolve(new OwnerAnswer(statusCode, headers, stream)),
      onError: (_reply, { error }) => reject(error),
    });
  });
}
