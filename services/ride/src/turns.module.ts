import { Module } from '@nestjs/common';
import { TurnService } from '@pothik/service-kit';

/** One for all features: a person's questions about places wait for each other, whatever they ask. */
@Module({ providers: [TurnService], exports: [TurnService] })
export class TurnsModule {}
