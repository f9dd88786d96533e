import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AddressTriesModule } from '../address-tries/index.js';
import { KnownBrowsersModule } from '../known-browsers/index.js';
import { RegistrationsModule } from '../registrations/index.js';
import { LogInStrategy } from './log-in.guard.js';
import { LogInService } from './log-in.service.js';

@Module({
  imports: [AccountsModule, AddressTriesModule, KnownBrowsersModule, RegistrationsModule],
  providers: [LogInService, LogInStrategy],
  // The guard of log-in is made where it guards.
  exports: [RegistrationsModule],
})
export class LogInModule {}
