import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { SecondFactorResetService } from './second-factor-reset.service.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';

type OfInput = Input<typeof authHttp.secondFactorOf>;
type OfOutput = Output<typeof authHttp.secondFactorOf>;
type ResetInput = Input<typeof authHttp.resetSecondFactor>;
type OperatorInput = Input<typeof authHttp.resetSecondFactorByOperator>;

/** Serves what SUPER_ADMINs and operators do with the second factor of others. */
@Controller()
export class SecondFactorResetController {
  constructor(
    private readonly settings: SecondFactorSettingsService,
    private readonly resets: SecondFactorResetService,
  ) {}

  @Endpoint(authHttp.secondFactorOf)
  async of(@In() { userId }: OfInput): Promise<OfOutput> {
    return { enabled: await this.settings.isEnabledFor(userId) };
  }

  @Endpoint(authHttp.resetSecondFactor)
  async reset(
    @In() input: ResetInput,
    @Who() administrator: Person,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<null> {
    await this.resets.order(administrator, input, command);
    return null;
  }

  @Endpoint(authHttp.resetSecondFactorByOperator)
  async resetByOperator(@In() { email, reason }: OperatorInput): Promise<null> {
    await this.resets.orderByOperator(email, reason);
    return null;
  }
}
