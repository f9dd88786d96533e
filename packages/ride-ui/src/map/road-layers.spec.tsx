import type { MapColours } from './map-content';
import { roadLayers } from './road-layers';

const COLOURS = { minor: 'a', secondary: 'b', primary: 'c', trunk: 'd', case: 'e', caseMain: 'f' } as MapColours;
const layer = (name: string) => roadLayers(COLOURS).find(({ id }) => id === name);
/** Width in px at zoom 12, 14 and 16. */
const widths = (name: string) => {
  const width = (layer(name) as unknown as { paint: Record<string, unknown[]> }).paint['line-width'] ?? [];
  return [12, 14, 16].map((zoom) => width[width.indexOf(zoom) + 1]);
};

describe('the roads', () => {
  it.each([
    ['minor', [0, 1.5, 5]],
    ['secondary', [2, 4, 9]],
    ['primary', [3, 6, 12]],
    ['trunk', [4, 8, 15]],
    ['trunk-case', [5.5, 9.5, 16.5]],
  ])('have the widths of their class: %s', (name, expected) => {
    expect(widths(name)).toEqual(expected);
  });

  it('minor ones come from zoom 13, without a casing', () => {
    expect(layer('minor')).toMatchObject({ minzoom: 13 });
    expect(layer('minor-case')).toBeUndefined();
  });

  it('each rank of the map file belongs to one class', () => {
    const ranks = ['minor', 'secondary', 'primary', 'trunk'].flatMap((name) => {
      const [, , [, listed]] = (layer(name) as unknown as { filter: [string, unknown, [string, number[]]] }).filter;
      return listed;
    });
    expect(ranks.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
