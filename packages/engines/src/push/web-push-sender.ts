import type { Clock } from '../clock/clock.js';
import { ANSWER_WITHIN_MS, beginningOf, reasonOf } from '../outgoing/beginning-of-answer.js';
import { outcomeOf } from './push-answer.rules.js';
import { requestOf } from './push-request.js';
import { type Push, type PushOutcome, PushSender } from './push-sender.js';
import { isPushService } from './push-services.rules.js';

/** Web Push (RFC 8030, 8291, 8292). It follows no redirect, waits at most 5 s and reads at most 4 KB of an answer. */
export class WebPushSender extends PushSender {
  /** @param further origins beside the push services of browsers */
  constructor(
    private readonly clock: Clock,
    private readonly further: readonly string[] = [],
  ) {
    super();
  }

  accepts(endpoint: string): boolean {
    return isPushService(endpoint, this.further);
  }

  async send(push: Push): Promise<PushOutcome> {
    const made = requestOf(push, this.accepts(push.target.endpoint));
    if ('outcome' in made) return made.outcome;
    const { endpoint, method, headers, body } = made.request;
    // Fetch sets the length itself; Node 20 in a process with another release of undici refuses to send it twice.
    const { 'Content-Length': _length, ...sentHeaders } = headers as Record<string, string>;
    try {
      const response = await fetch(endpoint, {
        method,
        headers: sentHeaders,
        body: body as Buffer<ArrayBuffer>,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const said = await beginningOf(response);
      const retryAfter = response.headers.get('retry-after');
      return outcomeOf({ status: response.status, said, retryAfter }, this.clock.now());
    } catch (error) {
      return { kind: 'later', said: reasonOf(error) };
    }
  }

  /** Nothing is open between pushes but idle connections, which end by themselves. */
  async close(): Promise<void> {}
}
