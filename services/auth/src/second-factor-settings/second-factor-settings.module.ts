import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { EpochsModule } from '../epochs/index.js';
import { KnownBrowsersModule } from '../known-browsers/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorResetController } from './second-factor-reset.controller.js';
import { SecondFactorResetService } from './second-factor-reset.service.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';
import { SecondFactorSetupService } from './second-factor-setup.service.js';

@Module({
  imports: [AccountsModule, EpochsModule, KnownBrowsersModule, SecondFactorModule, SessionsModule],
  controllers: [SecondFactorController, SecondFactorResetController],
  providers: [SecondFactorSetupService, SecondFactorSettingsService, SecondFactorResetService],
})
export class SecondFactorSettingsModule {}
