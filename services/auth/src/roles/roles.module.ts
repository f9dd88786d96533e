import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { EpochsModule } from '../epochs/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { RightsService } from './rights.service.js';
import { RoleController } from './role.controller.js';
import { RoleService } from './role.service.js';

@Module({
  imports: [AccountsModule, EpochsModule, ProjectionsModule, SecondFactorModule],
  controllers: [RoleController],
  providers: [RoleService, RightsService],
})
export class RolesModule {}
