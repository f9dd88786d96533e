import { invalidate, QUERY } from '@pothik/api-client';
import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useReasonField } from '@pothik/ride-ui';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../audit-log/audit-log-text';
import { refusedActText } from '../audit-log/who-was-first';
import { useRidesText } from './rides-text';
import type { CancelRide } from './use-cancel-ride';

interface CancelDialogProps {
  ride: RideView;
  cancel: CancelRide;
  open: boolean;
  onClose(): void;
}

/** Cancels the ride with a reason, which rider and driver read. */
export function CancelDialog({ ride: { _id: rideId }, cancel, open, onClose }: CancelDialogProps) {
  const text = useRidesText();
  const acts = useAuditLogText();
  const field = useReasonField(`admin-ride-cancel-draft:${rideId}`);
  const [error, setError] = useState<string>();
  const close = () => {
    // What was refused shows that the page is behind.
    if (error) void invalidate(QUERY.RideRequest);
    setError(undefined);
    onClose();
  };
  const confirm = async (reason: string) => {
    setError(undefined);
    try {
      await cancel(reason);
    } catch (failure) {
      setError(await refusedActText(failure, rideId, acts));
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
