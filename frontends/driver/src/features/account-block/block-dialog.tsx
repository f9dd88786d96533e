import { signOut } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { Button, Dialog, toast } from '@pothik/ui-kit';
import { Ban, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { useAccountBlockText } from './account-block-text';
import { MissingParts } from './missing-parts';
import { UnprovenPhone } from './unproven-phone';

const stay = () => undefined;

/** Blocks a driver whose profile is being checked and says what is missing; closes by itself once the driver is approved. */
export function PendingDialog({ driver }: { driver: DriverView }) {
  const text = useAccountBlockText();
  return (
    <Dialog open onOpenChange={stay} dismissable={false} size="narrow" title={text.pending} footer={<Ways home />}>
      <div className="driver-block">
        <span className="driver-block-art driver-waiting">
          <Hourglass aria-hidden />
        </span>
        <p>{text.pendingText}</p>
        <MissingParts driver={driver} />
        <UnprovenPhone />
        <p className="driver-quiet">{text.pendingNext}</p>
      </div>
    </Dialog>
  );
}

/** Blocks a suspended driver and says why. */
export function SuspendedDialog({ reason }: { reason: string }) {
  const text = useAccountBlockText();
  return (
    <Dialog open onOpenChange={stay} dismissable={false} size="narrow" title={text.suspended} footer={<Ways />}>
      <div className="driver-block">
        <span className="driver-block-art driver-refused">
          <Ban aria-hidden />
        </span>
        {reason && (
          <p>
            <span className="driver-quiet">{text.reason}:</span> <b>{reason}</b>
          </p>
        )}
        <p className="driver-quiet">{text.suspendedText}</p>
      </div>
    </Dialog>
  );
}

/** What stays reachable: home or support, the account, logging out. */
function Ways({ home = false }: { home?: boolean }) {
  const text = useAccountBlockText();
  const leave = async () => {
    try {
      await signOut();
    } catch (failure) {
      console.warn('Logging out failed.', failure);
      toast.error(text.logOutFailed);
    }
  };
  const toHome = <Link to="/">{text.goHome}</Link>;
  const toSupport = <Link to="/support">{text.contactSupport}</Link>;
  return (
    <div className="driver-block-ways">
      <Button asChild variant="primary" block>
        {home ? toHome : toSupport}
      </Button>
      <div className="driver-block-others">
        <Button asChild variant="quiet" size="small">
          {home ? toSupport : toHome}
        </Button>
        <Button asChild variant="quiet" size="small">
          <Link to="/profile">{text.account}</Link>
        </Button>
        <Button variant="quiet" size="small" onClick={() => void leave()}>
          {text.logOut}
        </Button>
      </div>
    </div>
  );
}
