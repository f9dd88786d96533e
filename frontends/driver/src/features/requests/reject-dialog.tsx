import { call, failureText } from '@pothik/api-client';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { firstNameOf } from '../../rides/ride.rules';
import { useRideCommand } from '../../rides/use-ride-command';
import { useDriverText } from '../../texts/driver-text';
import { useRequestsText } from './requests-text';

/** Asks once more before a request is rejected; a reason may be given. */
export function RejectDialog({ ride, onClose }: { ride: RideView; onClose(): void }) {
  const text = useRequestsText();
  const { reasonTooShort } = useDriverText();
  const { run } = useRideCommand();
  const [error, setError] = useState<string>();

  const reject = async (reason: string) => {
    setError(undefined);
    const step = { rideId: ride._id, rideStatus: 'REJECTED', ...(reason ? { reason } : {}) } as const;
    const rejected = await run(
      () => call(rideRoutes.updateStatus, step),
      (failure) => setError(failureText(failure)),
    );
    if (!rejected) return;
    toast.success(text.rejected);
    onClose();
  };
  const reason = {
    place: `driver-reject-draft:${ride._id}`,
    label: text.rejectReason,
    optional: true,
    requiredMessage: reasonTooShort,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.rejectTitle(firstNameOf(ride.user.name))}
      confirmLabel={text.reject}
      cancelLabel={text.keep}
      tone="danger"
      reason={reason}
      onConfirm={reject}
      error={error}
    >
      <p>{text.rejectText}</p>
    </ConfirmDialog>
  );
}
