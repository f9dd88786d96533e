import { Controller } from '@nestjs/common';
import type { Input } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { Endpoint, In, RawReply } from '@pothik/service-kit';
import { sendImage } from '@pothik/service-kit/images';
import type { FastifyReply } from 'fastify';
import { PictureService } from './picture.service.js';

type PictureInput = Input<typeof userHttp.picture>;

@Controller()
export class PictureController {
  constructor(private readonly pictures: PictureService) {}

  @Endpoint(userHttp.picture)
  async read(@In() { name }: PictureInput, @RawReply() reply: FastifyReply): Promise<void> {
    sendImage(reply, await this.pictures.read(name));
  }
}
