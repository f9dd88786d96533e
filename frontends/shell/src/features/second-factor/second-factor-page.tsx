import '../../second-factor/second-factor.css';
import { refresh, useCurrentUser, useSession } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { Button, Card, ErrorState, PageHead, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { dashboardOf } from '../../access/access.rules';
import { WithCache } from '../../cache/with-cache';
import { useLogOut } from '../../layout/log-out/use-log-out';
import { PageTitle } from '../../page-parts/page-title';
import { useSecondFactorText } from '../../second-factor/second-factor-text';
import { SetUp } from '../../second-factor/set-up/set-up';
import { refetchSecondFactor, useSecondFactor } from '../../second-factor/use-second-factor';
import { useShellText } from '../../texts/shell-text';
import { useDemandText } from './demand-text';

/** Where an administrator of whom two-step verification is demanded sets it up; for everybody else it leads to their area. */
export function Component() {
  const shell = useShellText();
  const { title } = useSecondFactorText();
  const text = useDemandText();
  const logOut = useLogOut();
  return (
    <WithCache>
      <div className="ui-page shell-demand">
        <PageTitle>{title}</PageTitle>
        <PageHead title={title} />
        <p className="shell-muted">{text.demanded}</p>
        <Demanded />
        <Button variant="quiet" onClick={() => void logOut()}>
          {shell.logOut}
        </Button>
      </div>
    </WithCache>
  );
}

function Demanded() {
  const shell = useShellText();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [isConfirmed, setConfirmed] = useState(false);
  const { data, error, isFetching, isPaused, refetch } = useSecondFactor();
  const isDemanded = isConfirmed || (data?.demanded && !data.enabled);
  if (!user) return null;
  if (!data && (error || isPaused)) {
    return (
      <ErrorState title={shell.partFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {shell.partFailedText}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  if (!isDemanded) return <WayOn role={user.role} />;
  const goOn = async () => {
    await navigate(dashboardOf(user.role), { replace: true });
    await refetchSecondFactor();
  };
  return (
    <Card>
      <SetUp user={user} onConfirmed={() => setConfirmed(true)} onDone={() => void goOn()} />
    </Card>
  );
}

/** To the area. Another tab may have set it up: then a refresh ends what this tab still believes. */
function WayOn({ role }: { role: Role }) {
  const { needsSecondFactor } = useSession();
  useEffect(() => {
    if (needsSecondFactor) refresh().catch((error: unknown) => console.warn('The session was not refreshed.', error));
  }, [needsSecondFactor]);
  return needsSecondFactor ? <Waiting /> : <Navigate to={dashboardOf(role)} replace />;
}

function Waiting() {
  return (
    <SkeletonGroup label={useShellText().loading}>
      <Skeleton width="100%" height="14rem" />
    </SkeletonGroup>
  );
}
