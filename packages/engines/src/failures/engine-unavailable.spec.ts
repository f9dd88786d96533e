import { mongo } from 'mongoose';
import { EngineUnavailable, isEngineAway } from './engine-unavailable.js';

/** The driver's errors of its pool of connections; it exports none of them from its door. */
const poolErrors: Record<string, new (pool: object) => Error> = jest.requireActual('mongodb/lib/cmap/errors.js');
const POOL = { address: '127.0.0.1:27017', serverError: new Error('ECONNREFUSED'), closed: true };

describe('the database is away', () => {
  it.each(Object.entries(poolErrors))('when the driver says %s', (_name, PoolError) => {
    expect(isEngineAway(new PoolError(POOL))).toBe(true);
  });

  it.each([
    new mongo.MongoNetworkError('connection 3 to 127.0.0.1:27017 closed'),
    new mongo.MongoServerSelectionError('no server', {} as never),
    new mongo.MongoNotConnectedError('Client must be connected'),
    new mongo.MongoTopologyClosedError('Topology is closed'),
  ])('when the driver says %s', (error) => {
    expect(isEngineAway(error)).toBe(true);
  });

  /** What Node throws, and the driver passes on as it is, when a command meets a connection that has just ended. */
  it.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED'])('when a socket says %s', (code) => {
    expect(isEngineAway(Object.assign(new Error('This socket has been ended by the other party'), { code }))).toBe(
      true,
    );
  });

  it('also when that is the cause of what is said', () => {
    const cause = new mongo.MongoNetworkError('closed');
    expect(isEngineAway(new Error('The write failed.', { cause }))).toBe(true);
    expect(isEngineAway(new EngineUnavailable('redis', cause))).toBe(true);
  });

  it('but not when the database answered that it will not', () => {
    expect(isEngineAway(new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11_000 }))).toBe(false);
    expect(isEngineAway(new TypeError('no such fare'))).toBe(false);
  });
});
