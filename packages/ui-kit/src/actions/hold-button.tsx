import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { ConfirmDialog } from '../floating/confirm-dialog';
import { loadDialogs } from '../floating/use-dialog-library';
import { Spinner } from './spinner';

export interface HoldButtonProps {
  label: string;
  hint?: string;
  icon?: ReactNode;
  durationMs?: number;
  /** Called once the button was held long enough, or the question was answered with yes. */
  onConfirm: () => unknown;
  /** Called when it was let go too early: a chance to say how it works. */
  onLetGoEarly?: () => void;
  /** Asked of those who press by key or by a screen reader. */
  confirm: { title: string; text: ReactNode; confirmLabel: string };
  disabled?: boolean;
  loading?: boolean;
  className?: string;
}

/** A button that must be held, while a bar fills; by key it asks instead, so that no one is shut out. */
export function HoldButton({ label, hint, icon, durationMs = 2000, onConfirm, confirm, ...state }: HoldButtonProps) {
  const [holding, setHolding] = useState(false);
  const [asking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Asked for before it is needed: who holds may be out of reach by then.
  useEffect(() => void loadDialogs().catch(console.warn), []);

  const release = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const letGo = () => {
    if (holding) state.onLetGoEarly?.();
    release();
  };
  const hold = () => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      void onConfirm();
    }, durationMs);
  };
  // A click that no pointer made counts no presses: it comes from a key or an assistive device.
  const ask = (event: MouseEvent) => {
    if (event.detail === 0) setAsking(true);
  };
  const answer = async () => {
    await onConfirm();
    setAsking(false);
  };

  return (
    <>
      <button
        type="button"
        className={classNames('ui-hold', holding && 'ui-holding', state.className)}
        style={{ '--hold': `${durationMs}ms` } as CSSProperties}
        disabled={state.disabled || state.loading}
        aria-busy={state.loading || undefined}
        onPointerDown={(event) => !event.button && hold()}
        onPointerUp={letGo}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={ask}
      >
        {state.loading ? <Spinner /> : icon}
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={confirm.title}
        confirmLabel={confirm.confirmLabel}
        tone="danger"
        onConfirm={answer}
      >
        {confirm.text}
      </ConfirmDialog>
    </>
  );
}
