import { Injectable } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DESK_SMS, type DeskSms, notificationHttp } from '@pothik/contracts/notification';
import { type EventOf, firstNameOf, type RawInput } from '@pothik/contracts/platform';
import { type rideEvents, rideNumber } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { ServiceCaller } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { RideRepository } from '../rides/index.js';
import { isStillAccepted, isToldTooLate } from './desk-sms.rules.js';

type Told = RawInput<typeof notificationHttp.sendDeskSms>['told'];
type RideEvent = Pick<EventOf<typeof rideEvents.fareSet>, 'id' | 'occurredAt' | 'payload'>;

/**
 * Tells who called by SMS. The start code goes by a call from the stored ride, never in an event. Fails while auth, notification or
 * the gateway is away, so that the event is handled again, for as long as the ride is as it was told.
 */
@Injectable()
export class DeskSmsService {
  constructor(
    private readonly services: ServiceCaller,
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly clock: Clock,
  ) {}

  async tell(kind: DeskSms, { id, occurredAt, payload }: RideEvent): Promise<void> {
    const told = kind === DESK_SMS.ACCEPTED ? await this.acceptance(payload) : this.end(kind, payload, occurredAt);
    if (told === undefined) return;
    const contact = await this.services.call(authHttp.callerContact, { personId: payload.ride.riderId });
    if (contact === null) return;
    const { phone: to, language } = contact;
    await this.services.call(notificationHttp.sendDeskSms, { id, to, language, told });
  }

  private async acceptance({ ride: told }: RideEvent['payload']): Promise<Told | undefined> {
    const ride = await this.rides.get(told.id);
    if (!isStillAccepted(ride, told)) return undefined;
    const { people, vehicles } = await this.projections.about([ride]);
    const driver = people.get(ride.driverUserId);
    const vehicle = { ...vehicles.get(ride.vehicleId), ...ride.vehicle };
    return {
      kind: DESK_SMS.ACCEPTED,
      ride: rideNumber(told.id),
      driver: {
        name: firstNameOf(driver?.name ?? ''),
        phone: driver?.phone ?? '',
        vehicle: [vehicle.brand, vehicle.model].filter(Boolean).join(' '),
        plate: vehicle.vehicleLicense ?? '',
      },
      fare: ride.fare ?? 0,
      code: ride.code?.value ?? '',
    };
  }

  private end(kind: Exclude<DeskSms, 'accepted'>, { ride }: RideEvent['payload'], at: string): Told | undefined {
    return isToldTooLate(at, this.clock.now()) ? undefined : { kind, ride: rideNumber(ride.id) };
  }
}
