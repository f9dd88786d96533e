import { authRoutes, rideRoutes, userRoutes } from '@pothik/contracts/routes';
import { CALL_LIMITS, limitsOf, refreshLimits } from './limits.rules';

describe('the time limits of a call', () => {
  it('a read is tried twice, a command once', () => {
    expect(limitsOf(rideRoutes.currentRide, false, false)).toEqual(CALL_LIMITS.read);
    expect(limitsOf(rideRoutes.updateStatus, false, false)).toEqual(CALL_LIMITS.command);
  });

  it('short tries come first while the line is doubtful', () => {
    expect(limitsOf(rideRoutes.currentRide, false, true)).toEqual([...CALL_LIMITS.doubtfulRead, ...CALL_LIMITS.read]);
    expect(limitsOf(rideRoutes.updateStatus, false, true)[0]).toBe(CALL_LIMITS.doubtfulCommand[0]);
  });

  it('a command that takes a code once is never tried twice', () => {
    expect(limitsOf(authRoutes.verifyCode, false, true)).toHaveLength(1);
  });

  it('an upload has minutes', () => {
    expect(limitsOf(userRoutes.update, true, true)).toEqual(CALL_LIMITS.upload);
  });
});

it('a refresh on a doubtful line gives up two dead sockets soon: it may be repeated', () => {
  expect(refreshLimits(false)).toEqual(CALL_LIMITS.refresh);
  expect(refreshLimits(true)).toEqual([...CALL_LIMITS.doubtfulRefresh, ...CALL_LIMITS.refresh]);
});
