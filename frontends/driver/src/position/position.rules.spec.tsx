import { driverWith } from '../testing/samples';
import { tellsPosition } from './position.rules';

it('a driver tells their position only while ONLINE, and only with consent', () => {
  const positionConsentAt = '2026-11-02T06:00:00.000Z';
  expect(tellsPosition(driverWith({ positionConsentAt }))).toBe(true);
  expect(tellsPosition(driverWith())).toBe(false);
  expect(tellsPosition(driverWith({ positionConsentAt, availabilityStatus: 'OFFLINE' }))).toBe(false);
});
