import { CodeInput, Field } from '@pothik/ui-kit';
import type { RefCallBack } from 'react-hook-form';
import { useCodeText } from './code-text';

interface CodeFieldProps {
  /** What the form's controller gives. */
  field: { value: string; onChange: (value: string) => void; ref: RefCallBack };
  error: string | undefined;
}

/** Six boxes for a mailed code; a wrong one gives the first box the focus. */
export function CodeField({ field: { ref, value, onChange }, error }: CodeFieldProps) {
  const text = useCodeText();
  const giveFocus = (place: HTMLDivElement | null) =>
    ref(place && { focus: () => place.querySelector('input')?.focus() });
  return (
    <div ref={giveFocus}>
      <Field label={text.codeLabel} error={error}>
        <CodeInput value={value} onChange={onChange} invalid={error !== undefined} autoFocus />
      </Field>
    </div>
  );
}
