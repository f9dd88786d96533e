import type { Me } from '@pothik/contracts/user';
import { Dialog } from '@pothik/ui-kit';
import { useState } from 'react';
import { useSecondFactorText } from '../../../second-factor/second-factor-text';
import { SetUp } from '../../../second-factor/set-up/set-up';
import { refetchSecondFactor } from '../../../second-factor/use-second-factor';

/** Sets up two-step verification. Once it is on, the dialog closes only by Done: the recovery codes are shown once. */
export function Component({ user, onClose }: { user: Me; onClose: () => void }) {
  const { title } = useSecondFactorText();
  const [isConfirmed, setConfirmed] = useState(false);
  const close = () => {
    onClose();
    void refetchSecondFactor();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title} size="narrow" dismissable={!isConfirmed}>
      <SetUp user={user} onConfirmed={() => setConfirmed(true)} onDone={close} />
    </Dialog>
  );
}
