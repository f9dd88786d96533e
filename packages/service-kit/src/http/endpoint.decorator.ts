import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Endpoint as EndpointEntry, lastsAsRead, nameOfCall } from '@pothik/contracts/platform';
import { mountedPath } from '../calls/call-parts.js';
import { inputParser } from './input-validation.rules.js';

/** The parts of an endpoint that the interceptor uses, prepared once. */
export interface PreparedEndpoint {
  endpoint: EndpointEntry;
  parseInput: ReturnType<typeof inputParser>;
}

export const PREPARED_ENDPOINT = Symbol('prepared endpoint');

/**
 * Makes a controller's method an endpoint's handler: mounted, its access checked, its input parsed, its result parsed
 * and put into the envelope.
 * @example @Endpoint(rideHttp.book) async book(@In() input: BookInput, @Who() rider: Person): Promise<BookOutput>
 */
export function Endpoint(endpoint: EndpointEntry): MethodDecorator {
  const prepared: PreparedEndpoint = { endpoint, parseInput: inputParser(endpoint) };
  return applyDecorators(
    RequestMapping({ path: mountedPath(endpoint), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.status),
    RouteConfig({ call: nameOfCall(endpoint), isStream: lastsAsRead(endpoint) }),
    SetMetadata(PREPARED_ENDPOINT, prepared),
  );
}
