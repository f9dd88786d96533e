import { IconButton } from '@pothik/ui-kit';
import { Minus, Plus } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useMapControlWords } from './map-control-words';

/** Zooms a map in and out; disabled until it is shown. */
export function MapControls({ map }: { map: MapLibre | undefined }) {
  const words = useMapControlWords();
  return (
    <div className="ui-map-controls">
      <IconButton
        variant="outline"
        label={words.closer}
        disabled={!map}
        onClick={({ nativeEvent }) => map?.zoomIn({}, { originalEvent: nativeEvent })}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        label={words.farther}
        disabled={!map}
        onClick={({ nativeEvent }) => map?.zoomOut({}, { originalEvent: nativeEvent })}
      >
        <Minus aria-hidden />
      </IconButton>
    </div>
  );
}
