import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { CONFIGURATION, Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import type { RideConfiguration } from '../configuration.js';
import { IncidentRepository, type StoredIncident } from './incident.repository.js';
import { alarmAgain } from './incident.rules.js';

export const INCIDENT_ALARMS_SWEEP = 'incident-alarms';

/**
 * Alarms everybody again about incidents that are in hand without a note: at their time, and what a dead instance left at the
 * safety look. Every write expects the incident's version, so two instances can do it at once.
 */
@Injectable()
export class IncidentAlarms implements OnApplicationBootstrap {
  constructor(
    private readonly incidents: IncidentRepository,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    @Inject(CONFIGURATION) private readonly configuration: RideConfiguration,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(INCIDENT_ALARMS_SWEEP, () => this.carryOut(), 0);
  }

  /** Tells in memory when a note is due. */
  hold({ noteDueAt }: Pick<StoredIncident, 'noteDueAt'>): void {
    if (noteDueAt) this.sweeper.due(INCIDENT_ALARMS_SWEEP, noteDueAt);
  }

  /** Alarms about each that is due, and holds the next time of all. */
  async carryOut(): Promise<void> {
    const now = this.clock.now();
    for (const incident of await this.incidents.inHand()) this.hold(await this.alarmIfDue(incident, now));
  }

  private async alarmIfDue(incident: StoredIncident, now: Date): Promise<StoredIncident> {
    const decide = (current: StoredIncident) => alarmAgain(current, now, this.configuration.SOS_NOTE_MINUTES);
    if (decide(incident) === undefined) return incident;
    return (await this.incidents.alarmAgain(incident, decide, { actor: SYSTEM_ACTOR })) ?? incident;
  }
}
