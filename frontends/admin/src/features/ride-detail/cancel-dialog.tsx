import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useReasonField } from '@pothik/ride-ui';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useRidesText } from '../../rides/rides-text';

interface CancelDialogProps {
  ride: RideView;
  open: boolean;
  onClose(): void;
}

/** Cancels the ride with a reason, which rider and driver read. */
export function CancelDialog({ ride: { _id: rideId }, open, onClose }: CancelDialogProps) {
  const text = useRidesText();
  const field = useReasonField(`admin-ride-cancel-draft:${rideId}`);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async (reason: string) => {
    setError(undefined);
    try {
      await call(rideRoutes.updateStatus, { rideId, rideStatus: 'CANCELLED', reason });
    } catch (failure) {
      setError(failureText(failure));
      return;
    }
    toast.success(rideRoutes.updateStatus.message);
    close();
    await invalidate(QUERY.RideRequest);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={text.cancelTitle(rideNumber(rideId))}
      tone="danger"
      confirmLabel={text.cancelConfirm}
      cancelLabel={text.keep}
      onConfirm={confirm}
      reason={{ ...field, label: text.reason }}
      error={error}
    >
      <p>{text.cancelText}</p>
    </ConfirmDialog>
  );
}
