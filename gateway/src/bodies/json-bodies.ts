import type { IncomingMessage } from 'node:http';
import { type ReadLimits, readBody } from '@pothik/service-kit/host';
import type { BodyLimits } from './body-limits.js';
import { timeOfBody } from './body-time.rules.js';
import { type Full, NoPlaceLeft } from './no-place-left.js';
import { fullFor } from './places.rules.js';

interface Place {
  address: string;
  ending: AbortController;
}

/**
 * The JSON bodies that are being read. When all places are taken, the oldest body ends and the new one is read: a
 * sender who is slow on purpose would otherwise keep out everybody else at the same address.
 */
export class JsonBodies {
  /** The oldest first. */
  private readonly places = new Set<Place>();
  private readonly perAddress = new Map<string, Set<Place>>();

  constructor(private readonly limits: BodyLimits) {}

  get count(): number {
    return this.places.size;
  }

  /** @throws DomainError request/too-large, request/too-slow, NoPlaceLeft for a later one's sake; CallerLeft */
  async read(request: IncomingMessage, address: string, maximumBytes: number): Promise<Buffer> {
    const withinMs = timeOfBody(this.limits.jsonWithinMs, Math.random());
    const limits = { maximumBytes, withinMs };
    // A body that has arrived with its head is complete: it needs no place.
    return request.complete ? readBody(request, limits) : this.readInPlace(request, address, limits);
  }

  private async readInPlace(request: IncomingMessage, address: string, limits: ReadLimits): Promise<Buffer> {
    this.makeRoom(address);
    const place = { address, ending: new AbortController() };
    this.take(place);
    try {
      return await readBody(request, { ...limits, signal: place.ending.signal });
    } finally {
      this.leave(place);
    }
  }

  private makeRoom(address: string): void {
    const own = this.perAddress.get(address);
    const { jsonPerAddress: ownMaximum, jsonAtOnce: maximum } = this.limits;
    const full = fullFor('address', { own: own?.size ?? 0, ownMaximum, inAll: this.count, maximum });
    if (full !== undefined) this.endOldest(full === 'address' && own ? own : this.places, full);
  }

  private endOldest(places: ReadonlySet<Place>, full: Full): void {
    const [oldest] = places;
    if (oldest === undefined) return;
    this.leave(oldest);
    oldest.ending.abort(new NoPlaceLeft(full));
  }

  private take(place: Place): void {
    this.places.add(place);
    const own = this.perAddress.get(place.address) ?? new Set();
    this.perAddress.set(place.address, own.add(place));
  }

  private leave(place: Place): void {
    this.places.delete(place);
    const own = this.perAddress.get(place.address);
    own?.delete(place);
    if (own?.size === 0) this.perAddress.delete(place.address);
  }
}
