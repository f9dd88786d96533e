import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesModule } from '../pictures/index.js';
import { ProjectionsModule } from '../projections/index.js';
import { FormerPictureService } from './former-picture.service.js';
import { FormerPictureSweep } from './former-picture.sweep.js';
import { UserConsumer } from './user.consumer.js';
import { UserController } from './user.controller.js';
import { USER_MODEL, userSchema } from './user.model.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';
import { UserListController } from './user-list.controller.js';
import { UserListRepository } from './user-list.repository.js';
import { UserListService } from './user-list.service.js';

@Module({
  imports: [PicturesModule, ProjectionsModule, MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }])],
  controllers: [UserController, UserListController, UserConsumer],
  providers: [
    UserRepository,
    UserService,
    UserListRepository,
    UserListService,
    FormerPictureService,
    FormerPictureSweep,
  ],
  exports: [UserRepository],
})
export class UsersModule {}
