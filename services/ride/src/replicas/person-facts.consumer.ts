import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { ReplicaService } from './replica.service.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;

@Controller()
export class PersonFactsConsumer {
  constructor(private readonly replicas: ReplicaService) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepRegisteredName(@Payload() { aggregateVersion, payload }: UserRegistered): Promise<void> {
    await this.replicas.keepAccount(payload.account, aggregateVersion);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async keepProfile(@Payload() { aggregateVersion, payload }: ProfileUpdated): Promise<void> {
    await this.replicas.keepProfile(payload.profile, aggregateVersion);
  }
}
