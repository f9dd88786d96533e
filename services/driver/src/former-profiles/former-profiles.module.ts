import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormerProfileHasher } from './former-profile.hasher.js';
import { FORMER_PROFILE_MODEL, formerProfileSchema } from './former-profile.model.js';
import { FormerProfileRepository } from './former-profile.repository.js';
import { FormerProfileService } from './former-profile.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: FORMER_PROFILE_MODEL, schema: formerProfileSchema }])],
  providers: [FormerProfileHasher, FormerProfileRepository, FormerProfileService],
  exports: [FormerProfileService],
})
export class FormerProfilesModule {}
