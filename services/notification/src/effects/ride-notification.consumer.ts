import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { OverdueMailService, SosMailService } from '../mails/index.js';
import { ChangeService, NotificationService } from '../notifications/index.js';

type RideRequested = EventOf<typeof rideEvents.rideRequested>;
type DriverAsked = EventOf<typeof rideEvents.driverAsked>;
type StatusChanged = EventOf<typeof rideEvents.statusChanged>;
type FareSet = EventOf<typeof rideEvents.fareSet>;
type DriverArrived = EventOf<typeof rideEvents.driverArrived>;
type ApproachChanged = EventOf<typeof rideEvents.approachChanged>;
type StartCodeRenewed = EventOf<typeof rideEvents.startCodeRenewed>;
type StartCodeMistyped = EventOf<typeof rideEvents.startCodeMistyped>;
type RideOverdue = EventOf<typeof rideEvents.rideOverdue>;
type RideReviewed = EventOf<typeof rideEvents.rideReviewed>;
type SosRaised = EventOf<typeof rideEvents.sosRaised>;
type SosAcknowledged = EventOf<typeof rideEvents.sosAcknowledged>;
type SosAlarmedAgain = EventOf<typeof rideEvents.sosAlarmedAgain>;
type SosNoted = EventOf<typeof rideEvents.sosNoted>;
type SosResolved = EventOf<typeof rideEvents.sosResolved>;

@Controller()
export class RideNotificationConsumer {
  constructor(
    private readonly notifications: NotificationService,
    private readonly changes: ChangeService,
    private readonly sosMails: SosMailService,
    private readonly overdueMails: OverdueMailService,
  ) {}

  @EventPattern(rideEvents.rideRequested.type)
  async notifyDriverOnRequest(@Payload() event: RideRequested) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.driverAsked.type)
  async notifyPartiesOnPassedRequest(@Payload() event: DriverAsked) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.statusChanged.type)
  async notifyPartiesOnStatusChange(@Payload() event: StatusChanged) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.fareSet.type)
  async notifyRiderOnFare(@Payload() event: FareSet) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.driverArrived.type)
  async notifyRiderOnArrival(@Payload() event: DriverArrived) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.approachChanged.type)
  async notifyRiderOnApproach(@Payload() event: ApproachChanged) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.startCodeRenewed.type)
  async notifyRiderOnNewCode(@Payload() event: StartCodeRenewed) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.startCodeMistyped.type)
  async tellPagesOfMistypedCode(@Payload() event: StartCodeMistyped) {
    await this.changes.tellOf(event);
  }

  @EventPattern(rideEvents.rideOverdue.type)
  async alertAdministratorsOnOverdueRide(@Payload() event: RideOverdue) {
    await this.notifications.notify(event);
    await this.overdueMails.alert(event);
  }

  @EventPattern(rideEvents.rideReviewed.type)
  async tellPartiesOfReview(@Payload() event: RideReviewed) {
    await this.changes.tellOf(event);
  }

  @EventPattern(rideEvents.sosRaised.type)
  async alertAdministratorsOnSos(@Payload() event: SosRaised) {
    await this.notifications.notify(event);
    await this.sosMails.alert(event);
  }

  @EventPattern(rideEvents.sosAcknowledged.type)
  async notifyRaiserOnAcknowledgement(@Payload() event: SosAcknowledged) {
    await this.notifications.notify(event);
  }

  @EventPattern(rideEvents.sosAlarmedAgain.type)
  async alertAdministratorsAgain(@Payload() event: SosAlarmedAgain) {
    await this.notifications.notify(event);
    await this.sosMails.alertAgain(event);
  }

  @EventPattern(rideEvents.sosNoted.type)
  async tellAdministratorsOfNote(@Payload() event: SosNoted) {
    await this.changes.tellOf(event);
  }

  @EventPattern(rideEvents.sosResolved.type)
  async notifyRaiserOnResolution(@Payload() event: SosResolved) {
    await this.notifications.notify(event);
  }
}
