import type { Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { Directions, type RoadDistance } from './directions.js';
import { coordinatesOf, distanceOfRoute, distancesOfTable, lineOfRoute } from './osrm-answer.rules.js';

/** Whoever waits for an estimate gets the bundled answer after this time. */
const LIMIT_MS = 500;
/** Ends of a connection that fetch meets only when it sends: osrm-routed ends each after 512 requests. */
const ENDED = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Dhaka's zero point: a question of nobody. */
const ZERO_POINT: Point = { lat: 23.7272, lng: 90.4093 };

export interface OsrmOptions {
  /** `http://host:port` of osrm-routed, with a path in front of its services where there is one. */
  url: string;
}

/**
 * OSRM's HTTP service, of car's ways. Every call throws EngineUnavailable when it has no answer within 500 ms, or one that is
 * no answer of OSRM. The points are in the addresses of requests: these are in no error.
 */
export class OsrmDirections extends Directions {
  private readonly url: string;

  constructor({ url }: OsrmOptions) {
    super();
    this.url = url.replace(/\/+$/, '');
  }

  async distance(from: Point, to: Point): Promise<RoadDistance> {
    const straight = straightMetres(from, to);
    return this.ask(`route/v1/driving/${coordinatesOf([from, to])}`, 'overview=false', (answer) =>
      distanceOfRoute(answer, straight),
    );
  }

  async distances(from: readonly Point[], to: Point): Promise<RoadDistance[]> {
    if (from.length === 0) return [];
    const straight = from.map((point) => straightMetres(point, to));
    const sources = from.map((_, index) => index).join(';');
    return this.ask(
      `table/v1/driving/${coordinatesOf([...from, to])}`,
      `annotations=distance&sources=${sources}&destinations=${from.length}`,
      (answer) => distancesOfTable(answer, straight),
    );
  }

  async line(from: Point, to: Point): Promise<Point[] | undefined> {
    const path = `route/v1/driving/${coordinatesOf([from, to])}`;
    const way = await this.ask(path, 'overview=simplified&geometries=geojson', lineOfRoute);
    return way && [from, ...way, to];
  }

  async ping(): Promise<void> {
    await this.ask(`nearest/v1/driving/${coordinatesOf([ZERO_POINT])}`, 'number=1', (answer) => answer);
  }

  async close(): Promise<void> {
    // Connections are Node's own and end by themselves.
  }

  private async ask<T>(path: string, query: string, read: (answer: unknown) => T): Promise<T> {
    try {
      const limit = AbortSignal.timeout(LIMIT_MS);
      const response = await onceMore(() =>
        fetch(`${this.url}/${path}?${query}&generate_hints=false`, { signal: limit }),
      );
      return read(await response.json());
    } catch (error) {
      throw new EngineUnavailable('router', withoutPoints(error));
    }
  }
}

async function onceMore(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    if (!ENDED.has(causeOf(error)?.code)) throw error;
    return request();
  }
}

/** What may be told of a failure: a name and a code, because a text may quote the answer or the address with its points. */
const withoutPoints = (error: unknown): Error => {
  const { name = 'Error' } = error as { name?: string };
  return new Error(`${name} ${causeOf(error)?.code ?? ''}`.trim());
};

const causeOf = (error: unknown): { code?: unknown } | undefined => (error as { cause?: { code?: unknown } }).cause;
