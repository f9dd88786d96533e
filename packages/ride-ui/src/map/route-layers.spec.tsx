import { routeLayers, routeSource } from './route-layers';

const FROM = { lat: 23.7555, lng: 90.3742 };
const TO = { lat: 23.732, lng: 90.4262 };
const COLOURS = { route: 'green', routePlan: 'ink', routeCase: 'white' } as Parameters<typeof routeLayers>[0];
const colourOf = (agreed: boolean) => {
  const [, line] = routeLayers(COLOURS, { isRoad: true, agreed });
  return (line as unknown as { paint: Record<string, unknown> }).paint['line-color'];
};

describe('the way on the map', () => {
  it('is ink while it is a plan, and green once the ride is agreed', () => {
    expect([colourOf(false), colourOf(true)]).toEqual(['ink', 'green']);
  });

  it('is dotted on a casing, because a straight line is no road', () => {
    const [casing, line] = routeLayers(COLOURS, { isRoad: false, agreed: true });
    expect(casing?.paint).toEqual({ 'line-color': 'white', 'line-width': 10 });
    expect(line?.paint).toHaveProperty('line-dasharray');
  });

  it('is a whole line along the roads', () => {
    const [, line] = routeLayers(COLOURS, { isRoad: true, agreed: true });
    expect(line?.paint).not.toHaveProperty('line-dasharray');
  });

  it('goes from the pickup to the drop, as longitude and latitude; without both there is none', () => {
    const { features } = routeSource({ points: [FROM, TO], isRoad: false, agreed: true });
    expect(features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'LineString',
        coordinates: [
          [90.3742, 23.7555],
          [90.4262, 23.732],
        ],
      },
    ]);
    expect(routeSource(undefined).features).toEqual([]);
  });
});
