import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type AdmittedRequest, forwardedCallOf } from '../calls/admitted-call.js';
import { RateLimitService } from './rate-limit.service.js';

/** Counts the calls of a signed-in person. */
@Injectable()
export class PersonLimitGuard implements CanActivate {
  constructor(private readonly rateLimits: RateLimitService) {}

  /** @throws DomainError request/too-many with the seconds to wait */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { user: person } = context.switchToHttp().getRequest<AdmittedRequest>();
    return person === undefined || this.rateLimits.countOfPerson(forwardedCallOf(context), person.id);
  }
}
