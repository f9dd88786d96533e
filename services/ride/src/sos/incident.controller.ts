import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import {
  ActAge,
  Command,
  CsvAnswer,
  Endpoint,
  type IdempotencyKey,
  In,
  type Person,
  RawReply,
  Who,
} from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { IncidentService } from './incident.service.js';
import { INCIDENT_COLUMNS } from './incident-columns.table.js';

type SendSosInput = Input<typeof rideHttp.sendSos>;
type SendSosOutput = Output<typeof rideHttp.sendSos>;
type OwnIncidentOutput = Output<typeof rideHttp.ownIncident>;
type IncidentsInput = Input<typeof rideHttp.incidents>;
type IncidentsOutput = Output<typeof rideHttp.incidents>;
type ExportInput = Input<typeof rideHttp.exportIncidents>;
type AcknowledgeInput = Input<typeof rideHttp.acknowledgeIncident>;
type NoteInput = Input<typeof rideHttp.noteIncident>;
type ResolveInput = Input<typeof rideHttp.resolveIncident>;
type IncidentOutput = Output<typeof rideHttp.resolveIncident>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class IncidentController {
  constructor(
    private readonly incidents: IncidentService,
    private readonly csv: CsvAnswer,
  ) {}

  @Endpoint(rideHttp.sendSos)
  send(
    @In() input: SendSosInput,
    @Who() person: Person,
    @Command() command: OptionalCommand,
    @ActAge() ageMs: number,
  ): Promise<SendSosOutput> {
    return this.incidents.send(person, input.rideId, command, ageMs);
  }

  @Endpoint(rideHttp.ownIncident)
  own(@In() input: Input<typeof rideHttp.ownIncident>, @Who() person: Person): Promise<OwnIncidentOutput> {
    return this.incidents.own(person, input.rideId);
  }

  @Endpoint(rideHttp.incidents)
  list(@In() input: IncidentsInput): Promise<IncidentsOutput> {
    return this.incidents.list(input);
  }

  @Endpoint(rideHttp.exportIncidents)
  export(@In() { language, ...filter }: ExportInput, @RawReply() reply: FastifyReply): Promise<void> {
    const batches = this.incidents.inBatches(filter);
    return this.csv.send(reply, { name: 'sos-incidents', columns: INCIDENT_COLUMNS, language, batches });
  }

  @Endpoint(rideHttp.acknowledgeIncident)
  acknowledge(
    @In() input: AcknowledgeInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<IncidentOutput> {
    return this.incidents.acknowledge(administrator, input.id, command);
  }

  @Endpoint(rideHttp.noteIncident)
  note(
    @In() input: NoteInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<IncidentOutput> {
    return this.incidents.note(administrator, input.id, input.note, command);
  }

  @Endpoint(rideHttp.resolveIncident)
  resolve(
    @In() input: ResolveInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<IncidentOutput> {
    return this.incidents.resolve(administrator, input.id, input.note, command);
  }
}
