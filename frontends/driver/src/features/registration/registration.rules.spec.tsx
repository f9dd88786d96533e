import { VEHICLE } from '../../testing/samples';
import { registrationStepOf } from './registration.rules';

const WITHOUT_PROFILE = { ...VEHICLE, driver: null };

describe('where a registration stands', () => {
  it('without a vehicle at the vehicle', () => {
    expect(registrationStepOf([])).toEqual({ kind: 'vehicle' });
  });

  it('with a vehicle that has no profile at the driver form, for that vehicle', () => {
    expect(registrationStepOf([WITHOUT_PROFILE])).toEqual({ kind: 'driver', vehicle: VEHICLE._id });
  });

  it('with a profile of any vehicle at the role, which alone is awaited', () => {
    expect(registrationStepOf([VEHICLE])).toEqual({ kind: 'role' });
    expect(registrationStepOf([WITHOUT_PROFILE, VEHICLE])).toEqual({ kind: 'role' });
  });
});
