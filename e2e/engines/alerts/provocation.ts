import type { ConsumedRecord } from '@pothik/engines';
import type { ConnectedEngines } from '@pothik/engines/connect';
import type { DistributedControl } from '../../support/distributed-control.js';
import type { Visitor } from '../../support/visitor.js';
import type { Expected, Labels, Look } from './timeline.rules.js';

/** A platform in use, and what disturbs it. */
export interface AlertFixture {
  control: DistributedControl;
  engines: ConnectedEngines;
  rider: Visitor;
  driverId: string;
  /** What the topic of auth brought before anything was disturbed. */
  news: readonly ConsumedRecord[];
}

/** An alert that must come, and the figure it looks at. */
export interface Provoked extends Expected {
  figure: string;
  of: Labels;
}

/** A state that somebody must hear of, brought about. */
export interface Provocation {
  what: string;
  begin(alertFixture: AlertFixture): Promise<unknown>;
  /** Whether the figures tell it. */
  isTold(now: Look, calm: Look): boolean;
  /** What happens while it lasts: what these figures grow by meanwhile, they go on growing by. */
  meanwhile?(alertFixture: AlertFixture, begun: Look): Promise<unknown>;
  end?(alertFixture: AlertFixture): Promise<unknown>;
  provokes: Provoked[];
}
