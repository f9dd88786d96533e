import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import fastq, { type queueAsPromised } from 'fastq';

/** Questions of one person that are at the thread of places, or at the roads, at once. */
const AT_ONCE = 2;
/** Questions of one person that wait for these. */
const WAITING_MAXIMUM = 20;
const RETRY_AFTER_SECONDS = 1;

/** Who asks about places or roads. A booking's questions wait for none that the same person only looks by. */
export interface Asker {
  personId: string;
  isBooking?: boolean;
}

/** The one door to the thread of places and to the roads: nobody's questions hold up those of others. */
@Injectable()
export class TurnService {
  private readonly lines = new Map<string, queueAsPromised<() => Promise<unknown>>>();

  /** Asks when it is the person's turn: two at once, others of theirs wait. @throws DomainError request/too-many when 20 wait */
  async ask<Answer>({ personId, isBooking = false }: Asker, question: () => Promise<Answer>): Promise<Answer> {
    const key = `${personId} ${isBooking}`;
    const line = this.lines.get(key) ?? fastq.promise((next: () => Promise<unknown>) => next(), AT_ONCE);
    if (line.length() >= WAITING_MAXIMUM)
      throw new DomainError('request/too-many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.lines.set(key, line);
    try {
      return (await line.push(question)) as Answer;
    } finally {
      if (line.idle()) this.lines.delete(key);
    }
  }

  /** People with a question that waits or runs, bookings apart. */
  get size(): number {
    return this.lines.size;
  }
}
