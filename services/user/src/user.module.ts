import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DemonstrationProfiles } from './demonstration.js';
import { PictureController } from './pictures/picture.controller.js';
import { PictureService } from './pictures/picture.service.js';
import { UserConsumer } from './users/user.consumer.js';
import { UserController } from './users/user.controller.js';
import { USER_MODEL, userSchema } from './users/user.model.js';
import { UserRepository } from './users/user.repository.js';
import { UserService } from './users/user.service.js';

/** The wiring; the only file that knows every door. */
@Module({
  imports: [MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }])],
  controllers: [UserController, PictureController, UserConsumer],
  providers: [UserRepository, UserService, PictureService, DemonstrationProfiles],
})
export class UserModule {}
