import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { PAYMENT_ACT, rideHttp } from '@pothik/contracts/ride';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { PaymentService } from './payment.service.js';

type View = Output<typeof rideHttp.payment>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class PaymentController {
  constructor(private readonly payments: PaymentService) {}

  @Endpoint(rideHttp.payment)
  show(@In() { rideId }: Input<typeof rideHttp.payment>, @Who() person: Person): Promise<View> {
    return this.payments.show(person, rideId);
  }

  @Endpoint(rideHttp.ownPayments)
  listOwn(
    @In() input: Input<typeof rideHttp.ownPayments>,
    @Who() person: Person,
  ): Promise<Output<typeof rideHttp.ownPayments>> {
    return this.payments.listOwn(person, input);
  }

  @Endpoint(rideHttp.received)
  received(
    @In() { rideId, amount: agreed }: Input<typeof rideHttp.received>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<View> {
    return this.payments.say(person, rideId, { act: PAYMENT_ACT.RECEIVED, agreed }, command);
  }

  @Endpoint(rideHttp.notPaid)
  notPaid(
    @In() { rideId, ...dispute }: Input<typeof rideHttp.notPaid>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<View> {
    return this.payments.say(person, rideId, { act: PAYMENT_ACT.NOT_PAID, dispute }, command);
  }

  @Endpoint(rideHttp.paid)
  paid(
    @In() { rideId, amount: agreed, ...paid }: Input<typeof rideHttp.paid>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<View> {
    return this.payments.say(person, rideId, { act: PAYMENT_ACT.PAID, agreed, paid }, command);
  }

  @Endpoint(rideHttp.confirmPayment)
  confirm(
    @In() { rideId, amount: agreed }: Input<typeof rideHttp.confirmPayment>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<View> {
    return this.payments.say(person, rideId, { act: PAYMENT_ACT.CONFIRMED, agreed }, command);
  }

  @Endpoint(rideHttp.disputePayment)
  dispute(
    @In() { rideId, ...dispute }: Input<typeof rideHttp.disputePayment>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<View> {
    return this.payments.say(person, rideId, { act: PAYMENT_ACT.DISPUTED, dispute }, command);
  }

  @Endpoint(rideHttp.tip)
  tip(
    @In() input: Input<typeof rideHttp.tip>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<View> {
    return this.payments.tip(person, input, command);
  }

  @Endpoint(rideHttp.payments)
  list(@In() input: Input<typeof rideHttp.payments>): Promise<Output<typeof rideHttp.payments>> {
    return this.payments.list(input);
  }

  @Endpoint(rideHttp.decidePayment)
  decide(
    @In() input: Input<typeof rideHttp.decidePayment>,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<Output<typeof rideHttp.decidePayment>> {
    return this.payments.decide(person, input, command);
  }
}
