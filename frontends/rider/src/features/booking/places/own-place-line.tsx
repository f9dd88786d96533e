import { type OwnPlaces, SAVED_PLACE } from '@pothik/contracts/ride';
import { usePlaceSearchText, type WrittenPlace } from '@pothik/ride-ui';
import { Button } from '@pothik/ui-kit';
import { Briefcase, House, Trash2, Undo2 } from 'lucide-react';
import { usePlaceText } from './place-text';
import { labelOf } from './saved-label.rules';
import type { useOwnPlaces } from './use-own-places';

const ICON = { HOME: <House aria-hidden />, WORK: <Briefcase aria-hidden /> };

interface OwnPlaceLineProps extends Pick<ReturnType<typeof useOwnPlaces>, 'save' | 'remove' | 'removed'> {
  /** The place chosen last. */
  place: WrittenPlace;
  own: OwnPlaces;
}

/** Saves the chosen place as Home or Work, or removes it if it is one of them. */
export function OwnPlaceLine({ place, own, removed, save, remove }: OwnPlaceLineProps) {
  const text = { ...usePlaceText(), ...usePlaceSearchText() };
  const label = labelOf(place, own);
  // Not in a toast: the open dialog would close by a press beside it.
  if (removed && removed.place.name === place.name) {
    return (
      <div className="rider-own-place">
        <span className="rider-quiet rider-small">{text.removed(text[removed.label])}</span>
        <Button size="small" icon={<Undo2 aria-hidden />} onClick={() => void save(removed.label, removed.place)}>
          {text.undo}
        </Button>
      </div>
    );
  }
  if (label) {
    return (
      <div className="rider-own-place">
        <span className="rider-quiet rider-small">{text.isSaved(text[label])}</span>
        <Button size="small" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => void remove(label)}>
          {text.remove(text[label])}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would set the sentence apart as a legend
    <div className="rider-own-place" role="group" aria-label={text.saveAs(place.name)}>
      <span className="rider-quiet rider-small rider-words">{text.saveAs(place.name)}</span>
      {Object.values(SAVED_PLACE).map((each) => (
        <Button key={each} size="small" icon={ICON[each]} onClick={() => void save(each, place)}>
          {text[each]}
        </Button>
      ))}
    </div>
  );
}
