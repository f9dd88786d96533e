import { isRedisUnavailable, reconnectPauseMs, withoutArguments } from './redis-answer.rules.js';

const answer = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

it('pauses 100 ms before the second attempt, and never longer than 1 s', () => {
  expect([1, 2, 9, 10, 11, 10_000].map(reconnectPauseMs)).toEqual([100, 200, 900, 1_000, 1_000, 1_000]);
});

it.each([
  new Error('Command timed out'),
  new Error("Stream isn't writeable and enableOfflineQueue options is false"),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  answer('LOADING Redis is loading the dataset in memory'),
  answer('MASTERDOWN Link with MASTER is down'),
  answer('OOM command not allowed when used memory > maxmemory'),
])('is away: %s', (error) => {
  expect(isRedisUnavailable(error)).toBe(true);
});

it.each([
  answer('WRONGTYPE Operation against a key holding the wrong kind of value'),
  answer('ERR value is not an integer or out of range'),
])('is there, and we are wrong: %s', (error) => {
  expect(isRedisUnavailable(error)).toBe(false);
});

describe('what may be logged of an error', () => {
  it('is its name, message and stack, and the command without its arguments', () => {
    const refused = answer('WRONGPASS invalid username-password pair');
    const command = { name: 'hello', args: ['3', 'AUTH', 'pothik', 'S3cret!pass'] };
    const told = withoutArguments(Object.assign(refused, { command })) as Error;
    expect(told).toMatchObject({
      name: 'ReplyError',
      message: refused.message,
      stack: refused.stack,
      command: 'hello',
    });
    expect(JSON.stringify(told)).not.toContain('S3cret!pass');
  });

  it('is the error itself when it carries no command', () => {
    const lost = new Error('Connection is closed.');
    expect(withoutArguments(lost)).toBe(lost);
    expect(withoutArguments(undefined)).toBeUndefined();
  });
});
