import { Injectable } from '@nestjs/common';
import { type EventOf, type Input, pageMeta, ROLE, riderIdsOf } from '@pothik/contracts/platform';
import {
  type PaymentCase,
  type PaymentView,
  RIDE_STATUS,
  type rideEvents,
  type rideHttp,
  UNDECIDED_PAYMENTS,
} from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { RideRepository, rideSort } from '../rides/index.js';
import { PaymentRepository, type StoredPayment } from './payment.repository.js';
import { decidePayment, giveTip, openPayment, requireInvolved, speak, type Word } from './payment.rules.js';
import { PaymentSilence } from './payment.silence.js';
import { viewCase, viewPayment } from './payment.views.js';

type Ride = EventOf<typeof rideEvents.statusChanged>['payload']['ride'];

interface EndedRide extends Pick<Ride, 'status' | 'riderId' | 'driverId' | 'driverUserId' | 'fare'> {
  endedAt: Date | null;
}

/** Whether completed rides are paid: what both say, what silence says, what administrators decide. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly silence: PaymentSilence,
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly clock: Clock,
  ) {}

  /** Opens the payment of a completed ride, once. */
  async open({ id, ...ride }: Ride): Promise<void> {
    const endedAt = ride.endedAt === null ? null : new Date(ride.endedAt);
    await this.openCompleted(id, { ...ride, endedAt });
  }

  /** Throws ride/not-found, ride/payment-not-open. */
  async show(person: Person, rideId: string): Promise<PaymentView> {
    await this.requireRide(person, rideId);
    return this.view(await this.payments.get(rideId));
  }

  async listOwn(person: Person, input: Input<typeof rideHttp.ownPayments>) {
    const whose =
      person.role === ROLE.DRIVER ? { driverUserId: person.id } : { riderId: { $in: [...riderIdsOf(person)] } };
    const { rows, total } = await this.payments.page(whose, rideSort(input.sort), input);
    const reviews = await this.reviewsOf(rows);
    const data = rows.map((payment) => viewPayment(payment, reviews.get(payment._id.toString())));
    return { data, meta: { ...pageMeta(input.page, input.limit, total) } };
  }

  /** Throws ride/not-found, ride/amount-not-fare, ride/payment-reason, ride/transaction-used; what is now. */
  async say(person: Person, rideId: string, word: Omit<Word, 'at'>, command?: IdempotencyKey): Promise<PaymentView> {
    const ride = await this.requireRide(person, rideId);
    // Who presses at once is ahead of the event.
    await this.openCompleted(rideId, ride);
    const decide = (payment: StoredPayment) => speak(payment, person, { ...word, at: this.clock.now() });
    const changed = await this.payments.change(rideId, decide, { actor: actorOf(person), command });
    this.silence.hold(changed);
    return this.view(changed);
  }

  /** Throws ride/not-found, ride/tip-too-late, ride/tip-given, ride/transaction-used. */
  async tip(person: Person, input: Input<typeof rideHttp.tip>, command?: IdempotencyKey): Promise<PaymentView> {
    const { rideId, tip: amount, ...paid } = input;
    await this.requireRide(person, rideId);
    const decide = (payment: StoredPayment) => giveTip(payment, person, { ...paid, amount, at: this.clock.now() });
    return this.view(await this.payments.change(rideId, decide, { actor: actorOf(person), command }));
  }

  async list({ status, ...input }: Input<typeof rideHttp.payments>) {
    const filter = { status: status ?? { $in: [...UNDECIDED_PAYMENTS] } };
    const { rows, total } = await this.payments.page(filter, rideSort(input.sort), input);
    return { data: await this.cases(rows), meta: { ...pageMeta(input.page, input.limit, total) } };
  }

  /** Throws ride/payment-not-open; what is now. */
  async decide(
    administrator: Person,
    { rideId, outcome, reason }: Input<typeof rideHttp.decidePayment>,
    command?: IdempotencyKey,
  ): Promise<PaymentCase> {
    const decision = { personId: administrator.id, outcome, reason };
    const decide = (payment: StoredPayment) => decidePayment(payment, { ...decision, at: this.clock.now() });
    const changed = await this.payments.decide(rideId, decide, { actor: actorOf(administrator), command });
    const [view] = await this.cases([changed]);
    return view as PaymentCase;
  }

  /** Nobody learns of other people’s rides; a ride that is not completed has no payment. */
  private async requireRide(person: Person, rideId: string) {
    const ride = await this.rides.get(rideId);
    requireInvolved(ride, person);
    return ride;
  }

  private async openCompleted(
    rideId: string,
    { status, riderId, driverId, driverUserId, fare, endedAt }: EndedRide,
  ): Promise<void> {
    if (status !== RIDE_STATUS.COMPLETED || endedAt === null) return;
    const opened = openPayment({ riderId, driverId, driverUserId, fare: fare ?? 0, endedAt });
    if (await this.payments.open(rideId, opened)) this.silence.hold(opened.payment);
  }

  private async view(payment: StoredPayment): Promise<PaymentView> {
    const reviews = await this.reviewsOf([payment]);
    return viewPayment(payment, reviews.get(payment._id.toString()));
  }

  private async cases(payments: readonly StoredPayment[]): Promise<PaymentCase[]> {
    const subjects = payments.map(({ riderId, driverId, driverUserId }) => ({
      ...{ riderId, driverId, driverUserId },
      vehicleId: '',
    }));
    const [reviews, projections] = await Promise.all([this.reviewsOf(payments), this.projections.about(subjects)]);
    return payments.map((payment) => viewCase(payment, reviews.get(payment._id.toString()), projections));
  }

  private async reviewsOf(payments: readonly StoredPayment[]) {
    const rides = await this.rides.findAll(payments.map(({ _id }) => _id.toString()));
    return new Map(rides.map(({ _id, review }) => [_id.toString(), review]));
  }
}
