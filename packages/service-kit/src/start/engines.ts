import type { Engines, SharedEngines } from '@pothik/engines/connect';
import type { ServiceCaller } from '../calls/service-caller.js';
import type { ServiceName } from '../configuration/service-name.js';
import type { Telemetry } from '../telemetry/telemetry.js';
import type { DatabaseClient } from './database-client.js';

/** What a process provides to each of its services beside the engines. */
interface Surroundings {
  /** Without it nothing is measured or traced. */
  telemetry?: Telemetry;
  /** The caller by which the service of that name calls other services. */
  caller(name: ServiceName): ServiceCaller;
}

/** All that a service without a database is given: the gateway. */
export interface SharedServiceEngines extends SharedEngines, Surroundings {}

/** All that a service with a database is given, embedded or real. Services of one process share the engines. */
export interface ServiceEngines extends Engines, Surroundings {
  /** The client of the database that the services of this process share; without it each service opens and closes its own. */
  databaseClient?: DatabaseClient;
}
