import type { OwnPlaces } from '@pothik/contracts/ride';
import { SuggestionRow, savedSuggestions, type WrittenPlace } from '@pothik/ride-ui';

/** Home and Work as drop-offs, each one tap away. */
export function SavedPlaces({ own, onChoose }: { own: OwnPlaces; onChoose(drop: WrittenPlace): void }) {
  return (
    <div className="rider-saved">
      {savedSuggestions(own).map((saved) => (
        <button key={saved.label} type="button" className="ride-suggestion" onClick={() => onChoose(saved.place)}>
          <SuggestionRow suggestion={saved} />
        </button>
      ))}
    </div>
  );
}
