import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import { type DriverStatus, type DriverView, driverHttp } from '@pothik/contracts/driver';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAdminText } from '../../texts/admin-text';

/** What an administrator is about to do with a driver. */
export interface Intention {
  driver: DriverView;
  to: DriverStatus;
}

interface StatusDialogProps {
  intention: Intention | undefined;
  onClose(): void;
}

/** Asks before a driver's status changes; a suspension needs a reason, which the driver sees. */
export function StatusDialog({ intention, onClose }: StatusDialogProps) {
  const text = useAdminText();
  const [error, setError] = useState<string>();
  if (!intention) return null;
  const { driver, to } = intention;
  const suspends = to === 'SUSPENDED';
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async (reason: string) => {
    setError(undefined);
    try {
      await call(driverHttp.updateStatus, { id: driver._id, status: to, ...(suspends ? { reason } : {}) });
    } catch (failure) {
      setError(failureText(failure));
      return;
    }
    invalidate(QUERY.Driver);
    toast.success(text.updated);
    close();
  };
  const reason = {
    label: text.reason,
    hint: text.reasonHint,
    requiredMessage: text.reasonRequired,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && close()}
      title={titleOf(text, intention)}
      tone={suspends ? 'danger' : 'primary'}
      confirmLabel={suspends ? text.suspendConfirm : driver.status === 'SUSPENDED' ? text.reinstate : text.approve}
      onConfirm={confirm}
      {...(suspends ? { reason } : {})}
      {...(error ? { error } : {})}
    >
      <p>{suspends ? text.suspendText : text.approveText}</p>
    </ConfirmDialog>
  );
}

function titleOf(text: ReturnType<typeof useAdminText>, { driver, to }: Intention): string {
  const { name } = driver.user;
  if (to === 'SUSPENDED') return text.suspendTitle(name);
  return driver.status === 'SUSPENDED' ? text.reinstateTitle(name) : text.approveTitle(name);
}
