import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { Chip } from '../actions/chip';
import { classNames } from '../class-names';
import { Field } from '../fields/field';
import { TextArea } from '../fields/text-area';
import { Note } from '../showing/note';
import { useUiText } from '../text/ui-text-provider';
import { Dialog } from './dialog';
import { reasonProblem } from './reason.rules';
import { useStoredReason } from './use-stored-reason';

export interface ReasonField {
  /** The storage key under which the typed reason survives a reload until it is sent or cancelled, e.g. `ride-cancel-draft:<ride id>`. */
  place: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Reasons given by one press; own words stay possible. */
  quick?: readonly string[];
  /** Shown when the reason is missing or too short; without it the reason may be empty. */
  requiredMessage?: string;
  /** The reason may be empty, but must not be too short. */
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
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger';
  /** Going back is the answer to be expected: its button is the primary one, and comes first. */
  prefersCancel?: boolean | undefined;
  /** On a phone in the middle of the window: what was pressed at its lower edge may be pressed once more. */
  awayFromThumb?: boolean;
  reason?: ReasonField;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** The button shows a spinner until the promise settles. The caller closes the dialog and passes a refusal as `error`. */
  onConfirm: (reason: string) => unknown;
}

/** Asks for confirmation of an action that cannot be undone, and for a reason if one is stored. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      size="narrow"
      {...(props.awayFromThumb ? { className: 'ui-dialog-middle' } : {})}
      {...partsOf(props)}
    />
  );
}

function partsOf(props: ConfirmDialogProps) {
  return { children: props.open ? <Confirmation {...props} /> : null };
}

function Confirmation({ children, confirmLabel, cancelLabel, tone = 'primary', reason, ...props }: ConfirmDialogProps) {
  const { prefersCancel = false } = props;
  const { text } = useUiText();
  const [typed, setTyped] = useStoredReason(reason?.place);
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
      {reason?.quick && (
        <div className="ui-quick">
          {reason.quick.map((words) => (
            <Chip key={words} pressed={typed === words} onClick={() => setTyped(typed === words ? '' : words)}>
              {words}
            </Chip>
          ))}
        </div>
      )}
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
      <div className={classNames('ui-dialog-bottom', prefersCancel && 'ui-dialog-stacked')}>
        <Button variant={prefersCancel ? 'primary' : 'outline'} onClick={() => props.onOpenChange(false)}>
          {cancelLabel ?? text.cancel}
        </Button>
        <Button type="submit" variant={prefersCancel ? 'outline' : tone} loading={working}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
