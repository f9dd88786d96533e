import { LoadedPart, useSession } from '@pothik/api-client';
import { OfflineState } from '../../offline/offline-state';
import { PageSkeleton } from '../../page-parts/page-skeleton';
import { PageTitle } from '../../page-parts/page-title';
import { useShellText } from '../../texts/shell-text';
import { Cities } from './cities';
import { DriverCall } from './driver-call';
import { HomeHero } from './home-hero';
import { Safety } from './safety';
import { Services } from './services';

const riderHome = () => import('./rider-home');

/** Riders begin with “Where to?”, everybody else with what Pothik is. */
function Beginning() {
  const { status, user, unreachable } = useSession();
  if (unreachable) return <OfflineState />;
  if (status === 'loading') return <PageSkeleton />;
  if (user?.role !== 'RIDER') return <HomeHero />;
  return <LoadedPart load={riderHome} waiting={<PageSkeleton />} failed={() => <HomeHero />} />;
}

/** Home: what Pothik is, how to ride, how to drive. */
export function Component() {
  return (
    <>
      <PageTitle>{useShellText().home}</PageTitle>
      <Beginning />
      <Services />
      <Safety />
      <DriverCall />
      <Cities />
    </>
  );
}
