import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Input, pageMeta } from '@pothik/contracts/platform';
import type { IncidentView, OwnIncidentView, rideHttp } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { actorOf, CONFIGURATION, type IdempotencyKey, type Person } from '@pothik/service-kit';
import type { RideConfiguration } from '../configuration.js';
import { ProjectionService, type Projections } from '../projections/index.js';
import { RideRepository, rideSort } from '../rides/index.js';
import { IncidentAlarms } from './incident.alarms.js';
import { incidentFilter } from './incident.queries.js';
import { IncidentRepository, type StoredIncident } from './incident.repository.js';
import { acknowledgeIncident, type Incident, noteIncident, raiseIncident, resolveIncident } from './incident.rules.js';
import { LookUpLimitService } from './look-up-limit.service.js';

@Injectable()
export class IncidentService {
  constructor(
    private readonly incidents: IncidentRepository,
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly alarms: IncidentAlarms,
    private readonly lookUps: LookUpLimitService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: RideConfiguration,
  ) {}

  /** @throws DomainError ride/not-found, ride/sos-not-active; request/too-many in their place after 120 of them in a minute */
  async send(person: Person, rideId: string, command?: IdempotencyKey, ageMs = 0) {
    const incident = (await this.incidents.raisedBy(command)) ?? (await this.raise(person, rideId, command, ageMs));
    return {
      _id: incident._id.toString(),
      status: incident.status,
      createdAt: incident.createdAt.toISOString(),
      updatedAt: incident.updatedAt.toISOString(),
    };
  }

  /** The unresolved incident that this person raised in a ride, or null. @throws DomainError request/too-many, in place of null */
  async own(person: Person, rideId: string): Promise<OwnIncidentView | null> {
    const incident = await this.incidents.unresolvedOf(rideId, person);
    if (!incident) {
      await this.lookUps.count(person.id);
      return null;
    }
    return {
      _id: incident._id.toString(),
      sentAt: (incident.sentAgainAt ?? incident.raisedAt).toISOString(),
      seenAt: incident.acknowledgedAt?.toISOString() ?? null,
    };
  }

  async list(input: Input<typeof rideHttp.incidents>) {
    const { rows: incidents, total } = await this.incidents.page(incidentFilter(input), rideSort(input.sort), input);
    return { data: await this.view(incidents), meta: { ...pageMeta(input.page, input.limit, total) } };
  }

  /** All that the list has on its pages, in batches. */
  async *inBatches(input: Omit<Input<typeof rideHttp.incidents>, 'page' | 'limit'>): AsyncGenerator<IncidentView[]> {
    for await (const incidents of this.incidents.inBatches(incidentFilter(input), rideSort(input.sort)))
      yield this.view(incidents);
  }

  async acknowledge(administrator: Person, id: string, command?: IdempotencyKey): Promise<IncidentView> {
    const decide = (incident: StoredIncident) =>
      acknowledgeIncident(incident, administrator.id, this.clock.now(), this.configuration.SOS_NOTE_MINUTES);
    const options = { actor: actorOf(administrator), command };
    return this.inHand(await this.incidents.change(id, 'sos-acknowledged', decide, options));
  }

  async note(administrator: Person, id: string, note: string, command?: IdempotencyKey): Promise<IncidentView> {
    const decide = (incident: StoredIncident) =>
      noteIncident(incident, note, this.clock.now(), this.configuration.SOS_NOTE_MINUTES);
    const options = { actor: actorOf(administrator), command };
    return this.inHand(await this.incidents.change(id, 'sos-noted', decide, options));
  }

  async resolve(administrator: Person, id: string, note: string, command?: IdempotencyKey): Promise<IncidentView> {
    const decide = (incident: StoredIncident) => resolveIncident(incident, administrator.id, note, this.clock.now());
    const options = { actor: actorOf(administrator), command };
    return this.viewOne(await this.incidents.change(id, 'sos-resolved', decide, options));
  }

  private async raise(
    person: Person,
    rideId: string,
    command: IdempotencyKey | undefined,
    ageMs: number,
  ): Promise<StoredIncident> {
    return this.incidents.raise(await this.ownUnderWay(person, rideId, ageMs), { actor: actorOf(person), command });
  }

  /** The incident of one's own ride under way is never counted; whatever is refused was a look-up. */
  private async ownUnderWay(person: Person, rideId: string, ageMs: number): Promise<Incident> {
    try {
      return raiseIncident(rideId, await this.rides.get(rideId), person, this.clock.now(), ageMs);
    } catch (error) {
      if (error instanceof DomainError) await this.lookUps.count(person.id);
      throw error;
    }
  }

  private inHand(incident: StoredIncident): Promise<IncidentView> {
    this.alarms.hold(incident);
    return this.viewOne(incident);
  }

  private async viewOne(incident: StoredIncident): Promise<IncidentView> {
    const [view] = await this.view([incident]);
    return view as IncidentView;
  }

  private async view(incidents: readonly StoredIncident[]): Promise<IncidentView[]> {
    const inHand = incidents.map(({ acknowledgedById }) => acknowledgedById).filter((id) => id !== '');
    const [projections, names] = await Promise.all([
      this.projections.about(incidents),
      this.projections.namesOf(inHand),
    ]);
    return incidents.map((incident) => viewIncident(incident, projections, names));
  }
}

/** Includes names, phones and plate, because administrators must be able to call. */
function viewIncident(
  incident: StoredIncident,
  projections: Projections,
  names: ReadonlyMap<string, string>,
): IncidentView {
  const person = (id: string) => {
    const { name, phone, isPhoneProven } = projections.people.get(id) ?? { name: '', phone: '' };
    return { name, phone, ...(isPhoneProven && { isPhoneProven: true as const }) };
  };
  return {
    _id: incident._id.toString(),
    ride: incident.rideId,
    rideStatus: incident.rideStatus,
    raisedBy: incident.raisedBy,
    status: incident.status,
    rider: { _id: incident.riderId, ...person(incident.riderId) },
    driver: {
      _id: incident.driverId,
      ...person(incident.driverUserId),
      vehicleLicense: (incident.vehicle ?? projections.vehicles.get(incident.vehicleId))?.vehicleLicense ?? '',
    },
    pickupLocation: incident.pickupLocation,
    dropLocation: incident.dropLocation,
    note: incident.note,
    ...(incident.sentAgainAt ? { sentAgainAt: incident.sentAgainAt.toISOString() } : {}),
    ...(incident.claimedAt ? { claimedAt: incident.claimedAt.toISOString() } : {}),
    acknowledgedAt: incident.acknowledgedAt?.toISOString() ?? null,
    ...(incident.acknowledgedById ? { acknowledgedBy: names.get(incident.acknowledgedById) ?? '' } : {}),
    ...(incident.noteDueAt ? { noteDueAt: incident.noteDueAt.toISOString() } : {}),
    ...(incident.alarmedAgainAt ? { alarmedAgainAt: incident.alarmedAgainAt.toISOString() } : {}),
    resolvedAt: incident.resolvedAt?.toISOString() ?? null,
    createdAt: incident.createdAt.toISOString(),
    updatedAt: incident.updatedAt.toISOString(),
  };
}
