import type { ExecutionContext } from '@nestjs/common';
import type { Endpoint } from '@pothik/contracts/platform';
import type { inputParser } from './input-validation.rules.js';

/** An endpoint with the parser of its input, made once by `@Endpoint`. */
export interface PreparedEndpoint {
  endpoint: Endpoint;
  parseInput: ReturnType<typeof inputParser>;
}

export const PREPARED_ENDPOINT = Symbol('prepared endpoint');

/** The endpoint of a handler; of one with `@Endpoint` only. */
export const preparedEndpointOf = (context: ExecutionContext): PreparedEndpoint =>
  Reflect.getMetadata(PREPARED_ENDPOINT, context.getHandler());
