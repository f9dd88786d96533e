import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import type { CallOptions } from '../calls/exchange';
import { call } from '../session/call';
import type { RideAct } from './order-of-work.rules';

/** Makes the call of an act; an SOS answers no ride. @throws {ApiRefusal} {NetworkFailure} */
export async function performAct(rideId: string, act: RideAct, options: CallOptions): Promise<RideView | undefined> {
  switch (act.kind) {
    case 'sos':
      await call(rideRoutes.sendSos, { rideId }, options);
      return undefined;
    case 'arrived':
      return call(rideRoutes.tellArrival, { rideId }, options);
    case 'start-code':
      return call(rideRoutes.verifyCode, { rideId, otp: act.otp }, options);
    case 'in-transit':
      return call(rideRoutes.updateStatus, { rideId, rideStatus: 'IN TRANSIT' }, options);
    case 'completed':
      return call(rideRoutes.updateStatus, { rideId, rideStatus: 'COMPLETED' }, options);
    case 'cancel':
      return call(rideRoutes.updateStatus, { rideId, rideStatus: 'CANCELLED', reason: act.reason }, options);
  }
}
