import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { OwnPlaceService } from '../places/index.js';
import { ProjectionRebuildService } from '../projections/index.js';
import { RideEffectsService } from '../rides/index.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type AccountRestated = EventOf<typeof authEvents.accountRestated>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;
type ProfileRestated = EventOf<typeof userEvents.profileRestated>;

@Controller()
export class PersonProjectionConsumer {
  constructor(
    private readonly projections: ProjectionRebuildService,
    private readonly effects: RideEffectsService,
    private readonly ownPlaces: OwnPlaceService,
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
    await this.ownPlaces.forgetAll(payload.account.id);
  }

  /** A rebuild also accepts a version equal to the stored one. */
  @EventPattern(authEvents.accountRestated.type)
  async rebuildName(@Payload() { aggregateVersion, payload }: AccountRestated): Promise<void> {
    const { account, deleted } = payload;
    if (deleted) {
      await this.projections.deletePerson(account.id, aggregateVersion, { rebuild: true });
      await this.ownPlaces.forgetAll(account.id);
    } else await this.projections.storeAccount(account, aggregateVersion, { rebuild: true });
  }

  @EventPattern(userEvents.profileRestated.type)
  async rebuildProfile(@Payload() { aggregateVersion, payload }: ProfileRestated): Promise<void> {
    await this.projections.storeProfile(payload.profile, aggregateVersion, { rebuild: true });
  }
}
