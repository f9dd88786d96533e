import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { RidesModule, UnresolvedIncidents } from '../rides/index.js';
import { IncidentAlarms } from './incident.alarms.js';
import { IncidentController } from './incident.controller.js';
import { INCIDENT, incidentSchema } from './incident.model.js';
import { IncidentRepository } from './incident.repository.js';
import { IncidentService } from './incident.service.js';
import { LookUpLimitService } from './look-up-limit.service.js';

/** Global, because rides ask by the port `UnresolvedIncidents` and know nothing of this feature. */
@Global()
@Module({
  imports: [ProjectionsModule, RidesModule, MongooseModule.forFeature([{ name: INCIDENT, schema: incidentSchema }])],
  controllers: [IncidentController],
  providers: [
    IncidentService,
    IncidentAlarms,
    LookUpLimitService,
    IncidentRepository,
    { provide: UnresolvedIncidents, useExisting: IncidentRepository },
  ],
  exports: [UnresolvedIncidents, IncidentRepository],
})
export class SosModule {}
