import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { CallerService } from './caller.service.js';

type FindInput = Input<typeof authHttp.findCaller>;
type FindOutput = Output<typeof authHttp.findCaller>;
type TakeInput = Input<typeof authHttp.takeCall>;
type TakeOutput = Output<typeof authHttp.takeCall>;
type ContactInput = Input<typeof authHttp.callerContact>;
type ContactOutput = Output<typeof authHttp.callerContact>;

@Controller()
export class CallerController {
  constructor(private readonly callers: CallerService) {}

  @Endpoint(authHttp.findCaller)
  find(@In() { phone, by }: FindInput): Promise<FindOutput> {
    return this.callers.find(phone, by);
  }

  @Endpoint(authHttp.takeCall)
  take(@In() input: TakeInput): Promise<TakeOutput> {
    return this.callers.take(input);
  }

  @Endpoint(authHttp.callerContact)
  contact(@In() { personId }: ContactInput): Promise<ContactOutput> {
    return this.callers.contact(personId);
  }
}
