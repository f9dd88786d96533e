import { VEHICLE } from '../../testing/samples';
import { digitsOfNumber, registrationStepOf } from './registration.rules';

const WITHOUT_PROFILE = { ...VEHICLE, driver: null };

describe('the step of a registration', () => {
  it('without a vehicle is the vehicle form', () => {
    expect(registrationStepOf([])).toEqual({ kind: 'vehicle' });
  });

  it('with a vehicle that has no profile is the driver form for that vehicle', () => {
    expect(registrationStepOf([WITHOUT_PROFILE])).toEqual({ kind: 'driver', vehicle: VEHICLE._id });
  });

  it('with a profile of any vehicle is waiting for the role', () => {
    expect(registrationStepOf([VEHICLE])).toEqual({ kind: 'role' });
    expect(registrationStepOf([WITHOUT_PROFILE, VEHICLE])).toEqual({ kind: 'role' });
  });
});

it.each([
  ['11-1234', '111234'],
  ['১১-১২৩৪', '111234'],
  ['11 ', '11'],
  ['গ', ''],
])('the number %j of a plate has the digits %j', (typed, digits) => {
  expect(digitsOfNumber(typed)).toBe(digits);
});
