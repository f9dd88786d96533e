import { Note } from '@pothik/ui-kit';
import { LocateOff } from 'lucide-react';
import { usePlaceText } from './place-text';
import type { PositionState } from './use-where-i-am';

/** Says how far the question for the position is, and why it gave none. */
export function PositionNote({ state }: { state: PositionState }) {
  const text = usePlaceText();
  if (state === 'NOT_ASKED') return null;
  if (state === 'ASKING') return <p className="rider-quiet rider-small">{text.asking}</p>;
  const sentence = { REFUSED: text.refused, UNKNOWN: text.unknown, OUTSIDE: text.outside }[state];
  return (
    <Note tone="warning" icon={<LocateOff aria-hidden />}>
      {sentence}
    </Note>
  );
}
