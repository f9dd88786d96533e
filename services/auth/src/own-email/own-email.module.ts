import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CodesModule } from '../codes/index.js';
import { EpochsModule } from '../epochs/index.js';
import { RegistrationsModule } from '../registrations/index.js';
import { OwnEmailController } from './own-email.controller.js';
import { OwnEmailService } from './own-email.service.js';

@Module({
  imports: [AccountsModule, CodesModule, EpochsModule, RegistrationsModule],
  controllers: [OwnEmailController],
  providers: [OwnEmailService],
})
export class OwnEmailModule {}
