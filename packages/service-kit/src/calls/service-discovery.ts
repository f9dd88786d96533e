import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { addressesOf, hostOf, isNameOfMany, plainAddress, type ResolvedAddress } from './instance-names.rules.js';

const LOOK_AGAIN_AFTER_MS = 2_000;

/** Returns every address of a host; rejects when there is none. */
export type LookUp = (host: string) => Promise<readonly ResolvedAddress[]>;

// The machine's resolver: it uses the hosts file and the search domains, as every connection does.
const lookUpAll: LookUp = (host) => lookup(host, { all: true });

export interface DirectoryOptions {
  lookUp?: LookUp;
  lookAgainAfterMs?: number;
}

/**
 * The current addresses of an owner's instances: a `dns+http` name is looked up every two seconds, others are fixed.
 * While DNS fails, or lists no address, a name keeps its last addresses.
 */
export class ServiceDiscovery {
  private readonly known = new Map<string, readonly string[]>();
  private readonly closing = new AbortController();
  private readonly lookUp: LookUp;
  private all: readonly string[] = [];

  constructor(
    private readonly given: readonly string[],
    { lookUp = lookUpAll, lookAgainAfterMs = LOOK_AGAIN_AFTER_MS }: DirectoryOptions = {},
  ) {
    this.lookUp = lookUp;
    this.recount();
    const names = given.filter(isNameOfMany);
    if (names.length > 0) void this.follow(names, lookAgainAfterMs);
  }

  /** Every address once. */
  addresses(): readonly string[] {
    return this.all;
  }

  /** Ends the lookups. */
  close(): void {
    this.closing.abort();
  }

  private async follow(names: readonly string[], pauseMs: number): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      await Promise.all(names.map((name) => this.ask(name)));
      this.recount();
      // Rejects when it is closed, which the loop checks itself.
      await pause(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  private async ask(name: string): Promise<void> {
    const resolved = await this.lookUp(hostOf(name)).catch(() => []);
    if (resolved.length > 0) this.known.set(name, addressesOf(name, resolved));
  }

  /** Before its first lookup a name is one address: a connection to it reaches some instance. */
  private recount(): void {
    this.all = [...new Set(this.given.flatMap((address) => this.known.get(address) ?? plainAddress(address)))];
  }
}
