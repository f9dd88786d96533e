import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { SnapshotRepublishService } from './snapshot-republish.service.js';

type RepublishInput = Input<typeof driverHttp.restate>;
type RepublishOutput = Output<typeof driverHttp.restate>;

/** What operators ask when a projection is to be rebuilt. */
@Controller()
export class SnapshotRepublishController {
  constructor(private readonly restatement: SnapshotRepublishService) {}

  @Endpoint(driverHttp.restate)
  tell(@In() { of, after }: RepublishInput): Promise<RepublishOutput> {
    return of === 'drivers' ? this.restatement.drivers(after) : this.restatement.vehicles(after);
  }
}
