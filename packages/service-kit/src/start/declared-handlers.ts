import type { Type } from '@nestjs/common';
import { PATTERN_METADATA } from '@nestjs/microservices/constants.js';
import { nameOfCall } from '@pothik/contracts/platform';
import { PREPARED_ENDPOINT, type PreparedEndpoint } from '../http/prepared-endpoint.js';
import { modulesOf } from './modules-of.js';
import type { ServiceDefinition } from './service-definition.js';

/** What the controllers of a service handle; a call or type appears once for each method that handles it. */
interface DeclaredHandlers {
  /** Names of calls: `ride.book`. */
  calls: readonly string[];
  /** Types of events: `ride.fare-set`. */
  events: readonly string[];
}

/** The handlers that Nest mounts for a service, read from the decorators of its modules' controllers; opens nothing. */
export function declaredHandlers({ module }: Pick<ServiceDefinition, 'module'>): DeclaredHandlers {
  const methods = modulesOf(module).flatMap(({ controllers }) => controllers.flatMap(methodsOf));
  return {
    calls: methods.flatMap((method) => {
      const prepared: PreparedEndpoint | undefined = Reflect.getMetadata(PREPARED_ENDPOINT, method);
      return prepared === undefined ? [] : [nameOfCall(prepared.endpoint)];
    }),
    events: methods.flatMap((method): string[] => Reflect.getMetadata(PATTERN_METADATA, method) ?? []),
  };
}

const methodsOf = ({ prototype }: Type): object[] =>
  Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }) =>
    typeof value === 'function' ? [value] : [],
  );
