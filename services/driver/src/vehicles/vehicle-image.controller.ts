import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input } from '@pothik/contracts/platform';
import { Endpoint, In, RawReply } from '@pothik/service-kit';
import { sendImage } from '@pothik/service-kit/images';
import type { FastifyReply } from 'fastify';
import { VehicleImageService } from './vehicle-image.service.js';

type ImageInput = Input<typeof driverHttp.vehicleImage>;

@Controller()
export class VehicleImageController {
  constructor(private readonly images: VehicleImageService) {}

  @Endpoint(driverHttp.vehicleImage)
  async read(@In() { name, size }: ImageInput, @RawReply() reply: FastifyReply): Promise<void> {
    sendImage(reply, await this.images.read(name, size));
  }
}
