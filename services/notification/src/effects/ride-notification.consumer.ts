import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { OverdueMailService, SosMailService } from '../mails/index.js';
import { NotificationService } from '../notifications/index.js';

type RideRequested = EventOf<typeof rideEvents.rideRequested>;
type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type FareSet = EventOf<typeof rideEvents.fareSet>;
type StartCodeRenewed = EventOf<typeof rideEvents.startCodeRenewed>;
type RideOverdue = EventOf<typeof rideEvents.rideOverdue>;
type SosRaised = EventOf<typeof rideEvents.sosRaised>;
type SosAcknowledged = EventOf<typeof rideEvents.sosAcknowledged>;
type SosResolved = EventOf<typeof rideEvents.sosResolved>;

@Controller()
export class RideNotificationConsumer {
  constructor(
    private readonly feed: NotificationService,
    private readonly sosMails: SosMailService,
    private readonly overdueMails: OverdueMailService,
  ) {}

  @EventPattern(rideEvents.rideRequested.type)
  async tellDriverOnRequest(@Payload() event: RideRequested) {
    await this.feed.tell(event);
  }

  @EventPattern(rideEvents.statusChanged.type)
  async tellPartiesOnStatusChange(@Payload() event: StatusChanged) {
    await this.feed.tell(event);
  }

  @EventPattern(rideEvents.fareSet.type)
  async tellRiderOnFare(@Payload() event: FareSet) {
    await this.feed.tell(event);
  }

  @EventPattern(rideEvents.startCodeRenewed.type)
  async tellRiderOnNewCode(@Payload() event: StartCodeRenewed) {
    await this.feed.tell(event);
  }

  @EventPattern(rideEvents.rideOverdue.type)
  async alertAdministratorsOnOverdueRide(@Payload() event: RideOverdue) {
    await this.feed.tell(event);
    await this.overdueMails.alert(event);
  }

  @EventPattern(rideEvents.sosRaised.type)
  async alertAdministratorsOnSos(@Payload() event: SosRaised) {
    await this.feed.tell(event);
    await this.sosMails.alert(event);
  }

  @EventPattern(rideEvents.sosAcknowledged.type)
  async tellRaiserOnAcknowledgement(@Payload() event: SosAcknowledged) {
    await this.feed.tell(event);
  }

  @EventPattern(rideEvents.sosResolved.type)
  async tellRaiserOnResolution(@Payload() event: SosResolved) {
    await this.feed.tell(event);
  }
}
