import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { dhakaDay, type Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import type { FastifyReply } from 'fastify';
import { disconnectSignal } from '../http/disconnect-signal.js';
import type { CsvColumn } from './csv-columns.js';
import { BYTE_ORDER_MARK, csvLines } from './csv-text.js';

export interface CsvFile<Row> {
  /** Of the file, without day and ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  language: Language;
  /** Read only as fast as the caller reads, and ended when the caller leaves. */
  batches: AsyncIterable<readonly Row[]>;
}

/** Answers with a list as a CSV file, batch by batch: the whole of it is never in memory. */
@Injectable()
export class CsvAnswer {
  constructor(private readonly clock: Clock) {}

  /**
   * Resolves when everything is written. What fails before the first batch is refused as in any call; later the connection
   * ends, so that nobody takes a part for the whole.
   */
  async send<Row>(reply: FastifyReply, file: CsvFile<Row>): Promise<void> {
    const { raw } = reply;
    const begin = () => {
      reply.hijack();
      raw.writeHead(200, headersOf(`${file.name}-${dhakaDay(this.clock.now())}.csv`));
    };
    // Nobody reads the rows of a HEAD.
    if (reply.request.method === 'HEAD') begin();
    else {
      const left = disconnectSignal(raw);
      for await (const text of partsOf(file)) {
        left.throwIfAborted();
        if (!raw.headersSent) begin();
        // Resolves when the caller takes more.
        if (!raw.write(text)) await once(raw, 'drain', { signal: left });
      }
      left.throwIfAborted();
    }
    raw.end();
  }
}

/** The text of the file: the headings with the first batch, or alone; then the other batches. */
async function* partsOf<Row>({ columns, language, batches }: CsvFile<Row>): AsyncGenerator<string> {
  let headings = BYTE_ORDER_MARK + csvLines([columns.map((column) => column[language])]);
  for await (const batch of batches) {
    yield headings + csvLines(batch.map((row) => columns.map(({ cell }) => cell(row, language))));
    headings = '';
  }
  if (headings !== '') yield headings;
}

const headersOf = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-disposition': `attachment; filename="${fileName}"`,
});
