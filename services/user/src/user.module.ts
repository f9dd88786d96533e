import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageEncoder } from '@pothik/service-kit/images';
import { DemonstrationProfiles } from './demonstration.js';
import { PictureController } from './pictures/picture.controller.js';
import { PictureService } from './pictures/picture.service.js';
import { AccountProjectionConsumer } from './projections/account-projection.consumer.js';
import { ACCOUNT_PROJECTION_MODEL, accountProjectionSchema } from './projections/account-projection.model.js';
import { AccountProjectionRepository } from './projections/account-projection.repository.js';
import { AccountProjectionService } from './projections/account-projection.service.js';
import { SnapshotRepublishController } from './snapshot-republish/snapshot-republish.controller.js';
import { SnapshotRepublishService } from './snapshot-republish/snapshot-republish.service.js';
import { FormerPictureService } from './users/former-picture.service.js';
import { FormerPictureSweep } from './users/former-picture.sweep.js';
import { UserConsumer } from './users/user.consumer.js';
import { UserController } from './users/user.controller.js';
import { USER_MODEL, userSchema } from './users/user.model.js';
import { UserRepository } from './users/user.repository.js';
import { UserService } from './users/user.service.js';
import { UserListController } from './users/user-list.controller.js';
import { UserListRepository } from './users/user-list.repository.js';
import { UserListService } from './users/user-list.service.js';

/** Wires the service. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: USER_MODEL, schema: userSchema },
      { name: ACCOUNT_PROJECTION_MODEL, schema: accountProjectionSchema },
    ]),
  ],
  controllers: [
    SnapshotRepublishController,
    UserController,
    UserListController,
    PictureController,
    UserConsumer,
    AccountProjectionConsumer,
  ],
  providers: [
    SnapshotRepublishService,
    UserRepository,
    UserService,
    UserListRepository,
    UserListService,
    AccountProjectionRepository,
    AccountProjectionService,
    ImageEncoder,
    PictureService,
    FormerPictureService,
    FormerPictureSweep,
    DemonstrationProfiles,
  ],
})
export class UserModule {}
