import { useCurrentUser } from '@pothik/api-client';
import { PageHead } from '@pothik/ui-kit';
import { rolesOf } from '../../access/access.rules';
import { WithCache } from '../../cache/with-cache';
import { DhakaTime } from '../../page-parts/dhaka-time';
import { PageTitle } from '../../page-parts/page-title';
import { AccountCard } from './account-card';
import { DriverCards } from './driver-cards';
import { NoticesCard } from './notices/notices-card';
import { useProfileText } from './profile-text';
import { SafetyCard } from './safety/safety-card';
import { SecondFactorCard } from './second-factor/second-factor-card';

/** My Profile; drivers see their driver and vehicle information too. */
export function Component() {
  const text = useProfileText();
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <WithCache>
      <div className="ui-page shell-profile">
        <PageTitle>{text.title}</PageTitle>
        <PageHead title={text.title} />
        <div className="shell-profile-columns">
          <AccountCard user={user} />
          {user.role === 'DRIVER' && <DriverCards userId={user._id} />}
          <SafetyCard user={user} />
          {rolesOf('admin').includes(user.role) && <SecondFactorCard user={user} />}
          <NoticesCard user={user} />
        </div>
        <DhakaTime />
      </div>
    </WithCache>
  );
}
