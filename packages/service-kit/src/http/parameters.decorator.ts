import { createParamDecorator, type ExecutionContext, Res } from '@nestjs/common';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actAgeOf } from './act-age.rules.js';
import { callOf } from './call.js';
import { type InputParameter, InputPipe } from './input.pipe.js';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

const inputParameter = createParamDecorator(
  (part: InputParameter['part'], context: ExecutionContext): InputParameter => ({
    part,
    request: requestOf(context),
    reply: context.switchToHttp().getResponse<FastifyReply>(),
  }),
);
const pipe = new InputPipe();

/** The parsed input: params, query and body merged. */
export const In = () => inputParameter('input', pipe);

/** The uploaded files, in the order of the request. */
export const Files = () => inputParameter('files', pipe);

/** The IdempotencyKey made from Idempotency-Key; undefined without the header or a signed-in person. */
export const Command = () => inputParameter('command', pipe);

/** How long ago the person did this, in milliseconds by their device; 0 without Act-Age, and for calls without `takesActAge`. */
export const ActAge = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const request = requestOf(context);
  return callOf(request).endpoint.takesActAge ? actAgeOf(request.headers[HEADER.actAge]) : 0;
});

/** The caller: a Person, in SERVICE calls the service; undefined when nobody is signed in (PUBLIC calls). */
export const Who = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { caller } = callOf(requestOf(context));
  return caller.kind === 'public' ? undefined : caller;
});

/** Fastify's request, for cookies and the like. */
export const RawRequest = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context));

/**
 * Fastify's reply. A handler that hijacks or sends it returns undefined, and no envelope is sent. Nest's own parameter,
 * because a reply is thenable: otherwise Nest would await it before it calls the handler.
 */
export const RawReply = () => Res({ passthrough: true });
