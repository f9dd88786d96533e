import { isEngineUnavailable } from '@pothik/engines';
import { type Model, Types } from 'mongoose';
import type { AggregateDocument } from './aggregate-document.js';
import { PublishedEventRemoval } from './published-event-removal.js';

/** A model of which only the removals are asked. */
function modelAnswering(bulkWrite: () => Promise<unknown>): Model<AggregateDocument> {
  return { collection: { bulkWrite } } as unknown as Model<AggregateDocument>;
}

describe('The removal of published events', () => {
  it('gives up when it is never answered, and the next one is made', async () => {
    let sent = 0;
    const model = modelAnswering(() => {
      sent += 1;
      return sent === 1 ? new Promise(() => undefined) : Promise.resolve();
    });
    const removal = new PublishedEventRemoval(model, 20);
    removal.hurry(true);
    const id = new Types.ObjectId();
    const error = await removal.remove(id, 1).catch((reason: unknown) => reason);
    expect(isEngineUnavailable(error)).toBe(true);
    await removal.remove(id, 1);
    expect(sent).toBe(2);
  });
});
