import type { LiveDriver } from '@pothik/contracts/driver';
import { identifier } from '../../testing/samples';
import { countsOf, marksOf, shownDrivers } from './live-drivers.rules';

const NOW = '2026-11-02T06:02:00.000Z';
const FRESH = '2026-11-02T06:01:30.000Z';
const OLD = '2026-11-02T06:00:59.000Z';
const POINT = { lat: 23.75, lng: 90.39 };
const driver = (fields: Partial<LiveDriver> = {}): LiveDriver => ({
  _id: identifier(2),
  name: 'Rafiqul Islam',
  vehicleType: 'CNG',
  state: 'FREE',
  point: POINT,
  at: FRESH,
  ...fields,
});
const silent = (): LiveDriver => {
  const { point: _point, at: _at, ...rest } = driver();
  return rest;
};
const answer = (...drivers: LiveDriver[]) => ({ drivers, now: NOW, notShown: 0 });

describe('a driver on the live map', () => {
  it('is stale when the position is older than a minute, by the clock of the platform', () => {
    expect(shownDrivers(answer(driver()))[0]?.shown).toBe('FREE');
    expect(shownDrivers(answer(driver({ state: 'ON_RIDE', at: OLD })))[0]?.shown).toBe('STALE');
  });

  it('who tells nothing any more stays, stale, where they were last seen', () => {
    const before = shownDrivers(answer(driver({ at: OLD })));
    expect(shownDrivers(answer(silent()), before)[0]).toMatchObject({ shown: 'STALE', point: POINT, at: OLD });
  });

  it('whose place was never known is stale and not on the map', () => {
    const shown = shownDrivers(answer(silent()));
    expect(countsOf(shown)).toMatchObject({ STALE: 1, FREE: 0 });
    expect(marksOf(shown)).toEqual([]);
  });

  it('who went OFFLINE is gone', () => {
    expect(shownDrivers(answer(), shownDrivers(answer(driver())))).toEqual([]);
  });

  it('is marked with vehicle and state', () => {
    expect(marksOf(shownDrivers(answer(driver())))).toEqual([
      { id: identifier(2), point: POINT, state: 'FREE', vehicleType: 'CNG' },
    ]);
  });
});
