import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { envelopesOf } from './next-events.rules.js';

const definition = { type: 'ride.fare-set', version: 2, payload: z.object({ fare: z.int() }) };
const origin = {
  documentId: 'ride-1',
  sequence: 4,
  occurredAt: new Date('2026-11-02T06:00:00.000Z'),
  actor: { kind: 'system' } as const,
  correlationId: 'correlation',
  newId: randomUUID,
};

describe('the envelopes of new events', () => {
  it('continue the numbers of their document, whatever aggregate they name', () => {
    const envelopes = envelopesOf(
      [
        { definition, payload: { fare: 200 } },
        { definition, payload: { fare: 220 }, aggregateId: 'driver-1' },
      ],
      origin,
    );
    expect(envelopes.map(({ aggregateId, aggregateVersion }) => [aggregateId, aggregateVersion])).toEqual([
      ['ride-1', 5],
      ['driver-1', 6],
    ]);
    expect(new Set(envelopes.map(({ id }) => id)).size).toBe(2);
  });

  it('are plain JSON: no undefined, no dates', () => {
    const [envelope] = envelopesOf([{ definition, payload: { fare: 200 } }], { ...origin, traceparent: undefined });
    expect(envelope).not.toHaveProperty('traceparent');
    expect(envelope?.occurredAt).toBe('2026-11-02T06:00:00.000Z');
  });

  it('carry the payload as its schema parses it, and throw when it is invalid', () => {
    const [envelope] = envelopesOf([{ definition, payload: { fare: 200, secret: 'code' } }], origin);
    expect(envelope?.payload).toEqual({ fare: 200 });
    expect(() => envelopesOf([{ definition, payload: { fare: 'many' } }], origin)).toThrow(z.ZodError);
  });
});
