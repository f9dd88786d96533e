import { CodeInput, Field } from '@pothik/ui-kit';
import type { RefCallBack } from 'react-hook-form';
import { useCodeText } from './code-text';

interface CodeFieldProps {
  /** The field of the form's controller. */
  field: { value: string; onChange: (value: string) => void; ref: RefCallBack };
  error: string | undefined;
}

/** Six boxes for a mailed code; a wrong code moves the focus to the first box. */
export function CodeField({ field: { ref, value, onChange }, error }: CodeFieldProps) {
  const text = useCodeText();
  const giveFocus = (element: HTMLDivElement | null) =>
    ref(element && { focus: () => element.querySelector('input')?.focus() });
  return (
    <div ref={giveFocus}>
      <Field label={text.codeLabel} error={error}>
        <CodeInput value={value} onChange={onChange} invalid={error !== undefined} autoFocus />
      </Field>
    </div>
  );
}
