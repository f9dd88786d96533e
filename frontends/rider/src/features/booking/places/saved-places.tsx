import type { OwnPlaces } from '@pothik/contracts/ride';
import { savedSuggestions, type WrittenPlace } from './place.rules';
import { SuggestionRow } from './place-suggestions';

/** Home and Work as drop-offs, each one tap away. */
export function SavedPlaces({ own, onChoose }: { own: OwnPlaces; onChoose(drop: WrittenPlace): void }) {
  return (
    <div className="rider-saved">
      {savedSuggestions(own).map((saved) => (
        <button key={saved.label} type="button" className="rider-suggestion" onClick={() => onChoose(saved.place)}>
          <SuggestionRow suggestion={saved} />
        </button>
      ))}
    </div>
  );
}
