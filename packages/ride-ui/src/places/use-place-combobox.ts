import { useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import type { OwnPlaces } from '@pothik/contracts/ride';
import { useCombobox } from 'downshift';
import { type ComponentProps, useEffect, useState } from 'react';
import { chosenPlace, placeOf, type Suggestion, suggestionsOf, type WrittenPlace } from './place.rules';
import { usePlaceSearch } from './use-place-search';

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

export interface PlaceComboboxOptions {
  /** What is written now. */
  place: WrittenPlace;
  /** What a form’s register returns. */
  registered: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  maxLength: number;
  near: Point | undefined;
  own: OwnPlaces | undefined;
  /** Called at each key, after the form has the text. */
  onTyped(): void;
  onChosen(place: WrittenPlace): void;
  /** Absent where it is not this person who stands at the pickup. */
  onHere?: (() => void) | undefined;
  /** Absent where no pin can be set. */
  onPin?: (() => void) | undefined;
}

export type PlaceCombobox = ReturnType<typeof usePlaceCombobox>;

/** One field of the booking with its suggestions. What is typed stays as it is unless a row is chosen. */
export function usePlaceCombobox(options: PlaceComboboxOptions) {
  const { place, registered, own, onHere, onPin } = options;
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const typed = isOpen && !place.point ? place.name.trim() : '';
  const search = usePlaceSearch(typed, options.near);
  const unknown = useUnknown(place, search.isSettled && search.found?.length === 0);
  const items = suggestionsOf({
    typed,
    found: search.found,
    own,
    hasHere: onHere !== undefined,
    hasPin: onPin !== undefined,
  });

  const choose = (suggestion: Suggestion) => {
    const chosen = chosenPlace(suggestion, typed, language);
    if (chosen) options.onChosen(chosen);
    else if (suggestion.kind === 'HERE') onHere?.();
    else onPin?.();
  };

  const combobox = useCombobox<Suggestion>({
    items,
    isOpen,
    onIsOpenChange: (change) => setOpen(change.isOpen),
    inputValue: place.name,
    itemToString: (item) => (item && placeOf(item, language)?.name) ?? '',
    // Nothing stays chosen in the list: the form has what was chosen.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    stateReducer: (state, { type, changes }) => {
      // Leaving the field chooses nothing: a highlighted row may ask for the position.
      if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
      return type === InputClick ? { ...changes, isOpen: true } : changes;
    },
  });

  const input: ComponentProps<'input'> = combobox.getInputProps({
    ...registered,
    maxLength: options.maxLength,
    onChange: (event) => {
      registered.onChange?.(event);
      options.onTyped();
    },
  });
  return {
    ...combobox,
    input,
    items,
    isOpen,
    isUnknown: unknown,
    hasSearchFailed: search.hasFailed,
    isWaiting: search.isWaiting,
  };
}

/** Whether the search knows nothing by the written text; remembered while the list is closed, until the text changes. */
function useUnknown({ name, point }: WrittenPlace, isUnknown: boolean): boolean {
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    if (isUnknown) setUnknown(name);
  }, [isUnknown, name]);
  return !point && name.trim() !== '' && unknown === name;
}
