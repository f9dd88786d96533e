import { Note, useFormat } from '@pothik/ui-kit';
import { LocateOff } from 'lucide-react';
import { usePlaceText } from './place-text';
import { errorOf, type RoughPosition } from './rough-position.rules';
import type { PositionState } from './use-where-i-am';

/** Says how far the question for the position is, and why it gave none. */
export function PositionNote({ state, rough }: { state: PositionState; rough: RoughPosition | undefined }) {
  const text = usePlaceText();
  const roughly = useRoughText();
  if (state === 'NOT_ASKED') return null;
  if (state === 'ASKING') return <p className="rider-quiet rider-small">{text.asking}</p>;
  const sentences = {
    REFUSED: text.refused,
    UNKNOWN: text.unknown,
    OUTSIDE: text.outside,
    ROUGH: rough && `${roughly(rough)} ${text.roughElse}`,
  };
  return (
    <Note tone="warning" icon={<LocateOff aria-hidden />}>
      {sentences[state]}
    </Note>
  );
}

/** How roughly a position is known, in words. */
export function useRoughText() {
  const text = usePlaceText();
  const { number } = useFormat();
  return (rough: RoughPosition): string => {
    const { value, unit } = errorOf(rough);
    return text.rough(text[unit](number(value)));
  };
}
