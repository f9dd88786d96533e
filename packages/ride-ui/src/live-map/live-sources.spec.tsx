import type { LiveMarker } from './live-content';
import { GROUPED_ABOVE, isCrowded, liveSources } from './live-sources';

const mark = (id: string, state: LiveMarker['state'], lng = 90.4): LiveMarker => ({
  id,
  state,
  vehicleType: 'CNG',
  point: { lat: 23.75, lng },
});
const NOTHING = { drivers: [], incidents: [], track: [] };
const idsIn = ({ features }: { features: { properties: unknown }[] }) =>
  features.map(({ properties }) => (properties as { id: string }).id);

describe('the live map', () => {
  it('groups free cars alone: others and SOS are in sources of their own', () => {
    const drivers = [mark('free', 'FREE'), mark('on', 'ON_RIDE'), mark('old', 'STALE')];
    const sources = liveSources({ ...NOTHING, drivers, incidents: [{ id: 'sos', point: { lat: 23.7, lng: 90.4 } }] });
    expect(idsIn(sources['live-free'])).toEqual(['free']);
    expect(idsIn(sources['live-busy'])).toEqual(['on', 'old']);
    expect(idsIn(sources['live-sos'])).toEqual(['sos']);
  });

  it('draws the chosen driver apart, never within a group', () => {
    const sources = liveSources({ ...NOTHING, drivers: [mark('a', 'FREE'), mark('b', 'FREE')], chosen: 'b' });
    expect(idsIn(sources['live-free'])).toEqual(['a']);
    expect(idsIn(sources['live-chosen'])).toEqual(['b']);
  });

  it('draws stale below free, free below rides, rides below asked', () => {
    const states = ['STALE', 'FREE', 'COMING', 'ON_RIDE', 'ASKED'] as const;
    const orders = states.map((state) => {
      const { 'live-free': free, 'live-busy': busy } = liveSources({ ...NOTHING, drivers: [mark('a', state)] });
      return (free.features[0] ?? busy.features[0])?.properties?.order as number;
    });
    expect(orders).toEqual([...orders].sort((left, right) => left - right));
  });

  it('draws a track from its second point on', () => {
    const points = [
      { lat: 23.7, lng: 90.4 },
      { lat: 23.71, lng: 90.41 },
    ];
    expect(liveSources({ ...NOTHING, track: points.slice(0, 1) })['live-track'].features).toEqual([]);
    expect(liveSources({ ...NOTHING, track: points })['live-track'].features[0]?.geometry).toMatchObject({
      coordinates: [
        [90.4, 23.7],
        [90.41, 23.71],
      ],
    });
  });

  it(`groups above ${GROUPED_ABOVE} free cars in view`, () => {
    const view = { contains: ([lng]: [number, number]) => lng < 91 };
    const free = Array.from({ length: GROUPED_ABOVE }, (_, index) => mark(String(index), 'FREE'));
    expect(isCrowded([...free, mark('elsewhere', 'FREE', 92), mark('busy', 'ON_RIDE')], view)).toBe(false);
    expect(isCrowded([...free, mark('one more', 'FREE')], view)).toBe(true);
  });
});
