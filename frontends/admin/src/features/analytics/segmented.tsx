export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  segments: readonly Segment<Value>[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
}

/** One of a few views of the same figures, by one press. */
export function Segmented<Value extends string>({ label, segments, chosen, onChoose }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is a choice of views
    <div role="group" aria-label={label} className="ui-segmented">
      {segments.map(({ value, label: name }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
