import type { RideView } from '@pothik/contracts/ride';
import { PagePart } from '../loading/page-part';

const activeRide = () => import('./active-ride').then(({ ActiveRide }) => ({ Component: ActiveRide }));

/** The engaged ride; without one, its code is not loaded. */
export function ActiveRidePart({ ride }: { ride: RideView }) {
  return <PagePart key={ride._id} load={activeRide} with={{ ride }} />;
}
