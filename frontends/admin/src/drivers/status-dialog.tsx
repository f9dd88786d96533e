import { call, failureText, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { type DriverStatus, type DriverView, REASON_KIND, type ReasonKind } from '@pothik/contracts/driver';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { ConfirmDialog, Field, Select, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../audit-log/audit-log-text';
import { refusedActText } from '../audit-log/who-was-first';
import { useAdminText } from '../texts/admin-text';
import { useDriverText } from './driver-text';
import { FormerProfiles } from './former-profiles';
import { LookAlikes } from './look-alikes';
import { useReasonKindText } from './reason-kind-text';

/** The status change that an administrator is about to confirm. */
export interface Intention {
  driver: DriverView;
  to: DriverStatus;
}

export interface StatusDialogProps {
  intention: Intention;
  onClose(): void;
  /** Called after the status has changed. */
  onChanged?(driver: DriverView): void;
}

/** Asks for confirmation of a status change; a suspension needs a reason, which the driver sees, other changes may have one. */
export function StatusDialog({ intention, onClose, onChanged }: StatusDialogProps) {
  const text = useAdminText();
  const acts = useAuditLogText();
  const { optionalReason, recordHint, reasonKind } = useDriverText();
  const kinds = useReasonKindText();
  const [error, setError] = useState<string>();
  const [kind, setKind] = useState<ReasonKind>('other');
  const { driver, to } = intention;
  const suspends = to === 'SUSPENDED';
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async (reason: string) => {
    setError(undefined);
    const shown = driver.seen ? { seen: driver.seen } : {};
    const given = { ...(reason ? { reason } : {}), ...(suspends ? { reasonKind: kind } : shown) };
    try {
      await call(driverRoutes.updateStatus, { id: driver._id, status: to, ...given });
    } catch (failure) {
      // What this dialog was opened with can never be approved: the page below shows the driver anew.
      if (isRefusal(failure, 'driver/changed-unseen')) {
        toast.error(failureText(failure));
        close();
        await invalidate(QUERY.Driver);
        return;
      }
      setError(await refusedActText(failure, driver._id, acts));
      void invalidate(QUERY.Driver);
      return;
    }
    invalidate(QUERY.Driver);
    toast.success(text.updated);
    onChanged?.(driver);
    close();
  };
  const { minimum: minLength, maximum: maxLength } = REASON_LENGTH;
  const place = `admin-status-draft:${driver._id}:${to}`;
  const reason = suspends
    ? { place, label: text.reason, hint: text.reasonHint, requiredMessage: text.reasonRequired, minLength, maxLength }
    : { place, label: optionalReason, hint: recordHint, maxLength };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && close()}
      title={titleOf(text, intention)}
      tone={suspends ? 'danger' : 'primary'}
      confirmLabel={suspends ? text.suspendConfirm : driver.status === 'SUSPENDED' ? text.reinstate : text.approve}
      onConfirm={confirm}
      reason={reason}
      {...(error ? { error } : {})}
    >
      <p>{suspends ? text.suspendText : text.approveText}</p>
      {!suspends && <LookAlikes driver={driver} />}
      {!suspends && <FormerProfiles profiles={driver.formerProfiles} />}
      {suspends && (
        <Field label={reasonKind}>
          <Select
            value={kind}
            onChange={({ target }) => setKind(target.value as ReasonKind)}
            options={Object.values(REASON_KIND).map((value) => ({ value, label: kinds[value] }))}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}

function titleOf(text: ReturnType<typeof useAdminText>, { driver, to }: Intention): string {
  const { name } = driver.user;
  if (to === 'SUSPENDED') return text.suspendTitle(name);
  return driver.status === 'SUSPENDED' ? text.reinstateTitle(name) : text.approveTitle(name);
}
