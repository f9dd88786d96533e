import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { IncidentService } from './incident.service.js';

type SendSosInput = Input<typeof rideHttp.sendSos>;
type SendSosOutput = Output<typeof rideHttp.sendSos>;
type OwnIncidentOutput = Output<typeof rideHttp.ownIncident>;
type IncidentsInput = Input<typeof rideHttp.incidents>;
type IncidentsOutput = Output<typeof rideHttp.incidents>;
type AcknowledgeInput = Input<typeof rideHttp.acknowledgeIncident>;
type ResolveInput = Input<typeof rideHttp.resolveIncident>;
type IncidentOutput = Output<typeof rideHttp.resolveIncident>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class IncidentController {
  constructor(private readonly incidents: IncidentService) {}

  @Endpoint(rideHttp.sendSos)
  send(@In() input: SendSosInput, @Who() person: Person, @Command() command: OptionalCommand): Promise<SendSosOutput> {
    return this.incidents.send(person, input.rideId, command);
  }

  @Endpoint(rideHttp.ownIncident)
  own(@In() input: Input<typeof rideHttp.ownIncident>, @Who() person: Person): Promise<OwnIncidentOutput> {
    return this.incidents.own(person, input.rideId);
  }

  @Endpoint(rideHttp.incidents)
  list(@In() input: IncidentsInput): Promise<IncidentsOutput> {
    return this.incidents.list(input);
  }

  @Endpoint(rideHttp.acknowledgeIncident)
  acknowledge(
    @In() input: AcknowledgeInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<IncidentOutput> {
    return this.incidents.acknowledge(administrator, input.id, command);
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
