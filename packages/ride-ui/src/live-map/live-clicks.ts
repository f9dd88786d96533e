import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibre } from 'maplibre-gl';
import type { DrawnLiveMapProps } from './drawn-live-map-props';
import { CLICKED } from './live-layers';

/** A click on a driver or an incident chooses it; on a group of free cars it goes nearer. */
export function onClicks(map: MapLibre, latest: { current: Pick<DrawnLiveMapProps, 'onDriver' | 'onIncident'> }): void {
  const idOf = (features: MapGeoJSONFeature[] | undefined) => features?.[0]?.properties.id as string | undefined;
  map.on('click', [...CLICKED.drivers], ({ features }) => {
    const id = idOf(features);
    if (id !== undefined) latest.current.onDriver?.(id);
  });
  map.on('click', CLICKED.incidents, ({ features }) => {
    const id = idOf(features);
    if (id !== undefined) latest.current.onIncident?.(id);
  });
  map.on('click', CLICKED.groups, async ({ features, lngLat }) => {
    const group = features?.[0]?.properties.cluster_id as number | undefined;
    if (group === undefined) return;
    const zoom = await map.getSource<GeoJSONSource>('live-free')?.getClusterExpansionZoom(group);
    if (zoom !== undefined) map.easeTo({ center: lngLat, zoom });
  });
  for (const layer of [...CLICKED.drivers, CLICKED.incidents, CLICKED.groups]) {
    map.on('mouseenter', layer, () => {
      map.getCanvas().style.cursor = 'pointer';
    });
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = '';
    });
  }
}
