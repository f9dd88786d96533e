import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers of Nominatim 5.3 with namedetails and addressdetails, shortened to what is read. */
const AVENUE = {
  osm_type: 'way',
  osm_id: 204_113,
  lat: '23.7895200',
  lon: '90.4161600',
  category: 'highway',
  type: 'primary',
  addresstype: 'road',
  name: 'Gulshan Avenue',
  display_name: 'Gulshan Avenue, Gulshan, Dhaka, Bangladesh',
  namedetails: { name: 'গুলশান এভিনিউ', 'name:en': 'Gulshan Avenue', 'name:bn': 'গুলশান এভিনিউ' },
  address: { road: 'Gulshan Avenue', suburb: 'Gulshan', city: 'Dhaka', country: 'Bangladesh' },
};
const HOUSE = {
  osm_type: 'node',
  osm_id: 310_447,
  lat: '23.7953000',
  lon: '90.4131000',
  category: 'place',
  type: 'house',
  addresstype: 'place',
  name: '',
  display_name: '24, Road 104, Gulshan, Dhaka, Bangladesh',
  namedetails: null,
  address: { house_number: '24', road: 'Road 104', suburb: 'Gulshan', city: 'Dhaka', country: 'Bangladesh' },
};

const FOUND: ReadonlyMap<string, readonly object[]> = new Map([
  ['gulshan avenue', [AVENUE]],
  ['গুলশান এভিনিউ', [AVENUE]],
  ['24 Road 104', [HOUSE]],
  ['road', [AVENUE, HOUSE, AVENUE]],
]);

/** A geocoder that knows two places; the world outside is not part of a test. */
export class GeocoderStandIn {
  /** Every question, as path and query. */
  readonly asked: URL[] = [];
  /** What it answers instead. */
  instead: { status: number; body: string } | undefined;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<GeocoderStandIn> {
    const server = createServer();
    const standIn = new GeocoderStandIn(server);
    server.on('request', (request, response) => {
      const { status, body } = standIn.answerTo(new URL(request.url ?? '', 'http://geocoder.test'));
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return standIn;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private answerTo(question: URL): { status: number; body: string } {
    this.asked.push(question);
    return this.instead ?? { status: 200, body: JSON.stringify(answerOf(question)) };
  }
}

function answerOf({ pathname, searchParams }: URL): unknown {
  if (pathname === '/search') return FOUND.get(searchParams.get('q') ?? '') ?? [];
  if (pathname === '/reverse') return Number(searchParams.get('lat')) > 23 ? AVENUE : { error: 'Unable to geocode' };
  return { status: 0, message: 'OK' };
}
