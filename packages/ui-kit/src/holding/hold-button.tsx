import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '../actions/spinner';
import { classNames } from '../class-names';
import { ConfirmDialog, type ConfirmDialogProps } from '../floating/confirm-dialog';
import { loadDialogs } from '../floating/use-dialog-library';
import { WithoutHolding, type WithoutHoldingText } from './without-holding';

export interface HoldConfirmation extends Pick<ConfirmDialogProps, 'cancelLabel' | 'prefersCancel'> {
  title: string;
  text: ReactNode;
  confirmLabel: string;
}

export interface HoldButtonProps {
  label: string;
  /** Instead of the label while it is held. */
  holdingLabel?: string;
  hint?: string;
  icon?: ReactNode;
  durationMs?: number;
  tone?: 'danger' | 'primary';
  /** Held to the end it still asks. */
  asksWhenHeld?: boolean;
  /** Called once the button was held long enough, or the action was confirmed in the dialog. */
  onConfirm: () => unknown;
  /** Shown after a release that came too early, until the action is done: a button that opens the confirmation. */
  withoutHolding?: WithoutHoldingText;
  /** The confirmation for people who press by key or screen reader, or cannot hold. */
  confirm: HoldConfirmation;
  disabled?: boolean;
  loading?: boolean;
  className?: string;
}

/** A button that must be held while a bar fills. By key, or when released too early, a confirmation is possible instead, so that everybody can use it. */
export function HoldButton({ label, durationMs = 2000, tone = 'danger', onConfirm, ...rest }: HoldButtonProps) {
  const { hint, icon, holdingLabel = label, confirm, asksWhenHeld = false, ...state } = rest;
  const [holding, setHolding] = useState(false);
  const [asking, setAsking] = useState(false);
  // An open question stays as it was asked: another answer must not come under the thumb.
  const [asked, setAsked] = useState(confirm);
  const [letGoEarly, setLetGoEarly] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Fetched ahead: the network may be unavailable when the button is used.
  useEffect(() => void loadDialogs().catch(console.warn), []);

  const beginAsking = () => {
    setAsked(confirm);
    setAsking(true);
  };
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
      if (asksWhenHeld) beginAsking();
      else void confirmed();
    }, durationMs);
  };
  // A click with detail 0 was not made by a pointer, but by a key or an assistive device.
  const ask = (event: MouseEvent) => {
    if (event.detail === 0) beginAsking();
  };
  const answer = async () => {
    await confirmed();
    setAsking(false);
  };
  const askWithoutHolding = () => {
    // The pressed button no longer exists when the dialog returns the focus.
    button.current?.focus();
    beginAsking();
  };

  const { text, ...question } = asked;
  const above = state.withoutHolding?.above ?? false;
  const offer = letGoEarly && state.withoutHolding && (
    <WithoutHolding {...state.withoutHolding} onAsk={askWithoutHolding} />
  );
  return (
    <>
      {above && offer}
      <button
        ref={button}
        type="button"
        className={classNames('ui-hold', `ui-hold-${tone}`, holding && 'ui-holding', state.className)}
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
          {holding ? holdingLabel : label}
          {hint && <small>{hint}</small>}
        </span>
      </button>
      {!above && offer}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...question}
        tone={tone}
        awayFromThumb={tone === 'primary'}
        onConfirm={answer}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
