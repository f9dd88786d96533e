import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Sweeper } from '@pothik/service-kit';
import { BookRepository } from './book.repository.js';

export const BOOK_CLOSING_SWEEP = 'book-closing';

/** Closes drivers’ days at 03:00 in Dhaka. Two instances can do it at once: the version of a book decides. */
@Injectable()
export class BookClosing implements OnApplicationBootstrap {
  constructor(
    private readonly books: BookRepository,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(BOOK_CLOSING_SWEEP, () => this.carryOut(), 0);
  }

  /** Tells in memory when a book closes. */
  hold(closesAt: Date): void {
    this.sweeper.due(BOOK_CLOSING_SWEEP, closesAt);
  }

  async carryOut(): Promise<void> {
    await this.books.closeDue();
    const next = await this.books.nextClosing();
    if (next) this.hold(next);
  }
}
