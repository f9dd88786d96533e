import type { RideView } from '@pothik/contracts/ride';
import { privacyFindings } from './privacy.rules.js';
import { completedRide, viewer } from './sample-run.js';

const [rider, driver, stranger, administrator] = [
  viewer('rider', 'RIDER'),
  viewer('driver', 'DRIVER'),
  viewer('stranger', 'RIDER'),
  viewer('administrator', 'ADMIN'),
];

describe('who may see a code, a phone and a plate', () => {
  const phone = '01712345678';
  const accepted: RideView = { ...completedRide('ride-1', 10), rideStatus: 'ACCEPTED', startCode: '123456' };
  const engaged = { ...completedRide('ride-1', 10), rideStatus: 'IN TRANSIT' as const };
  const withPhone = (one: RideView): RideView => ({ ...one, user: { ...one.user, phone } });
  const ended = completedRide('ride-1', 10);
  const withPlate = { ...ended, driver: { ...ended.driver, vehicle: { vehicleLicense: 'DM-123' } } };
  const { startCode: _code, ...withoutCode } = accepted;

  it('gives no finding for those who may see them', () => {
    expect(privacyFindings(rider, { data: withPhone(accepted) })).toEqual([]);
    expect(privacyFindings(driver, { data: { data: [withPhone(withoutCode)] } })).toEqual([]);
    expect(privacyFindings(administrator, { data: withPhone(withoutCode) })).toEqual([]);
    expect(privacyFindings(administrator, { data: withPlate })).toEqual([]);
    expect(privacyFindings(rider, { data: { _id: 'rider', role: 'RIDER', email: 'a@b.test', phone } })).toEqual([]);
    expect(privacyFindings(driver, { data: [{ licenseNumber: 'DK1', user: { _id: 'driver', phone } }] })).toEqual([]);
    expect(privacyFindings(rider, { meta: { totalFare: 123456 } })).toEqual([]);
  });

  it.each([
    ['the driver is shown the code', driver, accepted],
    ['the administrator is shown the code', administrator, accepted],
    ['the code outlives its ride', rider, { ...engaged, startCode: '123456' }],
    ['the code is part of a sentence', driver, { message: 'The code is 123456.' }],
    ['the code is a number of another name', driver, { ...withoutCode, rideOtp: 123456 }],
    ['a phone stays after the end', driver, withPhone(completedRide('ride-1', 10))],
    ['a phone is shown before the acceptance', driver, withPhone({ ...withoutCode, rideStatus: 'REQUESTED' })],
    ['a plate stays after the end', rider, withPlate],
    ['a card carries a phone', rider, [{ _id: 'profile', user: { _id: 'driver', phone } }]],
    ['a card carries an e-mail', rider, [{ _id: 'profile', user: { _id: 'driver', email: 'karim@story.test' } }]],
    ['a card carries a plate', rider, [{ vehicle: { vehicleLicense: 'DM-123' } }]],
    ['somebody else’s profile is open', driver, { licenseNumber: 'DK1', user: { _id: 'other', phone } }],
    ['a stranger sees a ride', stranger, withoutCode],
    ['the driver sees who else was asked', driver, { ...withoutCode, asking: { asked: [], waiting: 1 } }],
  ])('finds: %s', (_what, who, shown) => {
    expect(privacyFindings(who, { data: shown })).not.toEqual([]);
  });
});
