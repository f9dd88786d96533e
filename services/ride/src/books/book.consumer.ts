import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { BookService } from './book.service.js';

type PaymentChanged = EventOf<typeof rideEvents.paymentChanged>;

@Controller()
export class BookConsumer {
  constructor(private readonly books: BookService) {}

  @EventPattern(rideEvents.paymentChanged.type)
  async bookPaymentChange(@Payload() { payload }: PaymentChanged): Promise<void> {
    await this.books.book(payload);
  }
}
