import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { onResponseClosed } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedCallOf } from '../calls/admitted-call.js';
import { isRefresh } from './rate-limit.rules.js';
import { RateLimitService } from './rate-limit.service.js';

const UNAUTHORIZED = 401;

/** Counts the calls of an IP address that cost something, and its refused refresh tokens. */
@Injectable()
export class AddressLimitGuard implements CanActivate {
  constructor(private readonly rateLimits: RateLimitService) {}

  /** @throws DomainError request/too-many with the seconds to wait */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const call = forwardedCallOf(context);
    const http = context.switchToHttp();
    const { ip: address } = http.getRequest<FastifyRequest>();
    if (isRefresh(call)) this.countWhenRefused(http.getResponse<FastifyReply>(), address);
    return this.rateLimits.countOfAddress(call, address);
  }

  /** Once auth has answered, there or in this process. */
  private countWhenRefused({ raw: response }: FastifyReply, address: string): void {
    onResponseClosed(response, () => {
      if (response.statusCode === UNAUTHORIZED) void this.rateLimits.countFailedRenewal(address);
    });
  }
}
