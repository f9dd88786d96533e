import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Endpoint as EndpointEntry, lastsAsRead, nameOfCall } from '@pothik/contracts/platform';
import { mountedPath } from '../calls/call-parts.js';
import { AccessGuard } from './access.guard.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { inputParser } from './input-validation.rules.js';
import { PREPARED_ENDPOINT, type PreparedEndpoint } from './prepared-endpoint.js';

const envelope = new EnvelopeInterceptor();

/**
 * Makes a controller's method an endpoint's handler: mounted, guarded by the endpoint's access, its result parsed and put
 * into the envelope. `@In`, `@Files` and `@Command` parse what was sent, after the guards. Guards of the method's own, above
 * this decorator, run after `AccessGuard`.
 * @example @Endpoint(rideHttp.book) async book(@In() input: BookInput, @Who() rider: Person): Promise<BookOutput>
 */
export function Endpoint(endpoint: EndpointEntry): MethodDecorator {
  const prepared: PreparedEndpoint = { endpoint, parseInput: inputParser(endpoint) };
  return applyDecorators(
    RequestMapping({ path: mountedPath(endpoint), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status),
    RouteConfig({ call: nameOfCall(endpoint), isStream: lastsAsRead(endpoint) }),
    SetMetadata(PREPARED_ENDPOINT, prepared),
    UseGuards(AccessGuard),
    UseInterceptors(envelope),
  );
}
