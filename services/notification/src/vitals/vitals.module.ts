import { Module } from '@nestjs/common';
import { VitalsController } from './vitals.controller.js';

@Module({ controllers: [VitalsController] })
export class VitalsModule {}
