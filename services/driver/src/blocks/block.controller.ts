import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { BlockService } from './block.service.js';

type BlockInput = Input<typeof driverHttp.blockRider>;
type BlockOutput = Output<typeof driverHttp.blockRider>;
type UnblockInput = Input<typeof driverHttp.unblockRider>;
type ListOutput = Output<typeof driverHttp.blockedRiders>;
type Key = IdempotencyKey | undefined;

@Controller()
export class BlockController {
  constructor(private readonly blocks: BlockService) {}

  @Endpoint(driverHttp.blockRider)
  block(@In() { userId }: BlockInput, @Who() person: Person, @Command() command: Key): Promise<BlockOutput> {
    return this.blocks.block(person, userId, command);
  }

  @Endpoint(driverHttp.unblockRider)
  async unblock(@In() { userId }: UnblockInput, @Who() person: Person, @Command() command: Key): Promise<null> {
    await this.blocks.unblock(person, userId, command);
    return null;
  }

  @Endpoint(driverHttp.blockedRiders)
  list(@Who() person: Person): Promise<ListOutput> {
    return this.blocks.list(person);
  }
}
