import type { RedisConnection } from './redis-connection.js';

type Listener = (message: string) => void;

interface Channel {
  listeners: Set<Listener>;
  /** Settled when Redis was sent the subscription, or could not be. */
  asked: Promise<unknown>;
}

/** The listeners of each channel over one connection; subscribes again after every outage. */
export class RedisSubscriptions {
  private readonly channels = new Map<string, Channel>();
  /** Since when every message arrives, in ms of `performance.now()`; undefined while they are lost. */
  heardSince: number | undefined;

  constructor(private readonly connection: RedisConnection) {
    connection.client.on('message', (name: string, message: string) => {
      for (const listener of this.channels.get(name)?.listeners ?? []) listener(message);
    });
    connection.client.on('ready', () => void this.renew());
    connection.client.on('close', () => {
      this.heardSince = undefined;
    });
  }

  /** Resolves when Redis has confirmed, or is unavailable: then the channel is subscribed to when it is available. */
  async add(name: string, listener: Listener): Promise<() => Promise<void>> {
    const channel = this.channels.get(name) ?? this.open(name);
    // A listener that throws does not affect the others; the same one may listen twice.
    const deliver = (message: string) => queueMicrotask(() => listener(message));
    channel.listeners.add(deliver);
    await this.connection.firstAttempt();
    await channel.asked;
    return async () => {
      if (channel.listeners.delete(deliver) && channel.listeners.size === 0) await this.leave(name);
    };
  }

  private open(name: string): Channel {
    const channel = { listeners: new Set<Listener>(), asked: this.subscribe([name]) };
    this.channels.set(name, channel);
    return channel;
  }

  private async leave(name: string): Promise<void> {
    this.channels.delete(name);
    if (this.connection.isReady) await this.settle(this.connection.client.unsubscribe(name));
  }

  private async renew(): Promise<void> {
    const asked = this.channels.size === 0 || this.subscribe([...this.channels.keys()]);
    for (const channel of this.channels.values()) channel.asked = Promise.resolve(asked);
    if (await asked) this.heardSince = performance.now();
  }

  /** Returns whether Redis confirmed. */
  private async subscribe(names: readonly string[]): Promise<boolean> {
    return this.connection.isReady && (await this.settle(this.connection.client.subscribe(...names)));
  }

  private async settle(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer;
      return true;
    } catch {
      // Whether Redis executed it is unknown; the next connection subscribes anew to the channels of that time.
      this.connection.reconnect();
      return false;
    }
  }
}
