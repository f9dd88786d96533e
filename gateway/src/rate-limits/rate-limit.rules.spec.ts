import { authHttp } from '@pothik/contracts/auth';
import { rideHttp } from '@pothik/contracts/ride';
import { limitsOf } from './rate-limit.rules.js';

describe('what a call is counted against', () => {
  it('counts log-ins per address: 300 in 15 minutes', () => {
    expect(limitsOf(authHttp.login, '10.0.0.1', undefined)).toEqual([
      { key: 'rate:POST /auth/login:10.0.0.1', maximum: 300, windowMs: 900_000 },
    ]);
  });

  it('counts the calls of a person: 300 a minute', () => {
    expect(limitsOf(rideHttp.book, '10.0.0.1', 'p')).toEqual([
      { key: 'rate:person:p', maximum: 300, windowMs: 60_000 },
    ]);
  });

  it('never limits SOS away', () => {
    expect(limitsOf(rideHttp.sendSos, '10.0.0.1', 'p')).toEqual([]);
  });
});
