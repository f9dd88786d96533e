import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { Field } from '../fields/field';
import { TextArea } from '../fields/text-area';
import { Note } from '../showing/note';
import { useUiText } from '../text/ui-text-provider';
import { Dialog } from './dialog';
import { reasonProblem } from './reason.rules';
import { useKeptReason } from './use-kept-reason';

export interface ReasonField {
  /** Where what is typed survives a reload until it is sent or cancelled, e.g. `ride-cancel-draft:<ride id>`. */
  place: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Said when the reason is missing or too short; without it the reason may stay empty. */
  requiredMessage?: string;
  /** None is needed, but one that is given must be long enough. */
  optional?: boolean;
  minLength?: number;
  maxLength?: number;
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  reason?: ReasonField;
  /** What went wrong with the last try. */
  error?: string | undefined;
  /** While the promise lasts the button works; closing is the caller's. The caller tells a refusal through `error`. */
  onConfirm: (reason: string) => unknown;
}

/** Asks once more before something that cannot be undone, and for the reason where one is kept. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={props.title} size="narrow" {...partsOf(props)} />
  );
}

function partsOf(props: ConfirmDialogProps) {
  return { children: props.open ? <Confirmation {...props} /> : null };
}

function Confirmation({ children, confirmLabel, cancelLabel, tone = 'primary', reason, ...props }: ConfirmDialogProps) {
  const { text } = useUiText();
  const [typed, setTyped] = useKeptReason(reason?.place);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reasonBox = useRef<HTMLTextAreaElement>(null);

  const confirm = async () => {
    const found = reason && reasonProblem(typed, reason);
    setProblem(found);
    if (found) {
      reasonBox.current?.focus();
      return;
    }
    setWorking(true);
    try {
      await props.onConfirm(typed.trim());
    } finally {
      setWorking(false);
    }
  };

  return (
    <form
      className="ui-confirmation"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void confirm();
      }}
    >
      {children && <div className="ui-confirmation-text">{children}</div>}
      {reason && (
        <Field label={reason.label} hint={reason.hint} error={problem}>
          <TextArea
            ref={reasonBox}
            value={typed}
            placeholder={reason.placeholder}
            maxLength={reason.maxLength}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      {props.error && (
        <Note tone="danger" alert>
          {props.error}
        </Note>
      )}
      <div className="ui-dialog-bottom">
        <Button onClick={() => props.onOpenChange(false)}>{cancelLabel ?? text.cancel}</Button>
        <Button type="submit" variant={tone} loading={working}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
