import { PagePart } from '../loading/page-part';

const collectFare = async () => ({ Component: (await import('./collect-fare')).CollectFare });

/** What the rider of a completed ride pays; loaded where something is collected. */
export const CollectPart = ({ rideId }: { rideId: string }) => (
  <PagePart key={rideId} load={collectFare} with={{ rideId }} />
);
