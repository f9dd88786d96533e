import { Types } from 'mongoose';
import { copyOf, madeUpId, requestedAt } from './copied-ride.rules.mjs';

const UNTIL = new Date('2026-11-02T06:00:00.000Z');
const DAY_MS = 24 * 3_600_000;

it('made-up ids differ by kind and number, and have the length of stored ones', () => {
  const ids = [madeUpId('a', 1), madeUpId('a', 10), madeUpId('b', 1)];
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => Types.ObjectId.isValid(id) && id.length === 24)).toBe(true);
});

it('rides are spread evenly over 366 days, however many there are', () => {
  const ofMany = Array.from({ length: 3_660 }, (_, number) => requestedAt(number, 3_660, UNTIL).getTime());
  expect(ofMany[0]).toBe(UNTIL.getTime() - 366 * DAY_MS);
  expect(ofMany.filter((at) => at >= UNTIL.getTime() - 30 * DAY_MS)).toHaveLength(300);
  expect(requestedAt(9, 10, UNTIL)).toEqual(new Date(UNTIL.getTime() - 36.6 * DAY_MS));
});

it('a copied document has other people and another time, everywhere in it, and is alike otherwise', () => {
  const [rider, other] = [madeUpId('d', 1), madeUpId('a', 7)];
  const ride = {
    _id: new Types.ObjectId(rider),
    riderId: rider,
    note: '',
    fare: 250,
    code: null,
    acceptedAt: UNTIL,
    keys: ['4821', 'constructor'],
    history: [{ personId: rider, at: UNTIL, reason: '' }],
  };
  const later = new Date(UNTIL.getTime() + DAY_MS);
  const words = new Map([
    [rider, other],
    ['4821', '0007'],
  ]);
  expect(copyOf(ride, { laterMs: DAY_MS, words })).toEqual({
    ...ride,
    _id: new Types.ObjectId(other),
    riderId: other,
    acceptedAt: later,
    keys: ['0007', 'constructor'],
    history: [{ personId: other, at: later, reason: '' }],
  });
});
