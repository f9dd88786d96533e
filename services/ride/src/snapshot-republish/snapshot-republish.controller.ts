import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Endpoint, In } from '@pothik/service-kit';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

type RepublishInput = Input<typeof rideHttp.restate>;
type RepublishOutput = Output<typeof rideHttp.restate>;

/** For operators who rebuild projections. */
@Controller()
export class SnapshotRepublishController {
  constructor(private readonly snapshots: SnapshotRepublishService) {}

  @Endpoint(rideHttp.restate)
  republish(@In() { after }: RepublishInput): Promise<RepublishOutput> {
    return this.snapshots.rides(after);
  }
}
