import { Note } from '@pothik/ui-kit';
import { MapPinOff } from 'lucide-react';
import type { MapFailure } from './drawn-map-props';
import { useMapWords } from './map-words';

/** Stands quietly where the map would be: nothing on a page needs the map. */
export function NoMap({ failure }: { failure: MapFailure }) {
  const words = useMapWords();
  return <Note icon={<MapPinOff aria-hidden />}>{words[failure]}</Note>;
}
