import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { NumbersModule } from '../numbers/index.js';
import { CallerController } from './caller.controller.js';
import { CallerService } from './caller.service.js';

@Module({
  imports: [AccountsModule, NumbersModule],
  controllers: [CallerController],
  providers: [CallerService],
})
export class CallersModule {}
