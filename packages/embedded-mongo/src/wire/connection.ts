import type net from 'node:net';
import { LARGEST_MESSAGE } from '../commands/handshake.js';
import type { Engine } from '../engine.js';
import { errorReply } from '../values/errors.js';
import { Frames, ProtocolError } from './frames.js';
import { OP_MSG, OP_QUERY, OP_REPLY, readMessage, readQuery } from './message.js';
import { replyBytes } from './reply-bytes.js';

const LARGEST_FRAME = LARGEST_MESSAGE + 16 * 1024;

/** Undefined when the client does not wait for an answer. */
type Answer = Buffer | undefined;

/** The answer to one message, at once when the engine has it at once. */
function answerTo(engine: Engine, message: Buffer): Answer | Promise<Answer> {
  const requestId = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation !== OP_MSG && operation !== OP_QUERY) {
    throw new ProtocolError(`operation ${operation}`);
  }
  const replyOperation = operation === OP_MSG ? OP_MSG : OP_REPLY;
  const refusal = (error: unknown) => replyBytes(errorReply(error), requestId, replyOperation);
  try {
    const { command, silent } = operation === OP_MSG ? readMessage(message) : readQuery(message);
    const reply = engine.run(command);
    if (reply instanceof Promise) {
      return reply.then((it) => (silent ? undefined : replyBytes(it, requestId, replyOperation))).catch(refusal);
    }
    return silent ? undefined : replyBytes(reply, requestId, replyOperation);
  } catch (error) {
    return refusal(error);
  }
}

/** Serves one connection, one message after the other: a slow client delays no other and uses no additional memory. */
export class Connection {
  private readonly frames = new Frames(LARGEST_FRAME);
  /** An answer is awaited, or the client has not taken the last one. */
  private isBusy = false;
  private hasEnded = false;

  constructor(
    private readonly engine: Engine,
    private readonly socket: net.Socket,
  ) {
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('drain', () => this.resume());
    socket.once('end', () => {
      this.hasEnded = true;
      if (!this.isBusy) {
        socket.end();
      }
    });
  }

  private receive(chunk: Buffer): void {
    this.frames.push(chunk);
    if (this.isBusy) {
      this.socket.pause();
    } else {
      this.serve();
    }
  }

  /** Answers the messages that are complete, until one must be waited for. */
  private serve(): void {
    try {
      for (let message = this.frames.next(); message; message = this.frames.next()) {
        const answer = answerTo(this.engine, message);
        if (answer instanceof Promise) {
          this.isBusy = true;
          answer.then((bytes) => this.send(bytes) && this.resume());
          return;
        }
        if (!this.send(answer)) {
          return;
        }
      }
    } catch {
      // A broken protocol affects only this client.
      this.socket.destroy();
    }
  }

  private resume(): void {
    this.isBusy = false;
    this.serve();
    if (this.isBusy) {
      return;
    }
    if (this.hasEnded) {
      this.socket.end();
    } else if (this.socket.isPaused()) {
      this.socket.resume();
    }
  }

  /** False when the client must take the answer first. */
  private send(answer: Answer): boolean {
    const isTaken = !answer || this.socket.destroyed || this.socket.write(answer);
    this.isBusy = !isTaken;
    return isTaken;
  }
}
