import type { MapColours } from './map-content';
import { nameLayers, namesSource } from './name-layers';

const COLOURS = { label: 'ink', labelRoad: 'grey', halo: 'white' } as MapColours;
const textOf = (language: 'en' | 'bn', name: string) => {
  const layer = nameLayers(COLOURS, language).find(({ id }) => id === name);
  return (layer as unknown as { layout: Record<string, unknown> }).layout['text-field'];
};

describe('the names on the map', () => {
  it('are in the reader’s language, else as they are', () => {
    expect(textOf('bn', 'road-name')).toEqual(['coalesce', ['get', 'bn'], ['get', 'name']]);
    expect(textOf('en', 'road-name')).toEqual(['coalesce', ['get', 'en'], ['get', 'name']]);
    expect(textOf('bn', 'area')).toEqual(['coalesce', ['get', 'bn'], ['get', 'en']]);
  });

  it('have a halo, and areas give way last', () => {
    const layers = nameLayers(COLOURS, 'en');
    for (const { paint } of layers)
      expect(paint).toMatchObject({ 'text-halo-color': 'white', 'text-halo-width': 1.75 });
    expect(layers.at(-1)?.id).toBe('area');
  });

  it('stand at their points, as longitude and latitude', () => {
    const { features } = namesSource([['Gulshan', 'গুলশান', 90.41356, 23.79271, 'AREA']]);
    expect(features).toEqual([
      {
        type: 'Feature',
        properties: { en: 'Gulshan', bn: 'গুলশান', of: 'AREA' },
        geometry: { type: 'Point', coordinates: [90.41356, 23.79271] },
      },
    ]);
  });
});
