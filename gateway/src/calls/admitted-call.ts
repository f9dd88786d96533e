import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Endpoint } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import type { FastifyRequest } from 'fastify';

/** A request of the API, with whom `SessionGuard` admitted. */
export type AdmittedRequest = FastifyRequest & { user?: Person | undefined };

const FORWARDED_CALL = Symbol('forwarded call');

/** Keeps the call with its handler, for the guards. */
export const keepForwardedCall = (call: Endpoint): CustomDecorator<symbol> => SetMetadata(FORWARDED_CALL, call);

/** The call of a handler with `@ForwardedCall`. */
export const forwardedCallOf = (context: ExecutionContext): Endpoint =>
  Reflect.getMetadata(FORWARDED_CALL, context.getHandler());
