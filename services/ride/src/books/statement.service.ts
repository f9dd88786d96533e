import { Injectable } from '@nestjs/common';
import { periodOf } from '@pothik/contracts/catalogue';
import type { PeriodQuery } from '@pothik/contracts/platform';
import { LEFT_OUT_STATES, type StatementDay, type StatementView } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import type { Person } from '@pothik/service-kit';
import { RideRepository } from '../rides/index.js';
import { BookRepository, type StoredBook } from './book.repository.js';
import { lineOf, sumsOf, together } from './book.rules.js';
import type { StatementRow } from './statement-columns.table.js';

/** What a driver earned, read from the books. */
@Injectable()
export class StatementService {
  constructor(
    private readonly books: BookRepository,
    private readonly rides: RideRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws request/invalid for no day or more than 366. */
  async show(person: Person, query: PeriodQuery): Promise<StatementView> {
    const { from, to } = periodOf(query, this.clock.now());
    const books = await this.books.ofDriver(person.id, from, to);
    const days = await Promise.all(books.map((book) => this.view(book, from === to)));
    const closed = days.filter(({ closedAt }) => closedAt !== null);
    return { from, to, totals: together(closed.map(({ sums }) => sums)), days };
  }

  /** Its transfers, a day at a time. Throws as `show`. */
  async *rows(person: Person, query: PeriodQuery): AsyncGenerator<StatementRow[]> {
    const { from, to } = periodOf(query, this.clock.now());
    for (const book of await this.books.ofDriver(person.id, from, to)) {
      const { day, closedAt, digest, lines = [] } = await this.view(book, true);
      yield lines.map((line) => ({ ...line, day, isClosed: closedAt !== null, digest: digest ?? '' }));
    }
  }

  private async view(book: StoredBook, hasLines: boolean): Promise<StatementDay> {
    const { day, closedAt, digest, transfers } = book;
    const view = { day, closedAt: closedAt?.toISOString() ?? null, digest, sums: sumsOf(book) };
    if (!hasLines) return view;
    const marked = await this.underReview(transfers.map(({ rideId }) => rideId));
    return { ...view, lines: transfers.map((transfer) => lineOf(transfer, marked.has(transfer.rideId))) };
  }

  /** Rides that are under review or left out: they are in the books, and marked. */
  private async underReview(rideIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rides = await this.rides.findAll([...new Set(rideIds)]);
    const marked = rides.filter(({ review }) => review && LEFT_OUT_STATES.includes(review.state));
    return new Set(marked.map(({ _id }) => _id.toString()));
  }
}
