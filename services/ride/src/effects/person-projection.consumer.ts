import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { ProjectionRebuildService } from '../projections/index.js';
import { RideEffectsService } from '../rides/index.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;

@Controller()
export class PersonProjectionConsumer {
  constructor(
    private readonly projections: ProjectionRebuildService,
    private readonly effects: RideEffectsService,
  ) {}

  @EventPattern(authEvents.userRegistered.type)
  async storeRegisteredName(@Payload() { aggregateVersion, payload }: UserRegistered): Promise<void> {
    await this.projections.storeAccount(payload.account, aggregateVersion);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async storeProfile(@Payload() { aggregateVersion, payload }: ProfileUpdated): Promise<void> {
    await this.projections.storeProfile(payload.profile, aggregateVersion);
  }

  @EventPattern(authEvents.userDeleted.type)
  async deletePersonAndEndTheirRides(@Payload() { aggregateVersion, payload }: UserDeleted): Promise<void> {
    await this.projections.deletePerson(payload.account.id, aggregateVersion);
    await this.effects.endRidesOfDeleted(payload.account.id);
  }
}
