import { vehicleRegistrationForm, vehicleUpdateForm } from './forms.js';
import {
  keptPlate,
  plateAreas,
  plateLetters,
  plateOfParts,
  platePartsOf,
  plateText,
  searchedPlate,
} from './plate.rules.js';
import { PLATE_AREAS, PLATE_CLASSES } from './plate-areas.table.js';

const lines = PLATE_AREAS.trim().split('\n');

describe('a plate of Bangladesh', () => {
  it.each([
    ['Dhaka Metro-Ga 11-1234', 'DM-GA-11-1234'],
    ['DHAKA METRO GA 11 1234', 'DM-GA-11-1234'],
    ['Dhaka Metro Ga-111234', 'DM-GA-11-1234'],
    ['dhakametroga111234', 'DM-GA-11-1234'],
    ['DM-GA-11-1234', 'DM-GA-11-1234'],
    ['dm ga 11 1234', 'DM-GA-11-1234'],
    ['DMGA111234', 'DM-GA-11-1234'],
    ['ঢাকা মেট্রো-গ ১১-১২৩৪', 'DM-GA-11-1234'],
    ['ঢাকা মেট্রো-ল ১২-৩৪৫৬', 'DM-LA-12-3456'],
    ['ঢাকামেট্রো ল ১২৩৪৫৬', 'DM-LA-12-3456'],
    ['ঢাকা-গ ১১-১২৩৪', 'DH-GA-11-1234'],
    ['চট্ট মেট্রো-থ ১১-১২৩৪', 'CM-THA-11-1234'],
    ['চট্টগ্রাম মেট্রো-থ ১১-১২৩৪', 'CM-THA-11-1234'],
    ['Chatto Metro THA 11-1234', 'CM-THA-11-1234'],
    ['বগু\u09dcা-হ ১১-১২৩৪', 'BO-HA-11-1234'],
    ['বগু\u09a1\u09bcা হ 11-1234', 'BO-HA-11-1234'],
    ["Cox's Bazar-La 11-1234", 'CX-LA-11-1234'],
    ['Comilla Ha 11-1234', 'CU-HA-11-1234'],
    ['ＤＭ－ＧＡ－１１－１２３４', 'DM-GA-11-1234'],
    ['Dhaka\u200b Metro-Ga\u00a011–1234', 'DM-GA-11-1234'],
    ['ঢাকা মেট্রো-ট ১১-১২৩৪', 'DM-TTA-11-1234'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(keptPlate(typed)).toBe(kept);
    expect(keptPlate(kept)).toBe(kept);
  });

  it('has an area of its own for 8 metros and 64 districts, and reads back from either language', () => {
    const codes = lines.map((line) => line.slice(0, 2));
    expect([codes.length, new Set(codes).size]).toEqual([72, 72]);
    for (const area of codes)
      for (const letter of Object.values(PLATE_CLASSES)) {
        const plate = `${area}-${letter}-11-1234`;
        expect([keptPlate(plateText(plate, 'en')), keptPlate(plateText(plate, 'bn'))]).toEqual([plate, plate]);
        expect(plate.length).toBeLessThanOrEqual(15);
      }
  });

  it('reads in the language of its reader', () => {
    expect(plateText('DM-GA-11-1234', 'en')).toBe('Dhaka Metro-Ga 11-1234');
    expect(plateText('DM-GA-11-1234', 'bn')).toBe('ঢাকা মেট্রো-গ ১১-১২৩৪');
    expect(plateText('ABC-12345', 'bn')).toBe('ABC-12345');
  });
});

describe('any other plate', () => {
  it.each(['ABC-12345', 'DK1234567', 'DHAKA-12345', 'Dhaka Metro 123456', 'UN 12 345', 'DM-XX-11-1234'])(
    '%s stays as it is',
    (typed) => {
      expect(keptPlate(typed)).toBe(typed);
    },
  );

  it.each(['АВС-12345', 'ABС-12345', 'ΑBC-12345', 'ঢাকা ১২৩৪৫৬', 'ABC/12345', 'ABC_12345', 'ÀBC-12345'])(
    '%s is refused by a sentence',
    (typed) => {
      const { error } = vehicleUpdateForm.safeParse({ vehicleLicense: typed });
      expect(error?.issues[0]?.message).toBe(
        'Write the plate as it reads, or with Latin letters, digits, spaces and hyphens.',
      );
    },
  );
});

describe('a vehicle’s form', () => {
  const form = { brand: 'Toyota', model: 'Axio', vehicleType: 'CAR' };
  it.each([
    ['Dhaka Metro-Ga 11-1234', 'DM-GA-11-1234'],
    ['ঢাকা মেট্রো-ল ১২-৩৪৫৬', 'DM-LA-12-3456'],
    ['১২৩৪৫৬৭৮', '12345678'],
  ])('takes %s', (typed, kept) => {
    expect(vehicleRegistrationForm.parse({ ...form, vehicleLicense: typed }).vehicleLicense).toBe(kept);
  });

  it.each([
    ['ABC-123', 'vehicle license must be at least 8 characters'],
    ['ABCDEFGH-1234567', 'vehicle license does not exceed 15 characters'],
  ])('refuses %s in the specification’s words', (typed, message) => {
    const { error } = vehicleRegistrationForm.safeParse({ ...form, vehicleLicense: typed });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

it.each([
  ['ঢাকা মেট্রো-ল ১২', 'DM-LA-12'],
  ['Dhaka Metro Ga', 'DM-GA'],
  ['dm-ga-11-1234', 'DM-GA-11-1234'],
  ['Rahima', undefined],
  ['Dhaka Metro', undefined],
])('%s is searched for as %s', (typed, beginning) => {
  expect(searchedPlate(typed)).toBe(beginning);
});

describe('a plate by its parts', () => {
  it.each([
    [{ area: 'DM', letter: 'GA', digits: '111234' }, 'Dhaka Metro-Ga 11-1234', 'ঢাকা মেট্রো-গ ১১-১২৩৪'],
    [{ area: 'DM', letter: 'GA', digits: '11' }, 'Dhaka Metro-Ga 11', 'ঢাকা মেট্রো-গ ১১'],
    [{ area: 'DM', letter: '', digits: '' }, 'Dhaka Metro', 'ঢাকা মেট্রো'],
    [{ area: 'DM', letter: '', digits: '111' }, 'Dhaka Metro 11-1', 'ঢাকা মেট্রো ১১-১'],
  ])('%j reads in both languages, and is read back', (parts, en, bn) => {
    expect([plateOfParts(parts, 'en'), plateOfParts(parts, 'bn')]).toEqual([en, bn]);
    expect([platePartsOf(en), platePartsOf(bn)]).toEqual([parts, parts]);
  });

  it('reads as nothing before an area is chosen', () => {
    expect(plateOfParts({ area: '', letter: 'GA', digits: '111234' }, 'bn')).toBe('');
  });

  it.each(['', 'ABC-12345', '12345678', 'DK1234567', 'UN 12 345'])('%j has none of them', (typed) => {
    expect(platePartsOf(typed)).toEqual({ area: '', letter: '', digits: '' });
  });

  it('can be chosen: metros first, then districts by name, and every letter', () => {
    for (const language of ['en', 'bn'] as const) {
      const areas = plateAreas(language).map(({ name }) => name);
      const districts = areas.slice(8);
      expect(areas).toHaveLength(72);
      expect(districts).toEqual([...districts].sort((one, other) => one.localeCompare(other, language)));
    }
    expect(plateAreas('en')[0]).toEqual({ code: 'DM', name: 'Dhaka Metro' });
    expect(plateAreas('bn')[0]).toEqual({ code: 'DM', name: 'ঢাকা মেট্রো' });
    expect([plateLetters('en')[2], plateLetters('bn')[2]]).toEqual([
      { code: 'GA', name: 'Ga (গ)' },
      { code: 'GA', name: 'গ' },
    ]);
    expect(plateLetters('bn')).toHaveLength(Object.keys(PLATE_CLASSES).length);
  });
});
