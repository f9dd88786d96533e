import type { ShownState } from '@pothik/ride-ui';
import { Chip, useFormat } from '@pothik/ui-kit';
import { SHOWN_STATES } from './live-drivers.rules';
import { useLiveMapText } from './live-map-text';

interface StateChipsProps {
  counts: Readonly<Record<ShownState, number>>;
  hidden: ReadonlySet<ShownState>;
  onToggle(state: ShownState): void;
}

/** The key of the map, and its filter: how many drivers are in each state, and whether they are shown. */
export function StateChips({ counts, hidden, onToggle }: StateChipsProps) {
  const text = useLiveMapText();
  const { number } = useFormat();
  return (
    <fieldset className="admin-live-key">
      <legend className="ui-visually-hidden">{text.show}</legend>
      {SHOWN_STATES.map((state) => (
        <Chip
          key={state}
          pressed={!hidden.has(state)}
          icon={<i className="admin-live-dot" data-state={state} aria-hidden />}
          onClick={() => onToggle(state)}
        >
          {text[state]} {number(counts[state])}
        </Chip>
      ))}
    </fieldset>
  );
}
