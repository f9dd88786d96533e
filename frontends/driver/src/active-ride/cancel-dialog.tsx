import { failureText } from '@pothik/api-client';
import { CANCELLED_SOON } from '@pothik/contracts/driver';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { useReasonField } from '@pothik/ride-ui';
import { ConfirmDialog, Note, toast, useFormat } from '@pothik/ui-kit';
import { useStatusCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';
import { useCancelReasons } from './cancel-reasons';
import { useSoonBeforePause } from './use-soon-before-pause';

const PAUSE_MINUTES = CANCELLED_SOON.pauseMs / 60_000;

/** Asks for the reason, and says when cancelling pauses the driver. */
export function CancelDialog({ ride, onClose }: { ride: RideView; onClose(): void }) {
  const text = useActiveRideText();
  const { number } = useFormat();
  const soon = useSoonBeforePause(ride);
  const cancel = useStatusCommand(ride, 'CANCELLED', {
    showsRefusal: true,
    onSuccess: () => {
      toast.success(text.cancelled);
      onClose();
    },
  });
  const reason = {
    ...useReasonField(`driver-cancel-draft:${ride._id}`),
    quick: Object.values(useCancelReasons()),
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.cancelTitle}
      confirmLabel={text.cancel}
      cancelLabel={text.keepRide}
      reason={reason}
      onConfirm={cancel.run}
      error={cancel.error ? failureText(cancel.error) : undefined}
    >
      <p>{text.cancelText(firstNameOf(ride.user.name))}</p>
      {soon !== undefined && (
        <Note tone="warning" alert>
          {text.cancelPauses(number(soon), number(PAUSE_MINUTES))}
        </Note>
      )}
    </ConfirmDialog>
  );
}
