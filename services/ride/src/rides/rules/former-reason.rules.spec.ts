import { explanationOf } from './former-reason.rules.js';

it('the system’s step is explained by its cause', () => {
  expect(explanationOf({ by: 'SYSTEM', cause: 'unanswered', reason: '' })).toEqual({ reason: '', cause: 'unanswered' });
});

it.each([
  ['The driver did not answer in time', 'unanswered'],
  ['The driver took another ride', 'took-another-ride'],
  ['The driver is not available any more', 'driver-suspended'],
  ['The rider is not available any more', 'account-deleted'],
  ['The rider was not picked up in time', 'not-picked-up'],
  ['The ride lasted longer than 24 hours', 'too-long'],
] as const)('a ride stored without causes gets one from its reason: %s', (reason, cause) => {
  expect(explanationOf({ by: 'SYSTEM', reason })).toEqual({ reason: '', cause });
});

it('a person’s reason is returned unchanged, whatever it says', () => {
  const reason = 'The driver took another ride';
  expect(explanationOf({ by: 'RIDER', reason })).toEqual({ reason });
});

it('an unknown reason of the system is returned unchanged', () => {
  expect(explanationOf({ by: 'SYSTEM', reason: 'Imported' })).toEqual({ reason: 'Imported' });
});
