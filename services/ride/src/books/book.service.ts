import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { BookClosing } from './book.closing.js';
import { BookRepository } from './book.repository.js';
import { transferOf } from './transfer.rules.js';

/** Books what payments move. */
@Injectable()
export class BookService {
  constructor(
    private readonly books: BookRepository,
    private readonly closing: BookClosing,
  ) {}

  /** Books a change of a payment once, if it moves money. */
  async book(change: EventOf<typeof rideEvents.paymentChanged>['payload']): Promise<void> {
    const transfer = transferOf(change);
    if (transfer === undefined) return;
    const { driverId, driverUserId } = change;
    this.closing.hold(await this.books.post({ driverId, driverUserId }, transfer));
  }
}
