import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { ApproachService } from '../approaches/index.js';
import { BlockService } from '../blocks/index.js';
import { DriverDeletionService } from '../drivers/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { VehicleDeletionService } from '../vehicles/index.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type AccountRestated = EventOf<typeof authEvents.accountRestated>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;
type ProfileRestated = EventOf<typeof userEvents.profileRestated>;

@Controller()
export class PersonProjectionConsumer {
  constructor(
    private readonly projections: PersonProjectionService,
    private readonly drivers: DriverDeletionService,
    private readonly vehicles: VehicleDeletionService,
    private readonly approaches: ApproachService,
    private readonly blocks: BlockService,
  ) {}

  @EventPattern(authEvents.userRegistered.type)
  async storeAccountOnRegistration(@Payload() event: UserRegistered) {
    await this.projections.storeAccount(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async storeProfileOnUpdate(@Payload() event: ProfileUpdated) {
    await this.projections.storeProfile(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async deletePersonOnAccountDeletion(@Payload() event: UserDeleted) {
    await this.projections.deletePerson(event);
    await this.drivers.delete(event.payload.account.id);
    await this.vehicles.delete(event.payload.account.id);
    await this.approaches.forgetPerson(event.payload.account.id);
    await this.blocks.forgetPerson(event.payload.account.id);
  }

  /** A rebuild also accepts a version equal to the stored one. */
  @EventPattern(authEvents.accountRestated.type)
  async rebuildAccount(@Payload() event: AccountRestated) {
    if (event.payload.deleted) await this.projections.deletePerson(event, { rebuild: true });
    else await this.projections.storeAccount(event, { rebuild: true });
  }

  @EventPattern(userEvents.profileRestated.type)
  async rebuildProfile(@Payload() event: ProfileRestated) {
    await this.projections.storeProfile(event, { rebuild: true });
  }
}
