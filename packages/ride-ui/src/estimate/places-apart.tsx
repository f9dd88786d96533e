import { LoadedPart } from '@pothik/api-client';
import { Button, Note } from '@pothik/ui-kit';
import { useEstimateWords } from './estimate-words';
import type { PinNamesProps } from './pin-names';

// Few rides have it: its code is no weight of every page.
const loadPinNames = async () => ({ Component: (await import('./pin-names')).PinNames });

/** A ride whose texts are of other places than its pins: no ceiling binds it, and its people read what the pins are called. */
export function PlacesApart(props: PinNamesProps) {
  const { apart, again } = useEstimateWords();
  const failed = (retry: () => void) => (
    <Note tone="warning" action={<Button onClick={retry}>{again}</Button>}>
      {apart}
    </Note>
  );
  return <LoadedPart load={loadPinNames} waiting={<Note tone="warning">{apart}</Note>} failed={failed} with={props} />;
}
