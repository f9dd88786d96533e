import { tariffWith } from '../../testing/samples';
import { versionsOf } from './tariff.rules';

const NOW = '2026-11-02T06:00:00.000Z';
const from = (version: number, validFrom: string) => tariffWith({ version, validFrom });

describe('the versions of a tariff', () => {
  const tariffs = [
    from(4, '2027-01-01T00:00:00.000Z'),
    from(3, '2026-12-01T00:00:00.000Z'),
    from(2, '2026-10-01T00:00:00.000Z'),
    from(1, '2026-01-01T00:00:00.000Z'),
    tariffWith({ version: 7, vehicleType: 'CNG' }),
  ];

  it('are the valid one, those to come and the earlier ones, of this vehicle type alone', () => {
    const { valid, coming, earlier, last } = versionsOf(tariffs, 'CAR', NOW);
    expect(valid?.version).toBe(2);
    expect(coming.map(({ version }) => version)).toEqual([3, 4]);
    expect(earlier.map(({ version }) => version)).toEqual([1]);
    expect(last).toBe(4);
  });

  it('of two from the same moment the later one is valid', () => {
    expect(versionsOf([from(1, NOW), from(2, NOW)], 'CAR', NOW).valid?.version).toBe(2);
  });

  it('before the first one, none is valid and a new one follows 0', () => {
    expect(versionsOf(tariffs, 'EV', NOW)).toEqual({ valid: undefined, coming: [], earlier: [], last: 0 });
  });
});
