import { CodeInput, Field } from '@pothik/ui-kit';
import type { RefCallBack } from 'react-hook-form';
import { useCodeText } from './code-text';

interface CodeFieldProps {
  /** The field of the form's controller. */
  field: { value: string; onChange: (value: string) => void; ref: RefCallBack };
  error: string | undefined;
  /** Of the code by SMS; the specification names the mailed one. */
  label?: string;
  /** Sends the form with the last digit; for a form of this code alone. */
  submitsWhenFull?: boolean;
}

/** Six boxes for a code; a wrong code moves the focus to the first box. */
export function CodeField({ field: { ref, value, onChange }, error, label, submitsWhenFull }: CodeFieldProps) {
  const { codeLabel } = useCodeText();
  const giveFocus = (element: HTMLDivElement | null) =>
    ref(element && { focus: () => element.querySelector('input')?.focus() });
  return (
    <div ref={giveFocus}>
      <Field label={label ?? codeLabel} error={error}>
        <CodeInput
          value={value}
          onChange={onChange}
          invalid={error !== undefined}
          {...(submitsWhenFull ? { submitsWhenFull } : {})}
          autoFocus
        />
      </Field>
    </div>
  );
}
