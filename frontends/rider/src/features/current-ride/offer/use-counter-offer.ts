import type { RideView } from '@pothik/contracts/ride';
import { storeText, useStoredText } from '@pothik/ride-ui';

/** A fare above the rider's offer that the rider has not agreed to on this device; undefined without one. */
export function useCounterOffer({ _id, rideStatus, fare, offer }: RideView) {
  const key = `rider-fare-agreed:${_id}`;
  const agreed = useStoredText(localStorage, key);
  if (rideStatus !== 'ACCEPTED' || offer === undefined || fare === null) return undefined;
  if (fare <= offer.fare || agreed === String(fare)) return undefined;
  return { offer, fare, agree: () => storeText(localStorage, key, String(fare)) };
}
