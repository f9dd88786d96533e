import { ASK_NEAREST, isRefusal, type RideView } from '@pothik/contracts/ride';

/** Whether the request ends if the present driver refuses: nobody waits, or as many have refused as may. */
export const isLastAsked = ({ asked, waiting }: NonNullable<RideView['asking']>): boolean =>
  waiting === 0 || asked.filter(({ outcome }) => isRefusal(outcome)).length >= ASK_NEAREST.refusals - 1;
