import { PlacesField, useFormat } from '@pothik/ui-kit';
import './places.css';
import type { ComponentProps } from 'react';
import { usePlaceSearchText } from './place-search-text';
import { PlaceSuggestions } from './place-suggestions';
import type { PlaceCombobox } from './use-place-combobox';

interface SearchedEnd {
  combobox: PlaceCombobox;
  label: string;
  error: string | undefined;
  /** Of the input, beside what the suggestions need. */
  input?: ComponentProps<'input'>;
}

interface PlacesSearchProps {
  pickup: SearchedEnd;
  drop: SearchedEnd;
  swapLabel: string;
  onSwap(): void;
}

/** Pickup and drop with the suggestions of the one that is written. */
export function PlacesSearch({ pickup, drop, swapLabel, onSwap }: PlacesSearchProps) {
  const fields = [pickup.combobox, drop.combobox];
  return (
    <>
      <div className="ride-places">
        <PlacesField pickup={fieldOf(pickup)} drop={fieldOf(drop)} swapLabel={swapLabel} onSwap={onSwap} />
        {fields.map((combobox) => (
          <PlaceSuggestions key={combobox.getLabelProps().id} combobox={combobox} />
        ))}
      </div>
      <SuggestionCount fields={fields} />
    </>
  );
}

const fieldOf = ({ combobox, label, error, input }: SearchedEnd) => ({
  ...{ label, error, labelId: combobox.getLabelProps().id },
  input: { ...combobox.input, ...input },
});

/** Read out when the suggestions change; they themselves are read one by one. */
function SuggestionCount({ fields }: { fields: readonly PlaceCombobox[] }) {
  const text = usePlaceSearchText();
  const { number } = useFormat();
  const count = fields.find(({ isOpen }) => isOpen)?.items.length;
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {count !== undefined && text.count(number(count), count === 1)}
    </p>
  );
}

/** What the search could not do, said once for both fields. */
export function SearchNote({ fields }: { fields: readonly PlaceCombobox[] }) {
  const text = usePlaceSearchText();
  const hasFailed = fields.some(({ hasSearchFailed }) => hasSearchFailed);
  const isUnknown = fields.some((field) => field.isUnknown);
  if (!hasFailed && !isUnknown) return null;
  return <p className="ride-places-note">{hasFailed ? text.searchFailed : text.notFound}</p>;
}
