import { call, failureText, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { type DriverStatus, type DriverView, REASON_KIND, type ReasonKind } from '@pothik/contracts/driver';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { ConfirmDialog, Field, Select, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../audit-log/audit-log-text';
import { refusedActText } from '../audit-log/who-was-first';
import { useAdminText } from '../texts/admin-text';
import { useApprovalText } from './approval-text';
import { useDriverText } from './driver-text';
import { FormerProfiles } from './former-profiles';
import { LookAlikes } from './look-alikes';
import { MissingParts } from './missing-parts';
import { useReasonKindText } from './reason-kind-text';
import { UnprovenPhone } from './unproven-phone';
import { useMissingWords } from './use-missing-words';

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

/**
 * Asks for confirmation of a status change; a suspension needs a reason, which the driver sees, other changes may have one. Before
 * the approval of a driver who has not given everything it asks once more.
 */
export function StatusDialog({ intention, onClose, onChanged }: StatusDialogProps) {
  const text = useAdminText();
  const acts = useAuditLogText();
  const { optionalReason, recordHint, reasonKind } = useDriverText();
  const approval = useApprovalText();
  const kinds = useReasonKindText();
  const [error, setError] = useState<string>();
  const [kind, setKind] = useState<ReasonKind>('other');
  const { driver, to } = intention;
  const suspends = to === 'SUSPENDED';
  const lacks = useMissingWords(driver).length > 0 && !suspends;
  /** The reason given at first, once it is asked again. */
  const [givenReason, setGivenReason] = useState<string>();
  const asksAgain = givenReason !== undefined;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async (typed: string) => {
    setError(undefined);
    if (lacks && !asksAgain) {
      setGivenReason(typed);
      return;
    }
    const reason = givenReason ?? typed;
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
  const confirmLabel = suspends ? text.suspendConfirm : driver.status === 'SUSPENDED' ? text.reinstate : text.approve;
  const place = `admin-status-draft:${driver._id}:${to}`;
  const reason = suspends
    ? { place, label: text.reason, hint: text.reasonHint, requiredMessage: text.reasonRequired, minLength, maxLength }
    : { place, label: optionalReason, hint: recordHint, maxLength };
  return (
    <ConfirmDialog
      // Another dialog: a double press of the first one's button does not answer the second.
      key={asksAgain ? 'again' : 'first'}
      open
      onOpenChange={(open) => !open && close()}
      title={asksAgain ? approval.anywayTitle(driver.user.name) : titleOf(text, intention)}
      tone={suspends ? 'danger' : 'primary'}
      confirmLabel={asksAgain ? approval.anyway : confirmLabel}
      cancelLabel={asksAgain ? approval.back : undefined}
      prefersCancel={asksAgain}
      onConfirm={confirm}
      {...(asksAgain ? {} : { reason })}
      {...(error ? { error } : {})}
    >
      <p>{suspends ? text.suspendText : asksAgain ? approval.anywayText : text.approveText}</p>
      {!suspends && <MissingParts driver={driver} />}
      {!suspends && <UnprovenPhone driver={driver} />}
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
