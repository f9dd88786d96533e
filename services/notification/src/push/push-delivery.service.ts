import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock, Logger, type PushOutcome, PushSender } from '@pothik/engines';
import { Metrics, Sweeper } from '@pothik/service-kit';
import { PUSH_REFUSALS, PUSH_SENDS } from './push.metrics.js';
import { topicOf } from './push-ids.js';
import type { PushJobDocument } from './push-job.model.js';
import { PushJobRepository } from './push-job.repository.js';
import { afterTry, isOutOfTime, type PushEnd, ttlSecondsOf } from './push-job.rules.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSessionService } from './push-session.service.js';
import type { PushSubscriptionDocument } from './push-subscription.model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

export const PUSH_SWEEP = 'pushes';

/** How long an instance owns a job that it sends: longer than any sending takes. */
const LEASE_MS = 15_000;
/** Sends at once in one process: one that waits for its answer delays no other. */
const LANES = 16;

/** Sends stored jobs, each from one instance, while the session of its subscription goes on. */
@Injectable()
export class PushDeliveryService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly underWay = new Set<Promise<void>>();
  private isEnding = false;

  constructor(
    private readonly jobs: PushJobRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly sessions: PushSessionService,
    private readonly keys: PushKeysService,
    private readonly sender: PushSender,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Begins at 0: Prometheus does not see a rise from a missing series.
    for (const outcome of PUSH_REFUSALS) this.metrics.count(PUSH_SENDS, { outcome }, 0);
    this.sweeper.everySafetyLook(PUSH_SWEEP, () => this.sendDue(), 0);
  }

  /** There are jobs to send. */
  wake(): void {
    this.sweeper.due(PUSH_SWEEP, this.clock.now());
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** What is being sent is noted before the service ends; what is due waits for another instance. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.idle();
  }

  /** Begins to send what is due: the next as soon as a lane is free, whatever the others wait for. */
  private async sendDue(): Promise<void> {
    while (!this.isEnding) {
      if (this.underWay.size >= LANES) await Promise.race(this.underWay);
      const now = this.clock.now();
      const job = await this.jobs.claim(now, new Date(now.getTime() + LEASE_MS));
      if (job === undefined) break;
      this.begin(job, now);
    }
    const next = await this.jobs.nextDueAt();
    if (next !== undefined) this.sweeper.due(PUSH_SWEEP, next);
  }

  /** A try that fails by an engine is made again when its lease is over. */
  private begin(job: PushJobDocument, now: Date): void {
    const sending = this.attempt(job, now)
      .catch((error: unknown) => this.logger.warn({ error, push: job._id.toString() }, 'a notice is tried again'))
      .finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  /** Notes the end after sending: a crash in between sends it twice rather than never. */
  private async attempt(job: PushJobDocument, now: Date): Promise<void> {
    if (isOutOfTime(job, now) || (await this.jobs.isReplaced(job))) return this.end(job, 'late');
    const subscription = await this.subscriptions.find(job.subscriptionId);
    if (subscription?.personId !== job.personId) return this.end(job, 'gone');
    const session = await this.sessions.check(subscription);
    if (session === 'over') return this.end(job, 'gone');
    const outcome = session === 'open' ? await this.send(job, subscription) : undefined;
    if (outcome) await this.note(job, subscription, outcome);
    const after = afterTry(job, outcome, this.clock.now());
    if ('dueAt' in after) {
      await this.jobs.postpone(job, after.dueAt);
      return this.sweeper.due(PUSH_SWEEP, after.dueAt);
    }
    await this.jobs.end(job, after.end, this.clock.now());
    if (after.end === 'late') this.metrics.count(PUSH_SENDS, { outcome: 'late' });
  }

  private async end(job: PushJobDocument, end: PushEnd): Promise<void> {
    await this.jobs.end(job, end, this.clock.now());
    this.metrics.count(PUSH_SENDS, { outcome: end });
  }

  private async send(job: PushJobDocument, subscription: PushSubscriptionDocument): Promise<PushOutcome> {
    const { endpoint, p256dh, auth, keyId } = subscription;
    const identity = this.keys.identityOf(keyId);
    if (identity === undefined) return { kind: 'keys-wrong', said: `the key ${keyId} is not in PUSH_KEYS` };
    return this.sender.send({
      target: { endpoint, p256dh, auth },
      message: job.message,
      ttlSeconds: ttlSecondsOf(job.until, this.clock.now()),
      topic: topicOf(job.tag),
      identity,
    });
  }

  private async note(job: PushJobDocument, { _id, failures }: PushSubscriptionDocument, outcome: PushOutcome) {
    this.metrics.count(PUSH_SENDS, { outcome: outcome.kind });
    if (outcome.kind === 'gone') return this.subscriptions.endOf(_id, job.personId);
    if (outcome.kind === 'sent') return failures > 0 ? this.subscriptions.noteSent(_id) : undefined;
    const level = outcome.kind === 'later' ? 'warn' : 'error';
    this.logger[level]({ push: job._id.toString(), ...outcome }, 'a notice is not pushed and will be tried again');
    return this.subscriptions.noteFailure(_id);
  }
}
