import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '../actions/spinner';
import { classNames } from '../class-names';
import { ConfirmDialog } from '../floating/confirm-dialog';
import { loadDialogs } from '../floating/use-dialog-library';
import { WithoutHolding, type WithoutHoldingText } from './without-holding';

export interface HoldButtonProps {
  label: string;
  hint?: string;
  icon?: ReactNode;
  durationMs?: number;
  /** Called once the button was held long enough, or the question was answered with yes. */
  onConfirm: () => unknown;
  /** Offered below once it was let go too early, until it was done: a button that asks as a key does. */
  withoutHolding?: WithoutHoldingText;
  /** Asked of those who press by key or by a screen reader, or cannot hold. */
  confirm: { title: string; text: ReactNode; confirmLabel: string };
  disabled?: boolean;
  loading?: boolean;
  className?: string;
}

/** A button that must be held, while a bar fills; by key, or let go too early, it asks instead, so that no one is shut out. */
export function HoldButton({ label, hint, icon, durationMs = 2000, onConfirm, confirm, ...state }: HoldButtonProps) {
  const [holding, setHolding] = useState(false);
  const [asking, setAsking] = useState(false);
  const [letGoEarly, setLetGoEarly] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Asked for before it is needed: who holds may be out of reach by then.
  useEffect(() => void loadDialogs().catch(console.warn), []);

  const release = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const letGo = () => {
    if (holding) setLetGoEarly(true);
    release();
  };
  const confirmed = async () => {
    await onConfirm();
    setLetGoEarly(false);
  };
  const hold = () => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      void confirmed();
    }, durationMs);
  };
  // A click that no pointer made counts no presses: it comes from a key or an assistive device.
  const ask = (event: MouseEvent) => {
    if (event.detail === 0) setAsking(true);
  };
  const answer = async () => {
    await confirmed();
    setAsking(false);
  };
  const askWithoutHolding = () => {
    // The offer is gone when the dialog gives the focus back.
    button.current?.focus();
    setAsking(true);
  };

  return (
    <>
      <button
        ref={button}
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
      {letGoEarly && state.withoutHolding && <WithoutHolding {...state.withoutHolding} onAsk={askWithoutHolding} />}
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
