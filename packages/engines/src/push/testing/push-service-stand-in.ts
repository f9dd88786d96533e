import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '../push-sender.js';
import { PushDevice } from './push-device.js';
import { vapidRefusal } from './vapid-refusal.js';

/** The largest body that push services accept. */
const BODY_MAXIMUM_BYTES = 4_096;

/** A push as its device reads it. */
export interface ReceivedPush {
  endpoint: string;
  message: string;
  /** `ttl`, `urgency`, `topic` and others. */
  headers: IncomingMessage['headers'];
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;
interface Subscribed {
  device: PushDevice;
  applicationServerKey: string;
}

/**
 * A push service on loopback with its devices. It verifies who sends as the real ones do (audience, expiry, the subscription's own
 * key, size), and decrypts as a browser does.
 */
export class PushServiceStandIn {
  readonly received: ReceivedPush[] = [];
  private readonly devices = new Map<string, Subscribed>();
  private answering: Answering | undefined;
  private arrived: (push: ReceivedPush) => void = () => undefined;
  private readonly server = createServer((request, response) => void this.take(request, response));

  static async open(): Promise<PushServiceStandIn> {
    const service = new PushServiceStandIn();
    await once(service.server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  /** What the setting PUSH_SERVICES names. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A new device's subscription with this public key (VAPID, base64url). */
  subscribe(applicationServerKey: string): PushTarget {
    const device = new PushDevice();
    const endpoint = `${this.origin}/push/${randomUUID()}`;
    this.devices.set(endpoint, { device, applicationServerKey });
    return { endpoint, p256dh: device.p256dh, auth: device.auth };
  }

  /** The device ends its subscription: what is sent to it is answered by 410. */
  unsubscribe(endpoint: string): void {
    this.devices.delete(endpoint);
  }

  /** Answers in this way from now on, and delivers nothing; without one as a push service. */
  answerBy(answering?: Answering): void {
    this.answering = answering;
  }

  /** Called with each push that a device can read, before it is answered. */
  onPush(arrived: (push: ReceivedPush) => void): void {
    this.arrived = arrived;
  }

  /** What one device read, oldest first. */
  to(endpoint: string): ReceivedPush[] {
    return this.received.filter((push) => push.endpoint === endpoint);
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
    if (this.answering !== undefined) return this.answering(request, response);
    const { status, said } = this.deliver(request, Buffer.concat(chunks));
    response.writeHead(status).end(said);
  }

  private deliver({ url, headers }: IncomingMessage, body: Buffer): { status: number; said: string } {
    const endpoint = `${this.origin}${url}`;
    const subscribed = this.devices.get(endpoint);
    if (subscribed === undefined) return { status: 410, said: 'the subscription has ended' };
    const { device, applicationServerKey } = subscribed;
    const { authorization } = headers;
    const refusal = vapidRefusal({ authorization, audience: this.origin, applicationServerKey });
    if (refusal !== undefined) return { status: 403, said: refusal };
    if (body.length > BODY_MAXIMUM_BYTES) return { status: 413, said: 'too large' };
    const push = { endpoint, message: device.decrypt(body), headers };
    this.received.push(push);
    this.arrived(push);
    return { status: 201, said: '' };
  }
}
