import { Module } from '@nestjs/common';
import { AddressTriesService } from './address-tries.service.js';

@Module({
  providers: [AddressTriesService],
  exports: [AddressTriesService],
})
export class AddressTriesModule {}
