import { Field, Select } from '@pothik/ui-kit';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** What the first option, no filter at all, is called. */
  all?: string;
  values: readonly Value[];
  wordOf(value: Value): string;
  onChoose(value: Value | undefined): void;
}

/** One filter of a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, all, values, wordOf, onChoose } = props;
  const options = values.map((each) => ({ value: each as string, label: wordOf(each) }));
  return (
    <Field label={label} hideLabel>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChoose(values.find((known) => known === target.value))}
        options={all === undefined ? options : [{ value: '', label: all }, ...options]}
      />
    </Field>
  );
}
