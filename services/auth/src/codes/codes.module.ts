import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/index.js';
import { CodeHasher } from './code.hasher.js';
import { CODE_MODEL, codeSchema, WRONG_CODE_MODEL, wrongCodeSchema } from './code.model.js';
import { CodeRepository } from './code.repository.js';
import { CodeService } from './code.service.js';
import { CodeSenderService } from './code-sender.service.js';
import { CodeTurnService } from './code-turn.service.js';
import { NumberCodeService } from './number-code.service.js';
import { WrongCodeRepository } from './wrong-code.repository.js';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([
      { name: CODE_MODEL, schema: codeSchema },
      { name: WRONG_CODE_MODEL, schema: wrongCodeSchema },
    ]),
  ],
  providers: [
    CodeRepository,
    WrongCodeRepository,
    CodeTurnService,
    CodeService,
    CodeHasher,
    CodeSenderService,
    NumberCodeService,
  ],
  exports: [CodeService, CodeSenderService, NumberCodeService],
})
export class CodesModule {}
