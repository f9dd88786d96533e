import { useLanguage } from '@pothik/api-client';
import { SAVED_PLACE } from '@pothik/contracts/ride';
import { Briefcase, History, House, LocateFixed, MapPin, MapPinned, PencilLine } from 'lucide-react';
import { type Suggestion, shownNames } from './place.rules';
import { usePlaceSearchText } from './place-search-text';
import type { PlaceCombobox } from './use-place-combobox';

/** The suggestions of one field, floating below both. */
export function PlaceSuggestions({ combobox }: { combobox: PlaceCombobox }) {
  const text = usePlaceSearchText();
  const { isOpen, items, isWaiting, getMenuProps, getItemProps } = combobox;
  return (
    <div className="ride-suggestions" hidden={!isOpen}>
      {isOpen && isWaiting && (
        <p role="status" className="ride-suggestions-wait">
          {text.stillSearching}
        </p>
      )}
      <ul {...getMenuProps({ 'aria-label': text.suggestions })}>
        {isOpen &&
          items.map((item, index) => (
            <li key={keyOf(item)} className="ride-suggestion" {...getItemProps({ item, index })}>
              <SuggestionRow suggestion={item} />
            </li>
          ))}
      </ul>
    </div>
  );
}

const keyOf = (item: Suggestion): string => {
  if (item.kind === 'FOUND') return item.place.id;
  if (item.kind === 'RECENT') return `recent ${item.place.name}`;
  return item.kind === 'SAVED' ? item.label : item.kind;
};

/** An icon, and what is suggested. */
export function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { icon, title, detail } = useRow(suggestion);
  return (
    <>
      <span className="ride-suggestion-icon">{icon}</span>
      <span className="ride-suggestion-words">
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
    </>
  );
}

function useRow(suggestion: Suggestion) {
  const text = usePlaceSearchText();
  const language = useLanguage();
  switch (suggestion.kind) {
    case 'HERE':
      return { icon: <LocateFixed aria-hidden />, title: text.here, detail: text.hereReason };
    case 'SAVED': {
      const icon = suggestion.label === SAVED_PLACE.HOME ? <House aria-hidden /> : <Briefcase aria-hidden />;
      return { icon, title: text[suggestion.label], detail: suggestion.place.name };
    }
    case 'RECENT':
      return { icon: <History aria-hidden />, title: suggestion.place.name, detail: text.recent };
    case 'FOUND': {
      const { title, area } = shownNames(suggestion.place, language);
      return { icon: <MapPin aria-hidden />, title, detail: area };
    }
    case 'TYPED':
      return { icon: <PencilLine aria-hidden />, title: text.asTyped(suggestion.name), detail: text.notFound };
    case 'PIN':
      return { icon: <MapPinned aria-hidden />, title: text.pin, detail: text.pinHint };
  }
}
