import { createParamDecorator, type ExecutionContext, Res } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callStateOf } from './call-state.js';
import { idempotencyKeyOf } from './idempotency-key.js';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

/** The parsed input: params, query and body merged. */
export const In = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => callStateOf(requestOf(context)).input,
);

/** The caller: a Person, in SERVICE calls the service; undefined when nobody is signed in (PUBLIC calls). */
export const Who = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { caller } = callStateOf(requestOf(context));
  return caller.kind === 'public' ? undefined : caller;
});

/** The IdempotencyKey made from Idempotency-Key; undefined without the header or a signed-in person. */
export const Command = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const request = requestOf(context);
  return idempotencyKeyOf(request, callStateOf(request));
});

/** The uploaded files, in the order of the request. */
export const Files = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => callStateOf(requestOf(context)).files,
);

/** Fastify's request, for cookies and the like. */
export const RawRequest = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context));

/**
 * Fastify's reply. A handler that hijacks or sends it returns undefined, and no envelope is sent. Nest's own parameter,
 * because a reply is thenable: otherwise Nest would await it before it calls the handler.
 */
export const RawReply = () => Res({ passthrough: true });
