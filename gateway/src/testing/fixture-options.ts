import type { Owner } from '@pothik/contracts/platform';
import type { Tracer } from '@pothik/service-kit';
import type { Dependency } from '@pothik/service-kit/host';
import type { BodyLimits } from '../bodies/body-limits.js';

export const DEPLOYMENTS = ['in one process', 'distributed'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

export interface FixtureOptions {
  deployment?: Deployment;
  /** Settings that override the gateway's defaults. */
  configuration?: Record<string, string>;
  dependencies?: readonly Dependency[];
  /** Addresses of the test's own instances, instead of a stand-in's. */
  addresses?: Partial<Record<Owner, readonly string[]>>;
  /** How many calls one instance gets at once; by default as in production. */
  connectionsPerInstance?: number;
  /** What differs from the limits of bodies in production. */
  bodies?: Partial<BodyLimits>;
  /** Metrics and warnings are kept for the test. */
  isObserved?: boolean;
  /** Takes the spans of the gateway and its owners. */
  tracer?: Tracer;
}
