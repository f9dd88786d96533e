import { Module } from '@nestjs/common';
import { CommonPasswordService } from './common-password.service.js';

@Module({
  providers: [CommonPasswordService],
  exports: [CommonPasswordService],
})
export class CommonPasswordsModule {}
