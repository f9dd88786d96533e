import { actOnRide, type RideAct, useAction } from '@pothik/api-client';

/** Does an act of the ride in hand, or keeps it; a refusal is shown as a toast. */
export function useAct(rideId: string) {
  const { isPending, run } = useAction((act: RideAct) => actOnRide(rideId, act));
  return { isPending, act: (act: RideAct) => void run(act) };
}
