import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RidesModule } from '../rides/index.js';
import { BookClosing } from './book.closing.js';
import { BookConsumer } from './book.consumer.js';
import { BOOK, bookSchema } from './book.model.js';
import { BookRepository } from './book.repository.js';
import { BookService } from './book.service.js';
import { StatementController } from './statement.controller.js';
import { StatementService } from './statement.service.js';

/** The ledger. Nothing outside this folder knows an account: it reads what happened to payments. */
@Module({
  imports: [RidesModule, MongooseModule.forFeature([{ name: BOOK, schema: bookSchema }])],
  controllers: [BookConsumer, StatementController],
  providers: [BookService, BookRepository, BookClosing, StatementService],
})
export class BooksModule {}
