import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdOf } from '../context/request-id.js';
import { registerJsonBody } from './json-body.js';
import { refusalOf } from './refusal.js';
import { registerRequestContext } from './request-context.hook.js';

const PARAMETER_MAXIMUM_LENGTH = 200;

/** Fastify as every service uses it. `trustedProxies`: whose X-Forwarded-For is believed; without any, nobody's. */
export function httpAdapter(trustedProxies: readonly string[]): FastifyAdapter {
  return new FastifyAdapter({
    logger: false,
    multipart: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseUnroutable,
    routerOptions: { maxParamLength: PARAMETER_MAXIMUM_LENGTH },
  });
}

/** An address that cannot be read is refused before any hook runs: it gets its id here. */
function refuseUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const requestId = requestIdOf(request.headers[HEADER.requestId]);
  const { status, body } = refusalOf(error, requestId);
  reply.code(status).header(HEADER.requestId, requestId).header('x-content-type-options', 'nosniff').send(body);
}

/** Context, bodies, cookies; then the order to close a connection with its answer once the service stops. */
export async function prepareServer(instance: FastifyInstance, isStopping: () => boolean): Promise<void> {
  registerRequestContext(instance);
  registerJsonBody(instance);
  instance.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  await instance.register(cookie);
  await instance.register(multipart, { throwFileSizeLimit: false });
}

/** Ends every connection that is still open: the last means of a stop that takes too long. */
export const endConnections = (server: Server): void => server.closeAllConnections();
