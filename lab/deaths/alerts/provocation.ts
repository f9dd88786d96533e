import type { ConsumedRecord } from '@pothik/engines';
import type { ConnectedEngines } from '@pothik/engines/connect';
import type { DistributedControl } from '../../../e2e/support/distributed-control.js';
import type { Visitor } from '../../../e2e/support/visitor.js';
import type { Expected, Labels, MetricsSample } from './timeline.rules.js';

/** A running platform, and what a disturbance needs. */
export interface AlertFixture {
  control: DistributedControl;
  engines: ConnectedEngines;
  rider: Visitor;
  driverId: string;
  /** The records of auth's topic before any disturbance. */
  authRecords: readonly ConsumedRecord[];
}

/** An alert that must fire, and the metric it depends on. */
export interface Provoked extends Expected {
  metric: string;
  of: Labels;
}

/** A disturbance that must raise alerts. */
export interface Provocation {
  what: string;
  begin(alertFixture: AlertFixture): Promise<unknown>;
  /** Whether the metrics show the disturbance. */
  isVisible(now: MetricsSample, calm: MetricsSample): boolean;
  /** Runs during the disturbance. promtool extrapolates the growth of the metrics between the two samples. */
  meanwhile?(alertFixture: AlertFixture, begun: MetricsSample): Promise<unknown>;
  end?(alertFixture: AlertFixture): Promise<unknown>;
  provokes: Provoked[];
}
