import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

type RepublishInput = Input<typeof driverHttp.restate>;
type RepublishOutput = Output<typeof driverHttp.restate>;

/** For operators who rebuild projections. */
@Controller()
export class SnapshotRepublishController {
  constructor(private readonly snapshots: SnapshotRepublishService) {}

  @Endpoint(driverHttp.restate)
  republish(@In() { of, after }: RepublishInput): Promise<RepublishOutput> {
    return this.snapshots[of](after);
  }
}
