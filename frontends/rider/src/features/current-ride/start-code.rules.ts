import type { RideView } from '@pothik/contracts/ride';

type CodeState = Pick<RideView, 'rideStatus' | 'fare' | 'startCode' | 'codeTriesLeft'>;

/** After five wrong codes only the rider can unlock the ride, by renewing the code. */
export const isCodeLocked = ({ rideStatus, codeTriesLeft }: CodeState): boolean =>
  rideStatus === 'ACCEPTED' && codeTriesLeft === 0;

/** The code is shown together with the fare it agrees to: while ACCEPTED, once the fare is set, unless it is locked. */
export const showsCode = <Ride extends CodeState>(ride: Ride): ride is Ride & { startCode: string } =>
  ride.rideStatus === 'ACCEPTED' && ride.fare !== null && ride.startCode !== undefined && !isCodeLocked(ride);
