import { withLimits } from './rate-limits.rules.js';

describe('RATE_LIMITS=off has an effect on this machine alone', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])('it stays for %s', (publicUrl) => {
    expect(withLimits({ RATE_LIMITS: 'off', SESSION_KEYS: 's' }, publicUrl)).toEqual({
      RATE_LIMITS: 'off',
      SESSION_KEYS: 's',
    });
  });

  it.each(['https://pothik.example', 'http://10.0.0.7', 'http://localhost.example'])(
    'it is left out for %s',
    (publicUrl) => {
      expect(withLimits({ RATE_LIMITS: 'off', SESSION_KEYS: 's' }, publicUrl)).toEqual({ SESSION_KEYS: 's' });
    },
  );
});
