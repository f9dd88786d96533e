import { Controller } from '@nestjs/common';
import type { Input } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { Endpoint, In, RawReply } from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { PictureService } from './picture.service.js';

type PictureInput = Input<typeof userHttp.picture>;

@Controller()
export class PictureController {
  constructor(private readonly pictures: PictureService) {}

  @Endpoint(userHttp.picture)
  async read(@In() { name }: PictureInput, @RawReply() reply: FastifyReply): Promise<void> {
    const bytes = await this.pictures.read(name);
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    reply.raw.end(bytes);
  }
}
