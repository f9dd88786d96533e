import { BOOKING_PARTS, type Booking } from '@pothik/contracts/ride';
import { FREE_DRIVER, OTHER_DRIVER, POINTS, WRITTEN } from '../../testing/sample-ride';
import { attemptOf, isGone, shownDrivers } from './booking.rules';

const list = (drivers: (typeof FREE_DRIVER)[], total = drivers.length) => ({ data: drivers, meta: { total } });

describe('a chosen driver is gone when a list that must contain them does not', () => {
  it.each([
    ['missing from the whole list', list([OTHER_DRIVER]), { searchTerm: '' }, true],
    ['still there', list([FREE_DRIVER]), { searchTerm: '' }, false],
    ['left out by another vehicle type', list([OTHER_DRIVER]), { searchTerm: '', vehicleType: 'CNG' as const }, false],
    ['missing among their own vehicle type', list([]), { searchTerm: '', vehicleType: 'CAR' as const }, true],
    ['left out by a search', list([OTHER_DRIVER]), { searchTerm: 'Sumaiya' }, false],
    ['perhaps on the part that is not listed', list([OTHER_DRIVER], 40), { searchTerm: '' }, false],
  ])('%s', (_case, drivers, filter, gone) => {
    expect(isGone(FREE_DRIVER, drivers, filter)).toBe(gone);
  });

  it('a filter does not hide the chosen driver', () => {
    expect(shownDrivers(FREE_DRIVER, [OTHER_DRIVER])).toEqual([FREE_DRIVER, OTHER_DRIVER]);
    expect(shownDrivers(FREE_DRIVER, [FREE_DRIVER])).toEqual([FREE_DRIVER]);
  });
});

describe('a booking that got no answer', () => {
  const booking: Booking = { ...WRITTEN, ...POINTS, driver: FREE_DRIVER._id };
  const before = { booking, key: 'before' };
  const newKey = () => 'new';

  it('is repeated under the same key', () => {
    expect(attemptOf(structuredClone(booking), before, newKey)).toBe(before);
  });

  it.each(BOOKING_PARTS)('gets another key once its %s has changed', (part) => {
    const changed = { ...booking, [part]: 'changed' };
    expect(attemptOf(changed, before, newKey)).toEqual({ booking: changed, key: 'new' });
  });

  it.each(['pickupPoint', 'dropPoint'] as const)('gets another key once its %s has changed or is gone', (name) => {
    const { [name]: _point, ...without } = booking;
    expect(attemptOf(without, before, newKey).key).toBe('new');
    expect(attemptOf({ ...booking, [name]: { lat: 23.8, lng: 90.41 } }, before, newKey).key).toBe('new');
  });
});
