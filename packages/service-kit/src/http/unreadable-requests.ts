import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '@pothik/contracts/catalogue';
import { HEADER } from '@pothik/contracts/platform';
import { refusalOf } from './refusal.js';
import { refusalOfUnreadable } from './unreadable-request.rules.js';

/** Refuses what Node's HTTP server could not read as a request, in the envelope of every refusal. */
export class UnreadableRequests {
  private readonly answers = new WeakMap<Socket, ServerResponse>();

  /** @param headers of every answer of the server */
  constructor(private readonly headers: Readonly<Record<string, string>>) {}

  /** Notes the newest answer of a connection. */
  note(socket: Socket, answer: ServerResponse): void {
    this.answers.set(socket, answer);
  }

  /** Answers and ends the connection; in the middle of an answer, or when nobody reads, it only ends. */
  refuse({ code }: { code?: string }, socket: Socket): void {
    const answer = this.answers.get(socket);
    const isUnderWay = answer?.headersSent === true && !answer.writableFinished;
    if (code === 'ECONNRESET' || !socket.writable || isUnderWay) socket.destroy();
    else socket.end(this.refusalTo(code), () => socket.destroy());
  }

  private refusalTo(code: string | undefined): string {
    const requestId = randomUUID();
    const { status, body } = refusalOf(new DomainError(refusalOfUnreadable(code)), requestId);
    const text = JSON.stringify(body);
    const headers = {
      'x-content-type-options': 'nosniff',
      ...this.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      [HEADER.requestId]: requestId,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
  }
}
