import { rideEvents, type TariffForm } from '@pothik/contracts/ride';
import { later } from '../rides/rules/ride.rules.js';
import { MINUTE, NOW, refusalOf } from '../rides/rules/sample-ride.js';
import { addTariff, changeZone, cityOfBoth } from './city.rules.js';
import { DHAKA } from './dhaka.table.js';

const BY = '665000000000000000000009';
const form = (fields: Partial<TariffForm> = {}): TariffForm => ({
  vehicleType: 'CAR',
  base: 65,
  baseKilometres: 2,
  perKilometre: 24,
  perMinute: 2,
  waitingPerMinute: 2,
  minimum: 90,
  validFrom: NOW.toISOString(),
  source: 'The operator’s own',
  reason: 'Fuel is dearer',
  version: 1,
  ...fields,
});

describe('a new version of a tariff', () => {
  it('follows the newest one, which stays', () => {
    const { next } = addTariff(DHAKA, form(), BY, NOW);
    expect(next.tariffs.slice(0, -1)).toEqual(DHAKA.tariffs);
    expect(next.tariffs.at(-1)).toMatchObject({ version: 2, vehicleType: 'CAR', base: 65, byId: BY, createdAt: NOW });
  });

  it('is the first of a vehicle type that had none', () => {
    const bare = { ...DHAKA, tariffs: [] };
    expect(addTariff(bare, form({ version: 0 }), BY, NOW).next.tariffs).toMatchObject([{ version: 1 }]);
  });

  it.each([0, 2])('that follows version %i, when 1 is the newest, is refused', (version) => {
    expect(refusalOf(() => addTariff(DHAKA, form({ version }), BY, NOW))).toBe('ride/city-changed');
  });

  it('may begin a minute ago at the earliest', () => {
    const from = (milliseconds: number) => form({ validFrom: later(NOW, milliseconds).toISOString() });
    expect(addTariff(DHAKA, from(-MINUTE), BY, NOW).next.tariffs).toHaveLength(DHAKA.tariffs.length + 1);
    expect(refusalOf(() => addTariff(DHAKA, from(-MINUTE - 1), BY, NOW))).toBe('ride/tariff-too-early');
  });

  it('is in the audit log, with what it was and its reason', () => {
    const { events } = addTariff(DHAKA, form(), BY, NOW);
    expect(events.map(({ definition }) => definition)).toEqual([rideEvents.actRecorded]);
    expect(rideEvents.actRecorded.payload.parse(events[0]?.payload)).toMatchObject({
      act: 'tariff-added',
      subjectType: 'city',
      subjectId: 'dhaka',
      reason: 'Fuel is dearer',
      before: { version: 1, perKilometre: 22 },
      after: { version: 2, perKilometre: 24 },
    });
  });
});

describe('a changed outline', () => {
  const zone = DHAKA.zone.slice(0, 10);
  const order = (fields: object = {}) => ({ zone, zoneVersion: 1, reason: 'The city grew', ...fields });

  it('follows the present one, and is in the audit log', () => {
    const { next, events } = changeZone(DHAKA, order());
    expect(next).toMatchObject({ zone, zoneVersion: 2 });
    expect(events).toMatchObject([
      { payload: { act: 'zone-changed', before: { zoneVersion: 1 }, after: { zoneVersion: 2, corners: 10 } } },
    ]);
  });

  it('is refused when somebody changed it meanwhile', () => {
    expect(refusalOf(() => changeZone(DHAKA, order({ zoneVersion: 2 })))).toBe('ride/city-changed');
  });

  it('is refused when its sides cross', () => {
    const [one, two, ...rest] = zone;
    expect(refusalOf(() => changeZone(DHAKA, order({ zone: [two, one, ...rest] })))).toBe('ride/zone-crosses-itself');
  });
});

describe('the city of a ride', () => {
  const [inside, alsoInside, outside] = [
    { lat: 23.75, lng: 90.38 },
    { lat: 23.87, lng: 90.4 },
    { lat: 22.36, lng: 91.78 },
  ];

  it('has both of its points', () => {
    expect(cityOfBoth([DHAKA], inside, alsoInside)).toBe(DHAKA);
    expect([cityOfBoth([DHAKA], inside, outside), cityOfBoth([DHAKA], outside, inside)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the tariffs of Dhaka at the first start', () => {
  it.each(DHAKA.tariffs.map((tariff) => [tariff.vehicleType, tariff] as const))(
    'of %s is not above the law, and says where it is from',
    (_type, { legal, base, baseKilometres, perKilometre, perMinute, minimum, source }) => {
      expect(source.length).toBeGreaterThan(10);
      const law = legal ?? { base, baseKilometres, perKilometre, perMinute };
      expect(base).toBeLessThanOrEqual(law.base);
      expect(baseKilometres).toBeGreaterThanOrEqual(law.baseKilometres);
      expect(perKilometre).toBeLessThanOrEqual(law.perKilometre);
      expect(perMinute).toBeLessThanOrEqual(law.perMinute);
      expect(legal === null ? minimum : law.base).toBeGreaterThanOrEqual(minimum);
    },
  );
});
