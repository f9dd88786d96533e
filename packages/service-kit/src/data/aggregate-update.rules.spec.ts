import type { EventEnvelope } from '@pothik/contracts/platform';
import { aggregateUpdate, commandUpdate, STORED_COMMANDS } from './aggregate-update.rules.js';
import { isBsonEqual } from './bson-equal.js';

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
  aggregateUpdate(current, next, events, undefined, NOW, isBsonEqual);

describe('the update operators of a change', () => {
  it('set fields that differ by value, and increment the version', () => {
    const same = { places: [{ name: 'Farmgate' }], requestedAt: new Date(0) };
    expect(update({ ...current, ...same, status: 'ACCEPTED' })).toEqual({
      $set: { status: 'ACCEPTED', updatedAt: NOW },
      $inc: { version: 1 },
    });
  });

  it('unset a field that is missing or undefined', () => {
    const { note: _note, ...without } = current;
    expect(update({ ...without, fare: undefined })).toMatchObject({ $unset: { note: 1, fare: 1 } });
  });

  it('never set a field that belongs to the store', () => {
    expect(update({ ...current, version: 99, pendingEvents: [], commands: [] })).toEqual({
      $set: { updatedAt: NOW },
      $inc: { version: 1 },
    });
  });

  it('append the events, count them, and mark since when they are pending', () => {
    expect(update(current, [event, event])).toEqual({
      $set: { updatedAt: NOW, pendingSince: NOW },
      $inc: { version: 1, eventSequence: 2 },
      $push: { pendingEvents: { $each: [event, event] } },
    });
  });

  it('append the command to the last ones', () => {
    const appended = { commands: { $each: [command], $slice: -STORED_COMMANDS } };
    expect(aggregateUpdate(current, current, [], command, NOW, isBsonEqual)).toMatchObject({ $push: appended });
    expect(commandUpdate(command)).toEqual({ $push: appended });
  });
});
