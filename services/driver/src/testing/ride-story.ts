import { type RideParty, type RideStatus, rideEvents } from '@pothik/contracts/ride';
import { anId, type Platform } from './driver-world.js';

type Cause = '' | 'unanswered';

/** The facts ride publishes of one ride, so that tests can send them in any order and as often as they like. */
export class RideStory {
  readonly id = anId();
  readonly riderId: string;
  private readonly requestedAt: string;

  constructor(
    private readonly platform: Platform,
    private readonly driverId: string,
    options: { riderId?: string } = {},
  ) {
    this.riderId = options.riderId ?? anId();
    this.requestedAt = platform.clock.now().toISOString();
  }

  async requested(): Promise<void> {
    const payload = { ride: this.snapshot('REQUESTED', null) };
    await this.platform.publish(rideEvents.rideRequested, { aggregateId: this.id, aggregateVersion: 1, payload });
    await this.platform.settled();
  }

  accepted = () => this.change(2, 'REQUESTED', 'ACCEPTED', 'DRIVER');
  refused = () => this.change(2, 'REQUESTED', 'REJECTED', 'DRIVER');
  ranOut = () => this.change(2, 'REQUESTED', 'CANCELLED', 'SYSTEM', { cause: 'unanswered' });
  pickedUp = () => this.change(3, 'ACCEPTED', 'PICKED UP', 'DRIVER');
  cancelledAfterAcceptance = () => this.change(3, 'ACCEPTED', 'CANCELLED', 'RIDER');
  completed = (fare = 220) => this.change(5, 'IN TRANSIT', 'COMPLETED', 'DRIVER', { fare });

  private async change(
    version: number,
    from: RideStatus,
    to: RideStatus,
    by: RideParty,
    { cause = '', fare = null }: { cause?: Cause; fare?: number | null } = {},
  ): Promise<void> {
    const payload = { ride: this.snapshot(to, fare, from), from, to, by, reason: '', cause };
    await this.platform.publish(rideEvents.statusChanged, { aggregateId: this.id, aggregateVersion: version, payload });
    await this.platform.settled();
  }

  private snapshot(status: RideStatus, fare: number | null, from: RideStatus = status) {
    const now = this.platform.clock.now().toISOString();
    const ended = status === 'COMPLETED' || status === 'REJECTED' || status === 'CANCELLED';
    const wasAccepted = status === 'ACCEPTED' || from !== 'REQUESTED';
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
      acceptedAt: wasAccepted ? now : null,
      pickedUpAt: null,
      endedAt: ended ? now : null,
    };
  }
}
