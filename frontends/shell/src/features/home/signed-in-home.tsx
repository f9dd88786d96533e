import { useCurrentUser } from '@pothik/api-client';
import { PageSkeleton } from '../../page-parts/page-skeleton';
import { HomeHero } from './home-hero';
import { RiderHome } from './rider-home';
import { WorkCard } from './work-card';

/** What home begins with for signed-in people: riders book; others go to their dashboard, from 768 px on under the slogan. */
export function Component() {
  const user = useCurrentUser();
  if (!user) return <PageSkeleton />;
  if (user.role === 'RIDER') return <RiderHome />;
  return (
    <>
      <WorkCard user={user} />
      <div className="shell-marketing-signed-in">
        <HomeHero />
      </div>
    </>
  );
}
