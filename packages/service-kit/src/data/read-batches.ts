/** How many documents a long list reads at once. */
export const LIST_BATCH = 200;

/** A cursor of a query or an aggregation. */
interface ReadCursor<Row> {
  next(): Promise<Row | null>;
  close(): Promise<unknown>;
}

/** Everything that a cursor finds, in batches. Closes the cursor, also when its reader stops or fails. */
export async function* readBatches<Row>(cursor: ReadCursor<Row>): AsyncGenerator<Row[]> {
  try {
    let batch: Row[] = [];
    for (let row = await cursor.next(); row !== null; row = await cursor.next()) {
      batch.push(row);
      if (batch.length < LIST_BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    await cursor.close();
  }
}
