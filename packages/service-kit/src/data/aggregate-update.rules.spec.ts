import type { EventEnvelope } from '@pothik/contracts/platform';
import { aggregateUpdate, commandUpdate, KEPT_COMMANDS } from './aggregate-update.rules.js';
import { isSameStored } from './same-stored.js';

const NOW = new Date('2026-11-02T06:00:00.000Z');
const current = {
  version: 3,
  status: 'REQUESTED',
  fare: 220,
  places: [{ name: 'Farmgate' }],
  requestedAt: new Date(0),
  note: 'by the gate',
};
const event = { id: 'event' } as EventEnvelope;
const command = { id: 'rider|ride.book|key', inputHash: 'hash' };
const update = (next: object, events: EventEnvelope[] = []) =>
  aggregateUpdate(current, next, events, undefined, NOW, isSameStored);

describe('one change as operators', () => {
  it('sets what differs, by value, and counts the version', () => {
    const same = { places: [{ name: 'Farmgate' }], requestedAt: new Date(0) };
    expect(update({ ...current, ...same, status: 'ACCEPTED' })).toEqual({
      $set: { status: 'ACCEPTED', updatedAt: NOW },
      $inc: { version: 1 },
    });
  });

  it('unsets a field that is gone, or undefined', () => {
    const { note: _note, ...without } = current;
    expect(update({ ...without, fare: undefined })).toMatchObject({ $unset: { note: 1, fare: 1 } });
  });

  it('never writes by a field what the store alone writes', () => {
    expect(update({ ...current, version: 99, pendingEvents: [], commands: [] })).toEqual({
      $set: { updatedAt: NOW },
      $inc: { version: 1 },
    });
  });

  it('appends its events, counts them, and marks since when they wait', () => {
    expect(update(current, [event, event])).toEqual({
      $set: { updatedAt: NOW, pendingSince: NOW },
      $inc: { version: 1, eventSequence: 2 },
      $push: { pendingEvents: { $each: [event, event] } },
    });
  });

  it('remembers its command beside the last ones', () => {
    const kept = { commands: { $each: [command], $slice: -KEPT_COMMANDS } };
    expect(aggregateUpdate(current, current, [], command, NOW, isSameStored)).toMatchObject({ $push: kept });
    expect(commandUpdate(command)).toEqual({ $push: kept });
  });
});
