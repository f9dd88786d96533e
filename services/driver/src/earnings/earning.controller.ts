import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { EarningService } from './earning.service.js';

type EarningsInput = Input<typeof driverHttp.earnings>;
type EarningsOutput = Output<typeof driverHttp.earnings>;

@Controller()
export class EarningController {
  constructor(private readonly earnings: EarningService) {}

  @Endpoint(driverHttp.earnings)
  show(@In() input: EarningsInput, @Who() person: Person): Promise<EarningsOutput> {
    return this.earnings.show(person, input);
  }
}
