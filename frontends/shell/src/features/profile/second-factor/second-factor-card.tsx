import '../../../second-factor/second-factor.css';
import type { Me } from '@pothik/contracts/user';
import { Card, ErrorState, Skeleton, SkeletonGroup, StatusPill } from '@pothik/ui-kit';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSecondFactorText } from '../../../second-factor/second-factor-text';
import { useSecondFactor } from '../../../second-factor/use-second-factor';
import { useShellText } from '../../../texts/shell-text';
import { ProfilePart } from '../profile-part';
import { useOpenedDialog } from '../use-opened-dialog';
import { FactorOff } from './factor-off';
import { FactorOn } from './factor-on';
import { useFactorText } from './factor-text';

const setUpDialog = () => import('./set-up-dialog');
const codesDialog = () => import('./codes-dialog');
const removalDialog = () => import('./removal-dialog');

/** An administrator's two-step verification: off with a button that sets it up, or on with its recovery codes. */
export function SecondFactorCard({ user }: { user: Me }) {
  const { title } = useSecondFactorText();
  const text = useFactorText();
  const { data } = useSecondFactor();
  const { opened, open, close } = useOpenedDialog();
  const props = { user, onClose: close };
  return (
    <Card title={title} actions={data && <Standing enabled={data.enabled} />}>
      <Loaded>
        {data?.enabled === false && <FactorOff onSetUp={() => open('second-factor')} />}
        {data?.enabled && (
          <FactorOn factor={data} onRenew={() => open('recovery-codes')} onTurnOff={() => open('second-factor-off')} />
        )}
      </Loaded>
      {opened === 'second-factor' && <ProfilePart load={setUpDialog} title={title} with={props} />}
      {opened === 'recovery-codes' && <ProfilePart load={codesDialog} title={text.renew} with={props} />}
      {opened === 'second-factor-off' && <ProfilePart load={removalDialog} title={text.turnOffQuestion} with={props} />}
    </Card>
  );
}

function Standing({ enabled }: { enabled: boolean }) {
  const text = useFactorText();
  const Icon = enabled ? ShieldCheck : ShieldOff;
  return (
    <StatusPill tone={enabled ? 'done' : 'waiting'} icon={<Icon aria-hidden="true" />}>
      {enabled ? text.on : text.off}
    </StatusPill>
  );
}

/** The state once it is loaded; meanwhile a placeholder, with Retry when it does not load. */
function Loaded({ children }: { children: ReactNode }) {
  const text = useFactorText();
  const shell = useShellText();
  const { data, error, isFetching, isPaused, refetch } = useSecondFactor();
  if (data) return children;
  if (error || isPaused) {
    return (
      <ErrorState title={shell.partFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {shell.partFailedText}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton width="100%" height="6rem" />
    </SkeletonGroup>
  );
}
