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

const signedInHome = () => import('./signed-in-home');

/** Home: what Pothik is, how to ride, how to drive. On a phone signed-in people have their work in its place. */
export function Component() {
  const { status, unreachable } = useSession();
  return (
    <>
      <PageTitle>{useShellText().home}</PageTitle>
      {unreachable ? <OfflineState /> : <Beginning isVisitor={status === 'signed-out'} />}
      <div className={`shell-marketing-${status}`}>
        <Services />
        <Safety />
        <DriverCall />
        <Cities />
      </div>
    </>
  );
}

/** Visitors begin with the slogan, signed-in people with their work: its code loads while it is asked who they are. */
function Beginning({ isVisitor }: { isVisitor: boolean }) {
  if (isVisitor) return <HomeHero />;
  return <LoadedPart load={signedInHome} waiting={<PageSkeleton />} failed={() => <HomeHero />} />;
}
