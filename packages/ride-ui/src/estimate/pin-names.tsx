import { useLanguage } from '@pothik/api-client';
import type { PointName, PointNames } from '@pothik/contracts/ride';
import { Note, useFormat } from '@pothik/ui-kit';
import { MapPinOff } from 'lucide-react';
import { wayOf } from './estimate.rules';
import { usePinNamesWords } from './pin-names-words';

export interface PinNamesProps {
  pointNames: PointNames;
  /** The driver has named a fare: there is none left to agree on. */
  hasFare?: boolean;
}

/** What the pins of a ride are called, and how far they are from its texts and from each other; first what a driver decides by. */
export function PinNames({ pointNames: { pickup, dropOff, metres }, hasFare = false }: PinNamesProps) {
  const words = usePinNamesWords();
  const format = useFormat();
  const isBangla = useLanguage() === 'bn';
  const wayText = (way: number) => {
    const { value, unit } = wayOf(way);
    return words[unit](format.number(value));
  };
  const sentence = (end: string, { name, nameBn, isOfText, metresFromText }: PointName) => {
    const shown = (isBangla ? nameBn : name) ?? name ?? words.unnamed;
    if (isOfText) return words.near(end, shown);
    return metresFromText === undefined ? words.unknown(end, shown) : words.far(end, shown, wayText(metresFromText));
  };
  return (
    <Note tone="warning" icon={<MapPinOff aria-hidden />} className="places-apart">
      <b>{words.title}</b>
      <p>{words.apart(wayText(metres))}</p>
      <p>{hasFare ? words.noCeiling : `${words.noCeiling} ${words.agree}`}</p>
      <p>{sentence(words.pickup, pickup)}</p>
      <p>{sentence(words.drop, dropOff)}</p>
    </Note>
  );
}
