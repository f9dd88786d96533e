import { causeCodeOf } from './cause-code.rules.js';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('wrapped', { cause }), { code });

describe('the code of an error’s cause', () => {
  it('is that of the innermost error that has one', () => {
    const error = new Error('auth cannot be reached', { cause: withCode('FST_REPLY_FROM', withCode('ECONNRESET')) });
    expect(causeCodeOf(error)).toBe('ECONNRESET');
    expect(causeCodeOf(withCode('ECONNRESET', new Error('without a code')))).toBe('ECONNRESET');
  });

  it('is unknown without one, and for errors that wrap each other', () => {
    expect(causeCodeOf(new TypeError('a bug'))).toBeUndefined();
    expect(causeCodeOf(undefined)).toBeUndefined();
    const circle = new Error('first');
    circle.cause = new Error('second', { cause: circle });
    expect(causeCodeOf(circle)).toBeUndefined();
  });
});
