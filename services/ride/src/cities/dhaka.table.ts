import type { LegalRates } from '@pothik/contracts/ride';
import type { City } from './city.rules.js';
import type { Tariff } from './tariff.rules.js';

/** When the Ridesharing Service Guideline 2017 came into force: fares not above the Taxicab Guideline 2010. */
const IN_FORCE = new Date('2018-03-08T00:00:00+06:00');
/** When the fare of CNG autorickshaws was last set. */
const CNG_FARE = new Date('2015-11-01T00:00:00+06:00');

/** Taxicab Guideline 2010: Tk 85 for the first 2 km, 34 a km, 8.50 for two minutes. */
const TAXICAB: LegalRates = { base: 85, baseKilometres: 2, perKilometre: 34, perMinute: 4.25 };
/** The fare of CNG autorickshaws: Tk 40 for the first 2 km, 12 a km, 2 a minute that it stands, in traffic too. */
const CNG: LegalRates = { base: 40, baseKilometres: 2, perKilometre: 12, perMinute: 2 };

const TAXICAB_SOURCE =
  'The operator’s own, below the legal ceiling: Ridesharing Service Guideline 2017 (in force 8 March 2018), not above the Taxicab Guideline 2010 (The Daily Star 1520506; ambalanews24).';
const CNG_SOURCE =
  'Set by law: fare of CNG autorickshaws since November 2015, unchanged in 2025 (jagonews24 51055; bangladeshplease, 14 September 2015; dhakabangla, 21 May 2025). Tk 2 for a minute that it stands: the band reckons that it stands half of the minutes, the ceiling all.';
const BIKE_SOURCE = 'The operator’s own: no rate for motorcycles was found in the law.';

type Seeded = Pick<Tariff, 'vehicleType' | 'base' | 'perKilometre' | 'perMinute' | 'minimum'> & Partial<Tariff>;

const seeded = (tariff: Seeded): Tariff => ({
  version: 1,
  baseKilometres: 2,
  waitingPerMinute: 2,
  legal: TAXICAB,
  validFrom: IN_FORCE,
  source: TAXICAB_SOURCE,
  reason: 'First tariff',
  byId: '',
  createdAt: IN_FORCE,
  ...tariff,
});

const BIKE = { vehicleType: 'BIKE', base: 30, perKilometre: 11, perMinute: 0.5, minimum: 40 } as const;

/** Dhaka as it is at the first start; afterwards administrators change it. */
export const DHAKA: City = {
  cityId: 'dhaka',
  name: 'Dhaka',
  nameBn: 'ঢাকা',
  timeZone: 'Asia/Dhaka',
  zoneVersion: 1,
  /** Drawn by hand around the bundled roads (90.27-90.52 E, 23.67-23.96 N): Turag and Buriganga in the west and south, Tongi in the north, Purbachal and the Shitalakshya's side in the east. */
  zone: [
    { lat: 23.96, lng: 90.36 },
    { lat: 23.96, lng: 90.45 },
    { lat: 23.93, lng: 90.49 },
    { lat: 23.89, lng: 90.51 },
    { lat: 23.84, lng: 90.52 },
    { lat: 23.79, lng: 90.515 },
    { lat: 23.75, lng: 90.51 },
    { lat: 23.715, lng: 90.505 },
    { lat: 23.685, lng: 90.49 },
    { lat: 23.67, lng: 90.46 },
    { lat: 23.67, lng: 90.41 },
    { lat: 23.68, lng: 90.37 },
    { lat: 23.7, lng: 90.34 },
    { lat: 23.725, lng: 90.32 },
    { lat: 23.755, lng: 90.305 },
    { lat: 23.785, lng: 90.3 },
    { lat: 23.815, lng: 90.31 },
    { lat: 23.85, lng: 90.325 },
    { lat: 23.89, lng: 90.335 },
    { lat: 23.925, lng: 90.345 },
  ],
  tariffs: [
    seeded({
      vehicleType: 'CNG',
      base: 40,
      perKilometre: 12,
      perMinute: 1,
      minimum: 40,
      legal: CNG,
      validFrom: CNG_FARE,
      source: CNG_SOURCE,
    }),
    seeded({ vehicleType: 'CAR', base: 60, perKilometre: 22, perMinute: 1.5, minimum: 80 }),
    seeded({ vehicleType: 'EV', base: 60, perKilometre: 20, perMinute: 1.5, minimum: 80 }),
    seeded({ vehicleType: 'MINIVAN', base: 80, perKilometre: 30, perMinute: 2, minimum: 85 }),
    seeded({ vehicleType: 'PREMIUM', base: 80, perKilometre: 30, perMinute: 3, minimum: 85 }),
    seeded({ ...BIKE, legal: null, source: BIKE_SOURCE }),
  ],
};
