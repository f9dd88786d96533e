import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

type RepublishInput = Input<typeof authHttp.restate>;
type RepublishOutput = Output<typeof authHttp.restate>;

/** For operators who rebuild projections. */
@Controller()
export class SnapshotRepublishController {
  constructor(private readonly snapshots: SnapshotRepublishService) {}

  @Endpoint(authHttp.restate)
  republish(@In() { after }: RepublishInput): Promise<RepublishOutput> {
    return this.snapshots.accounts(after);
  }
}
