import type { MapContent } from './map-content';
import { mapStyle } from './map-style';

const LIGHT: MapContent['colours'] = {
  land: '#f4f0e9',
  minor: '#ffffff',
  secondary: '#fffffe',
  primary: '#f9ead0',
  trunk: '#f0d5a8',
  case: '#ddd3c5',
  caseMain: '#cfae76',
  label: '#3a342f',
  labelRoad: '#554d46',
  halo: '#fbf9f5',
  route: '#066c43',
  routePlan: '#1d1915',
  routeCase: '#fffffd',
};
const CONTENT: MapContent = {
  tiles: 'pmtiles://http://localhost/map/dhaka.00000000.pmtiles',
  names: [['Gulshan', 'গুলশান', 90.41356, 23.79271, 'AREA']],
  language: 'en',
  colours: LIGHT,
};

const layersOf = (content: MapContent) => mapStyle(content).layers;
const paintOf = (content: MapContent, layer: string) =>
  layersOf(content).find(({ id }) => id === layer)?.paint as Record<string, unknown>;

describe('the style of the map', () => {
  it('draws the casings of all roads before all fills, the way above the roads, and names above both', () => {
    const order = layersOf(CONTENT).map(({ id }) => id);
    const at = (id: string) => order.indexOf(id);
    expect(at('land')).toBe(0);
    for (const casing of ['secondary-case', 'primary-case', 'trunk-case'])
      for (const fill of ['secondary', 'primary', 'trunk']) expect(at(casing)).toBeLessThan(at(fill));
    expect(at('trunk')).toBeLessThan(at('route-case'));
    expect(at('route')).toBeLessThan(at('road-name'));
    expect(order.at(-1)).toBe('area');
  });

  it('differs between themes by its colours alone, so that a change of theme is a repaint', () => {
    const dark = { ...CONTENT, colours: { ...LIGHT, land: '#1c1815', label: '#ece5dc', halo: '#14110e' } };
    const withoutPaint = (content: MapContent) => layersOf(content).map((layer) => ({ ...layer, paint: null }));
    expect(withoutPaint(dark)).toEqual(withoutPaint(CONTENT));
    expect(mapStyle(dark).sources).toEqual(mapStyle(CONTENT).sources);
    expect(paintOf(dark, 'land')).toEqual({ 'background-color': '#1c1815' });
  });

  it('asks no server for letters: names are drawn with the page’s family, never under 12 px', () => {
    const style = mapStyle(CONTENT);
    expect(style.glyphs).toBeUndefined();
    const symbols = style.layers.filter(({ type }) => type === 'symbol');
    expect(symbols.length).toBeGreaterThan(0);
    for (const { layout } of symbols) {
      const { 'text-font': fonts, 'text-size': size } = layout as Record<string, never>;
      expect(fonts).toContain('Hind Siliguri');
      expect(size).toBeGreaterThanOrEqual(12);
    }
  });
});
