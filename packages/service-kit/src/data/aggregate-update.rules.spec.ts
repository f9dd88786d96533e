import type { EventEnvelope } from '@pothik/contracts/platform';
import { Types } from 'mongoose';
import { aggregateUpdate, changedDocument, commandUpdate, STORED_COMMANDS } from './aggregate-update.rules.js';
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
    expect(commandUpdate(command)).toEqual({ $inc: { version: 1 }, $push: appended });
  });
});

describe('the document that a change leaves', () => {
  const stored = {
    ...current,
    _id: new Types.ObjectId(),
    eventSequence: 4,
    pendingEvents: [],
    commands: Array.from({ length: STORED_COMMANDS }, (_, index) => ({ id: `${index}`, inputHash: '' })),
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };

  it('has the next fields, without undefined ones, and those of the store continued', () => {
    const next = { ...stored, fare: undefined, status: 'ACCEPTED', version: 99, eventSequence: 99 };
    const { fare: _fare, ...others } = stored;
    expect(changedDocument(stored as never, next as never, [event], command, NOW)).toEqual({
      ...others,
      status: 'ACCEPTED',
      version: 4,
      eventSequence: 5,
      pendingEvents: [event],
      pendingSince: NOW,
      commands: [...stored.commands.slice(1), command],
      updatedAt: NOW,
    });
  });
});
