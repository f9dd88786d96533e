import { DECLINED, isDeclined } from './declined.rules.js';

describe('a request is declined', () => {
  it('by a service that sets the header, and by a server that closes', () => {
    expect(isDeclined(503, { [DECLINED]: 'yes', 'retry-after': '1' })).toBe(true);
    expect(isDeclined(503, { connection: 'close' })).toBe(true);
  });

  it('not by a service that started it, nor by any other response', () => {
    expect(isDeclined(503, { 'retry-after': '2' })).toBe(false);
    expect(isDeclined(200, {})).toBe(false);
    expect(isDeclined(500, { [DECLINED]: 'yes' })).toBe(false);
  });
});
