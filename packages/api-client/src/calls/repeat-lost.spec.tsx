import { authRoutes, rideRoutes } from '@pothik/contracts/routes';
import { ApiRefusal, NetworkFailure } from '../refusals/refusal';
import { repeatLost } from './repeat-lost';

const lost = new NetworkFailure(new TypeError('Failed to fetch'));

/** A call that fails with each of these in turn, then succeeds. */
function failing(...failures: Error[]) {
  const tries: number[] = [];
  const make = async () => {
    const failure = failures[tries.length];
    tries.push(tries.length + 1);
    if (failure) throw failure;
    return 'done';
  };
  return { tries, make };
}

afterEach(() => jest.restoreAllMocks());

describe('a command whose answer was lost', () => {
  it('is sent once more', async () => {
    const { tries, make } = failing(lost);
    expect(await repeatLost(rideRoutes.updateStatus, make)).toBe('done');
    expect(tries).toEqual([1, 2]);
  });

  it('is sent no third time', async () => {
    const { tries, make } = failing(lost, lost);
    await expect(repeatLost(rideRoutes.updateStatus, make)).rejects.toBe(lost);
    expect(tries).toEqual([1, 2]);
  });

  it('is not sent again without a network, if it was refused, or if it takes a code once', async () => {
    const refused = new ApiRefusal({ status: 409, code: 'x', message: '', fields: [], retryAfterSeconds: undefined });
    await expect(repeatLost(rideRoutes.updateStatus, failing(refused).make)).rejects.toBe(refused);
    await expect(repeatLost(authRoutes.verifyCode, failing(lost).make)).rejects.toBe(lost);
    await expect(repeatLost(rideRoutes.currentRide, failing(lost).make)).rejects.toBe(lost);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(repeatLost(rideRoutes.updateStatus, failing(lost).make)).rejects.toBe(lost);
  });
});
