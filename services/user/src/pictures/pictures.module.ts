import { Module } from '@nestjs/common';
import { ImageEncoder } from '@pothik/service-kit/images';
import { PictureController } from './picture.controller.js';
import { PictureService } from './picture.service.js';

@Module({
  controllers: [PictureController],
  providers: [PictureService, ImageEncoder],
  exports: [PictureService],
})
export class PicturesModule {}
