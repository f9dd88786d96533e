import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { Endpoint, In } from '@pothik/service-kit';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

type RepublishInput = Input<typeof userHttp.restate>;
type RepublishOutput = Output<typeof userHttp.restate>;

/** For operators who rebuild projections. */
@Controller()
export class SnapshotRepublishController {
  constructor(private readonly snapshots: SnapshotRepublishService) {}

  @Endpoint(userHttp.restate)
  republish(@In() { after }: RepublishInput): Promise<RepublishOutput> {
    return this.snapshots.profiles(after);
  }
}
