import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SmsSettings } from '../sms-gateway.rules.js';

/** A call as a gateway reads it: `fields` of its query, or of its JSON body. */
export interface GatewayCall {
  headers: IncomingMessage['headers'];
  query: URLSearchParams;
  body: string;
}

/** What a gateway read of a call. */
export interface TakenSms {
  /** 8801712345678. */
  to: string;
  text: string;
}

/** A family of gateways: how it is set, what it accepts and how it answers. */
export interface GatewayFamily {
  name: string;
  /** The settings of an operator, with the gateway's address. */
  settings(origin: string): SmsSettings;
  /** The SMS of a call that it accepts; undefined: a parameter or a key is missing, or there is one too many. */
  read(call: GatewayCall): TakenSms | undefined;
  /** What it answers to an SMS that it takes, as its `number`th. */
  taken(number: number): string;
  /** What it answers to a call that it cannot read. */
  unread: { status: number; said: string };
  /** What it answers when it refuses. */
  refusals: Readonly<Record<string, { status: number; said: string }>>;
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway of one family on loopback. */
export class GatewayStandIn {
  readonly taken: TakenSms[] = [];
  /** Paths of all calls, also of those that were answered by `answerBy`. */
  readonly paths: string[] = [];
  private answering: Answering | undefined;
  private readonly server = createServer((request, response) => void this.take(request, response));

  private constructor(private readonly family: GatewayFamily) {}

  static async open(family: GatewayFamily): Promise<GatewayStandIn> {
    const gateway = new GatewayStandIn(family);
    await once(gateway.server.listen(0, '127.0.0.1'), 'listening');
    return gateway;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers in this way from now on, and takes nothing; without one as a gateway. */
  answerBy(answering?: Answering): void {
    this.answering = answering;
  }

  /** The texts that a number got, newest first. */
  arrived(to: string): string[] {
    return this.taken
      .filter((sms) => `+${sms.to}` === to)
      .map(({ text }) => text)
      .reverse();
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', this.origin);
    this.paths.push(pathname);
    if (this.answering !== undefined) return this.answering(request, response);
    const sms = this.family.read({ headers: request.headers, query, body: Buffer.concat(chunks).toString('utf8') });
    if (sms === undefined) return void response.writeHead(this.family.unread.status).end(this.family.unread.said);
    this.taken.push(sms);
    response.writeHead(200).end(this.family.taken(this.taken.length));
  }
}
