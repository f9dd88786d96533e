import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean };
type Attributes = { key: string; value: Value }[];

interface Exported {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: ExportedSpan[] }[];
  }[];
}

interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attributes;
}

export interface CollectedSpan extends Omit<ExportedSpan, 'attributes'> {
  service: string;
  attributes: Record<string, string | number | boolean | undefined>;
}

/** Receives and stores what services export by OTLP over HTTP. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** Every request body, unparsed. */
  readonly bodies: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer(async (request, response) => {
      if (request.url === '/v1/traces') collector.take((await json(request)) as Exported);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const collector = new Collector(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(exported: Exported): void {
    this.bodies.push(JSON.stringify(exported));
    for (const { resource, scopeSpans } of exported.resourceSpans) {
      const service = String(attributesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, service, attributes: attributesOf(span.attributes) });
    }
  }
}

const attributesOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]));
