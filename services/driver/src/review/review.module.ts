import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/index.js';
import { FormerProfilesModule } from '../former-profiles/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { ChangeConfirmationService } from './change-confirmation.service.js';
import { LookAlikeService } from './look-alike.service.js';
import { ReviewService } from './review.service.js';
import { UntoldChangesSweep } from './untold-changes.sweep.js';

@Module({
  imports: [DriversModule, FormerProfilesModule, ProjectionsModule, VehiclesModule],
  providers: [ReviewService, LookAlikeService, ChangeConfirmationService, UntoldChangesSweep],
  exports: [ReviewService, ChangeConfirmationService],
})
export class ReviewModule {}
