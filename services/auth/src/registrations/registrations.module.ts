import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/index.js';
import { AddressTriesModule } from '../address-tries/index.js';
import { CodesModule } from '../codes/index.js';
import { CommonPasswordsModule } from '../common-passwords/index.js';
import { SecretCookiesModule } from '../secret-cookies/index.js';
import { EmailProofController } from './email-proof.controller.js';
import { EmailProofService } from './email-proof.service.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationCookies } from './registration.cookies.js';
import { RegistrationHasher } from './registration.hasher.js';
import { REGISTRATION_MODEL, registrationSchema } from './registration.model.js';
import { RegistrationRepository } from './registration.repository.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressTriesModule,
    CodesModule,
    CommonPasswordsModule,
    SecretCookiesModule,
    MongooseModule.forFeature([{ name: REGISTRATION_MODEL, schema: registrationSchema }]),
  ],
  controllers: [RegistrationController, EmailProofController],
  providers: [RegistrationRepository, RegistrationService, RegistrationHasher, RegistrationCookies, EmailProofService],
  exports: [RegistrationService, RegistrationCookies],
})
export class RegistrationsModule {}
