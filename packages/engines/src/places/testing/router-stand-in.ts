import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';

/** Dhaka's bundled roads. */
const ROADS = { south: 23.67, north: 23.96, west: 90.27, east: 90.52 };
const WINDING = 1.4;
const OFF_ROADS_METRES = 5_000;

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** OSRM's HTTP service on loopback: every way in Dhaka is 1.4 times the straight line, with a detour to the east. */
export class RouterStandIn {
  readonly requests: string[] = [];
  private answering: Answering = answer;
  private readonly server = createServer((request, response) => {
    this.requests.push(request.url ?? '');
    this.answering(request, response);
  });

  static async start(): Promise<RouterStandIn> {
    const router = new RouterStandIn();
    await once(router.server.listen(0, '127.0.0.1'), 'listening');
    return router;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers in this way from now on; without one as OSRM. */
  answerBy(answering: Answering = answer): void {
    this.answering = answering;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}

const answer: Answering = (request, response) => {
  const [, service, , , coordinates = ''] = new URL(request.url ?? '', 'http://router').pathname.split('/');
  const points = coordinates.split(';').map(pointOf);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: 'Ok', ...(service === 'table' ? table(points) : route(points)) }));
};

function route([from, to = from]: Point[]) {
  const corner = { lat: from?.lat, lng: to?.lng };
  const line = Array.from({ length: 6 }, (_, index) => (index < 3 ? from : to));
  const coordinates = [...line.slice(0, 3), corner, ...line.slice(3)].map((point) => [point?.lng, point?.lat]);
  const ends = [from, to] as [Point, Point];
  return {
    routes: [{ distance: WINDING * straightMetres(...ends), geometry: { coordinates } }],
    waypoints: ends.map(waypoint),
  };
}

function table(points: Point[]) {
  const [to, from] = [points.at(-1) as Point, points.slice(0, -1)];
  return {
    distances: from.map((point) => [WINDING * straightMetres(point, to)]),
    sources: from.map(waypoint),
    destinations: [waypoint(to)],
  };
}

const pointOf = (text: string): Point => {
  const [lng, lat] = text.split(',').map(Number) as [number, number];
  return { lat, lng };
};

const waypoint = ({ lat, lng }: Point) => {
  const isOnRoads = lat > ROADS.south && lat < ROADS.north && lng > ROADS.west && lng < ROADS.east;
  return { distance: isOnRoads ? 0 : OFF_ROADS_METRES };
};
