import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type AllowedOrigins, refuseCrossSiteRequest } from './csrf.rules.js';

export const ALLOWED_ORIGINS = Symbol('allowed origins');

/** Refuses changes that a browser sends from another site. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(ALLOWED_ORIGINS) private readonly allowed: AllowedOrigins) {}

  /** @throws DomainError request/origin-refused */
  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const { host, origin } = headers;
    const fetchSite = headers['sec-fetch-site'] as string | undefined;
    refuseCrossSiteRequest({ method, host, origin, fetchSite }, this.allowed);
    return true;
  }
}
