import { mongo } from 'mongoose';
import { EngineUnavailable, isEngineUnavailable } from './engine-unavailable.js';

/** The driver's errors of its pool of connections; its package exports none of them. */
const poolErrors: Record<string, new (pool: object) => Error> = jest.requireActual('mongodb/lib/cmap/errors.js');
const POOL = { address: '127.0.0.1:27017', serverError: new Error('ECONNREFUSED'), closed: true };

describe('the database is unavailable', () => {
  it.each(Object.entries(poolErrors))('when the driver throws %s', (_name, PoolError) => {
    expect(isEngineUnavailable(new PoolError(POOL))).toBe(true);
  });

  it.each([
    new mongo.MongoNetworkError('connection 3 to 127.0.0.1:27017 closed'),
    new mongo.MongoServerSelectionError('no server', {} as never),
    new mongo.MongoNotConnectedError('Client must be connected'),
    new mongo.MongoTopologyClosedError('Topology is closed'),
  ])('when the driver says %s', (error) => {
    expect(isEngineUnavailable(error)).toBe(true);
  });

  /** Thrown by Node, and passed on by the driver, when a command meets a connection that has just ended. */
  it.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED'])('when a socket throws %s', (code) => {
    expect(
      isEngineUnavailable(Object.assign(new Error('This socket has been ended by the other party'), { code })),
    ).toBe(true);
  });

  it('also when that is the cause of the error', () => {
    const cause = new mongo.MongoNetworkError('closed');
    expect(isEngineUnavailable(new Error('The write failed.', { cause }))).toBe(true);
    expect(isEngineUnavailable(new EngineUnavailable('redis', cause))).toBe(true);
  });

  it('but not when the database answered with a refusal', () => {
    expect(isEngineUnavailable(new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11_000 }))).toBe(
      false,
    );
    expect(isEngineUnavailable(new TypeError('no such fare'))).toBe(false);
  });
});
