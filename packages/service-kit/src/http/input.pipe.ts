import type { PipeTransform } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOf, inputOf } from './call.js';
import { idempotencyKeyOf } from './idempotency-key.js';

/** A parameter of a handler, before what it stands for is read and parsed. */
export interface InputParameter {
  part: 'input' | 'files' | 'command';
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Parses what the caller sent by the endpoint's schemas, once for all parameters of a handler. */
export class InputPipe implements PipeTransform<InputParameter, Promise<unknown>> {
  /** @throws DomainError request/invalid with the fields, and the other refusals of a body */
  async transform({ part, request, reply }: InputParameter): Promise<unknown> {
    const sent = await inputOf(request, reply);
    return part === 'command' ? idempotencyKeyOf(request, callOf(request), sent) : sent[part];
  }
}
