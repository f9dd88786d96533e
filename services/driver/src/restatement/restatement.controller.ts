import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { RestatementService } from './restatement.service.js';

type RestateInput = Input<typeof driverHttp.restate>;
type RestateOutput = Output<typeof driverHttp.restate>;

/** What operators ask when a replica is to be rebuilt. */
@Controller()
export class RestatementController {
  constructor(private readonly restatement: RestatementService) {}

  @Endpoint(driverHttp.restate)
  tell(@In() { of, after }: RestateInput): Promise<RestateOutput> {
    return of === 'drivers' ? this.restatement.drivers(after) : this.restatement.vehicles(after);
  }
}
