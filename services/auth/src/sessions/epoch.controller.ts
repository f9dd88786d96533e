import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { SessionService } from './session.service.js';

type EpochInput = Input<typeof authHttp.epochOf>;
type EpochOutput = Output<typeof authHttp.epochOf>;

/** Answers the gateway, and open streams, when the key-value store does not know a session. */
@Controller()
export class EpochController {
  constructor(private readonly sessions: SessionService) {}

  @Endpoint(authHttp.epochOf)
  epochOf(@In() { personId, sessionId }: EpochInput): Promise<EpochOutput> {
    return this.sessions.stateOf(personId, sessionId);
  }
}
