import type { Engines, SharedEngines } from '@pothik/engines/connect';
import type { ServiceCaller } from '../calls/service-caller.js';
import type { ServiceName } from '../configuration/service-name.js';
import type { Telemetry } from '../telemetry/telemetry.js';

/** What a process gives each of its services beside the engines. */
interface Surroundings {
  /** Without it nothing is measured or traced. */
  telemetry?: Telemetry;
  /** How the service of that name calls other services. */
  caller(name: ServiceName): ServiceCaller;
}

/** Everything outside a service without data of its own: the gateway. */
export interface SharedServiceEngines extends SharedEngines, Surroundings {}

/** Everything outside a service that keeps data, embedded or real. Services of one process share them. */
export interface ServiceEngines extends Engines, Surroundings {}
