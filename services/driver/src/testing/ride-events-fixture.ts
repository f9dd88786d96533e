import {
  type AskedOutcome,
  type RideParty,
  type RideReview,
  type RideStatus,
  rideEvents,
} from '@pothik/contracts/ride';
import { anId, type Platform } from './driver-fixture.js';

type Cause = '' | 'unanswered';

/** The events of one ride, which tests publish in any order and as often as they like. */
export class RideEventsFixture {
  readonly id = anId();
  readonly riderId: string;
  private readonly requestedAt: string;
  private readonly awaitsEffects: boolean;
  private acceptedAt: string | null = null;
  private arrivedAt: string | null = null;
  private pickedUpAt: string | null = null;

  constructor(
    private readonly platform: Platform,
    private readonly driverId: string,
    { riderId = anId(), awaitsEffects = true }: { riderId?: string; awaitsEffects?: boolean } = {},
  ) {
    this.riderId = riderId;
    this.awaitsEffects = awaitsEffects;
    this.requestedAt = platform.clock.now().toISOString();
  }

  async requested(): Promise<void> {
    const payload = { ride: this.snapshot('REQUESTED', null) };
    await this.platform.publish(rideEvents.rideRequested, { aggregateId: this.id, aggregateVersion: 1, payload });
    if (this.awaitsEffects) await this.platform.settled();
  }

  /** Its driver's turn ended, and another driver has the request. */
  async passedOn(outcome: AskedOutcome, at = this.platform.clock.now()): Promise<void> {
    const former = { driverId: this.driverId, driverUserId: anId(), outcome, at: at.toISOString() };
    const payload = { ride: { ...this.snapshot('REQUESTED', null), driverId: anId(), asked: [former] }, former };
    await this.platform.publish(rideEvents.driverAsked, { aggregateId: this.id, aggregateVersion: 2, payload });
    if (this.awaitsEffects) await this.platform.settled();
  }

  accepted = (at?: Date) => this.change(2, 'REQUESTED', 'ACCEPTED', 'DRIVER', { at });
  rejected = (at?: Date) => this.change(2, 'REQUESTED', 'REJECTED', 'DRIVER', { at });
  expired = (at?: Date) => this.change(2, 'REQUESTED', 'CANCELLED', 'SYSTEM', { cause: 'unanswered', at });
  pickedUp = () => {
    this.pickedUpAt = this.platform.clock.now().toISOString();
    return this.change(3, 'ACCEPTED', 'PICKED UP', 'DRIVER');
  };
  cancelledAfterAcceptance = () => this.change(3, 'ACCEPTED', 'CANCELLED', 'RIDER');
  /** The driver's own cancellation, so many seconds after accepting; `arrived`: he had said that he was there. */
  cancelledByDriver({ after = 60, arrived = false, at = this.platform.clock.now() } = {}): Promise<void> {
    this.acceptedAt = new Date(at.getTime() - after * 1_000).toISOString();
    if (arrived) this.arrivedAt ??= this.acceptedAt;
    return this.change(4, 'ACCEPTED', 'CANCELLED', 'DRIVER', { at });
  }
  completed = (fare = 220, review?: RideReview) =>
    this.change(5, 'IN TRANSIT', 'COMPLETED', 'DRIVER', { fare, review });

  /** The ride service tells of a review, once more with each higher version. */
  async reviewed(version: number, state: RideReview['state'], fare = 220): Promise<void> {
    const review: RideReview = { state, reasons: ['too-quick'] };
    const payload = { ride: { ...this.snapshot('COMPLETED', fare, 'IN TRANSIT'), review } };
    await this.platform.publish(rideEvents.rideReviewed, { aggregateId: this.id, aggregateVersion: version, payload });
    if (this.awaitsEffects) await this.platform.settled();
  }

  /** The driver stands at the pickup. */
  async arrived(at = this.platform.clock.now()): Promise<void> {
    this.arrivedAt = at.toISOString();
    const payload = { ride: this.snapshot('ACCEPTED', null) };
    await this.platform.publish(rideEvents.driverArrived, { aggregateId: this.id, aggregateVersion: 3, payload });
    if (this.awaitsEffects) await this.platform.settled();
  }

  private async change(
    version: number,
    from: RideStatus,
    to: RideStatus,
    by: RideParty,
    {
      cause = '',
      fare = null,
      at,
      review,
    }: { cause?: Cause; fare?: number | null; at?: Date | undefined; review?: RideReview | undefined } = {},
  ): Promise<void> {
    const ride = { ...this.snapshot(to, fare, from, at), ...(review ? { review } : {}) };
    const payload = { ride, from, to, by, reason: '', cause };
    await this.platform.publish(rideEvents.statusChanged, { aggregateId: this.id, aggregateVersion: version, payload });
    if (this.awaitsEffects) await this.platform.settled();
  }

  private snapshot(status: RideStatus, fare: number | null, from: RideStatus = status, at = this.platform.clock.now()) {
    const now = at.toISOString();
    const ended = status === 'COMPLETED' || status === 'REJECTED' || status === 'CANCELLED';
    if (status === 'ACCEPTED' || from !== 'REQUESTED') this.acceptedAt ??= now;
    return {
      id: this.id,
      riderId: this.riderId,
      driverId: this.driverId,
      driverUserId: anId(),
      status,
      fare,
      pickupLocation: 'Dhanmondi 27',
      dropLocation: 'Kamalapur Station',
      requestedAt: this.requestedAt,
      acceptedAt: this.acceptedAt,
      arrivedAt: this.arrivedAt,
      pickedUpAt: this.pickedUpAt,
      endedAt: ended ? now : null,
    };
  }
}
