import { Controller, Module } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type EpochInput = Input<typeof authHttp.epochOf>;
type EpochOutput = Output<typeof authHttp.epochOf>;

/** What auth knows: the epochs of persons (1 where none is set) and the sessions that ended. */
export const knownToAuth = { epochs: new Map<string, number>(), endedSessions: new Set<string>(), asked: 0 };

/** Serves the one call of auth that notification makes. */
@Controller()
class EpochStandIn {
  @Endpoint(authHttp.epochOf)
  epochOf(@In() { personId, sessionId }: EpochInput): EpochOutput {
    knownToAuth.asked += 1;
    const sessionEnded = knownToAuth.endedSessions.has(sessionId ?? '');
    return { epoch: knownToAuth.epochs.get(personId) ?? 1, sessionEnded };
  }
}

@Module({ controllers: [EpochStandIn] })
class AuthStandInModule {}

export const authStandIn = defineService({ name: 'auth', module: AuthStandInModule, databases: true });
