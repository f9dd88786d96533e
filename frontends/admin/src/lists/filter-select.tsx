import { Field, Select } from '@pothik/ui-kit';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** Label of the first option, which is no filter. */
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
        onChange={({ target }) => onChoose(values.find((each) => each === target.value))}
        options={all === undefined ? options : [{ value: '', label: all }, ...options]}
      />
    </Field>
  );
}
