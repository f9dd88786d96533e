import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { CONFIGURATION, SignsOfLife, Sweeper } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { PushReach } from '../push/index.js';
import {
  type Availability,
  continueLooks,
  decideReachability,
  isSilent,
  type Known,
  type Looks,
  latestDue,
  latestOf,
  needsTrial,
} from './watch.rules.js';
import type { WatchedPersonDocument } from './watched-person.model.js';
import { WatchedPersonRepository } from './watched-person.repository.js';

export const WATCH_SWEEP = 'signs-of-life';
/** Batch size, in people. */
const BATCH = 200;
/** The shortest time between two looks, in milliseconds, so that people who are due one after another share one. */
const PAUSE_MS = 5_000;

/** Watches the signs of life of drivers who are ONLINE: each is looked at about once a window, when one may be missing. */
@Injectable()
export class WatchService implements OnApplicationBootstrap {
  private readonly windowMs: number;
  private looks: Looks | undefined;

  constructor(
    private readonly people: WatchedPersonRepository,
    private readonly signs: SignsOfLife,
    private readonly push: PushReach,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { SIGN_OF_LIFE_MINUTES }: NotificationConfiguration,
  ) {
    this.windowMs = SIGN_OF_LIFE_MINUTES * 60_000;
  }

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(WATCH_SWEEP, () => this.look(), 0);
  }

  async follow(told: Availability): Promise<void> {
    const dueAt = await this.people.follow(told, this.windowMs);
    if (dueAt) this.sweeper.due(WATCH_SWEEP, dueAt);
  }

  forget(personId: string): Promise<void> {
    return this.people.remove(personId);
  }

  /** A look that fails decides nothing, and the time before the next one is not known. */
  private async look(): Promise<void> {
    const { looks } = this;
    this.looks = undefined;
    const now = this.clock.now();
    const continued = continueLooks(looks, now);
    // At each look, so that the store says early since when it keeps signs.
    await this.signs.keptSince();
    if (continued.since === now) await this.people.bringForward(latestDue(now, this.windowMs));
    let next = await this.people.nextDueAt();
    while (next && next <= now) {
      await this.decideDue(now, continued.since);
      next = await this.people.nextDueAt();
    }
    this.looks = continued;
    if (next) this.sweeper.due(WATCH_SWEEP, latestOf([next, new Date(now.getTime() + PAUSE_MS)]) as Date);
  }

  private async decideDue(now: Date, looksSince: Date): Promise<void> {
    const due = await this.people.due(now, BATCH);
    const signs = await Promise.all(due.map(({ _id }) => this.signs.of(_id.toString())));
    // After the signs: a store that lost them a moment ago says so now.
    const knownSince = latestOf([looksSince, await this.signs.keptSince()]) as Date;
    await Promise.all(
      due.map((person, at) => this.decide(person, { signs: Object.values(signs[at] ?? {}), knownSince }, now)),
    );
  }

  /** Push is asked of those alone whom nothing else shows. A trial is sent before it is stored: twice in vain is better than never. */
  private async decide(person: WatchedPersonDocument, { signs, knownSince }: Known, now: Date): Promise<void> {
    const personId = person._id.toString();
    const isAsked = isSilent(person, { signs, knownSince }, now, this.windowMs);
    const known = { signs, knownSince, push: isAsked ? await this.push.of(personId) : undefined };
    if (needsTrial(person, known, now, this.windowMs)) await this.push.tryOut(personId);
    await this.people.change(person, (current) => decideReachability(current, known, now, this.windowMs));
  }
}
