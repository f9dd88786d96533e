import './second-factor.css';
import { Button, CodeInput, Field, TextInput } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { useSecondFactorText } from './second-factor-text';
import { useCodeEntry } from './use-code-entry';

interface SecondFactorCodeFormProps {
  /** Sends the code; what it throws is shown below the field. */
  send: (code: string) => Promise<void>;
  /** Label of the button that sends the code. */
  submit: string;
  tone?: 'primary' | 'danger';
  /** Sends the six digits as soon as the last one is typed. */
  submitsWhenFull?: boolean;
  /** False: a recovery code is not accepted here. */
  takesRecoveryCode?: boolean;
  autoFocus?: boolean;
  /** In a dialog: the form then ends in the dialog's two buttons. */
  onCancel?: () => void;
  /** What is about to happen, above the code. */
  children?: ReactNode;
}

/** Asks for a code of two-step verification: six boxes, or one line for a recovery code. */
export function SecondFactorCodeForm(props: SecondFactorCodeFormProps) {
  const { send, submit, tone = 'primary', submitsWhenFull = false, takesRecoveryCode = true, onCancel } = props;
  const text = useSecondFactorText();
  const entry = useCodeEntry({ send, submitsWhenFull });
  return (
    <form
      className={onCancel ? 'ui-confirmation' : 'shell-code-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit();
      }}
    >
      {props.children}
      <div ref={entry.box}>
        <CodeOrRecoveryCode entry={entry} autoFocus={props.autoFocus} />
      </div>
      {takesRecoveryCode && (
        <Button variant="quiet" size="small" className="shell-code-way" onClick={entry.changeWay}>
          {entry.isRecovery ? text.useApp : text.useRecoveryCode}
        </Button>
      )}
      {onCancel ? (
        <div className="ui-dialog-bottom">
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button type="submit" variant={tone} loading={entry.busy}>
            {submit}
          </Button>
        </div>
      ) : (
        <Button type="submit" variant={tone} size="large" block loading={entry.busy}>
          {submit}
        </Button>
      )}
    </form>
  );
}

interface CodeOrRecoveryCodeProps {
  entry: ReturnType<typeof useCodeEntry>;
  autoFocus: boolean | undefined;
}

function CodeOrRecoveryCode({ entry: { isRecovery, code, problem, type }, autoFocus }: CodeOrRecoveryCodeProps) {
  const text = useSecondFactorText();
  if (!isRecovery) {
    return (
      <Field label={text.code} error={problem}>
        <CodeInput value={code} onChange={type} {...(autoFocus ? { autoFocus } : {})} />
      </Field>
    );
  }
  return (
    <Field label={text.recoveryCode} hint={text.recoveryHint} error={problem}>
      <TextInput
        value={code}
        onChange={(event) => type(event.target.value)}
        className="shell-recovery-input"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
    </Field>
  );
}
