import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import { type AccountEvent, AccountFactsService } from './account-facts.service.js';

@Controller()
export class AccountFactsConsumer {
  constructor(private readonly facts: AccountFactsService) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepAccountOnRegistration(@Payload() event: AccountEvent) {
    await this.facts.keep(event);
  }

  @EventPattern(authEvents.userVerified.type)
  async keepAccountOnVerification(@Payload() event: AccountEvent) {
    await this.facts.keep(event);
  }

  @EventPattern(authEvents.roleChanged.type)
  async keepAccountOnRoleChange(@Payload() event: AccountEvent) {
    await this.facts.keep(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async keepAccountOnDeletion(@Payload() event: AccountEvent) {
    await this.facts.keep(event, true);
  }
}
