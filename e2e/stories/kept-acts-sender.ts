import { type Endpoint, HEADER, type RawInput } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import type { Answer, Visitor } from '../support/visitor.js';

/** An act that waits on a person's device until it is answered. */
interface KeptAct {
  endpoint: Endpoint;
  input: Record<string, string>;
  key: string;
  pressedAt: number;
}

/** What a network does to one request: it carries it, loses it, or loses its answer. */
export type Carriage = 'carried' | 'request lost' | 'answer lost';

/**
 * A device that keeps acts while there is no network, as pages do: SOS first, then in the order they were pressed; the next only
 * after an answer. A refusal ends the later acts of the ride with it.
 */
export class KeptActsSender {
  private waiting: KeptAct[] = [];
  /** The codes of the acts that were refused, in the order of their answers. */
  readonly refused: string[] = [];

  /** `networkNow` is asked before each request. */
  constructor(
    private readonly visitor: Visitor,
    private readonly networkNow: () => Carriage,
  ) {}

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Keeps an act, as if it had been pressed so many milliseconds ago. */
  press<E extends Endpoint>(endpoint: E, input: RawInput<E>, agoMs = 0): void {
    const kept = { endpoint, input: input as Record<string, string> };
    this.waiting.push({ ...kept, key: crypto.randomUUID(), pressedAt: Date.now() - agoMs });
  }

  /** Sends what waits, until the network fails. */
  async send(): Promise<void> {
    for (let act = this.next(); act !== undefined; act = this.next()) {
      const answer = await this.try(act);
      if (answer === undefined || answer.status >= 500 || answer.status === 429) return;
      this.waiting = this.waiting.filter((each) => each !== act);
      if (answer.status >= 400) this.end(act, answer);
    }
  }

  private next(): KeptAct | undefined {
    return this.waiting.find(({ endpoint }) => endpoint === rideHttp.sendSos) ?? this.waiting[0];
  }

  /** Undefined where no answer came, whether or not the request arrived. */
  private async try({ endpoint, input, key, pressedAt }: KeptAct): Promise<Answer<{ code?: string }> | undefined> {
    const carriage = this.networkNow();
    if (carriage === 'request lost') return undefined;
    const headers = { [HEADER.idempotencyKey]: key, [HEADER.actAge]: String(Date.now() - pressedAt) };
    const answer = await this.visitor.ask(endpoint, input as never, headers);
    return carriage === 'carried' ? answer : undefined;
  }

  private end(act: KeptAct, { body }: Answer<{ code?: string }>): void {
    this.refused.push(body.code ?? '');
    if (act.endpoint === rideHttp.sendSos) return;
    this.waiting = this.waiting.filter(({ endpoint }) => endpoint === rideHttp.sendSos);
  }
}
