import { mongo } from 'mongoose';
import { isDiskFull } from './disk-full.js';
import { isEngineUnavailable } from './engine-unavailable.js';

const coded = (code: unknown, message = 'refused') => Object.assign(new Error(message), { code });
const refused = new mongo.MongoServerError({ message: 'database or disk is full', code: 14_031 });

describe('a disk is full', () => {
  it.each([
    ['the database refuses a write', refused],
    ['it refuses one of several', Object.assign(new Error('bulk'), { writeErrors: [{ err: { code: 14_031 } }] })],
    ['it says so in its answer', Object.assign(new Error('bulk'), { errorResponse: { code: 14_031 } })],
    ['WiredTiger cannot extend a file', coded(8, 'WT_SESSION.insert: No space left on device')],
    ['the file system refuses a file', coded('ENOSPC')],
    ['a quota is used up', coded('EDQUOT')],
    ['the object store refuses an image', coded('XMinioStorageFull')],
    ['the broker cannot store', Object.assign(new Error('disk error'), { type: 'KAFKA_STORAGE_ERROR' })],
    ['Redis cannot save', new Error('MISCONF Redis is configured to save RDB snapshots, but it is unable to')],
    ['one of these caused the failure', new Error('The write failed.', { cause: refused })],
  ])('when %s', (_case, error) => {
    expect([isDiskFull(error), isEngineUnavailable(error)]).toEqual([true, true]);
  });

  it('but not when the database refused for another reason, nor for a bug', () => {
    expect([coded(11_000), new TypeError('no such fare'), 'text', undefined].map((error) => isDiskFull(error))).toEqual(
      [false, false, false, false],
    );
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    expect(isDiskFull(circle)).toBe(false);
  });
});
