import { failureText } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { useReasonField } from '@pothik/ride-ui';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useStatusCommand } from '../rides/use-ride-command';
import { OverDialog } from './over-dialog';
import { useQuickReasons } from './quick-reasons';
import { useRequestsText } from './requests-text';

interface RejectDialogProps {
  ride: RideView;
  /** It is too late to answer. */
  isOver: boolean;
  onClose(): void;
  onRejected?(): void;
}

/** Asks for confirmation before a request is rejected; a reason is optional. */
export function RejectDialog({ ride, isOver, onClose, onRejected }: RejectDialogProps) {
  const text = useRequestsText();
  const reject = useStatusCommand(ride, 'REJECTED', {
    showsRefusal: true,
    onSuccess: () => {
      toast.success(text.rejected);
      onRejected?.();
      onClose();
    },
  });
  const reason = {
    ...useReasonField(`driver-reject-draft:${ride._id}`),
    label: text.rejectReason,
    quick: Object.values(useQuickReasons()),
    optional: true,
  };
  const title = text.rejectTitle(firstNameOf(ride.user.name));
  if (isOver && !reject.isPending) return <OverDialog ride={ride} title={title} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={text.reject}
      cancelLabel={text.keep}
      tone="danger"
      reason={reason}
      onConfirm={reject.run}
      error={reject.error ? failureText(reject.error) : undefined}
    >
      <p>{text.rejectText}</p>
    </ConfirmDialog>
  );
}
