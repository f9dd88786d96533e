import type { FoundPlace } from '@pothik/contracts/ride';
import { isNamedBy, meansElsewhere, metresFromText, placesAgree, unsaidOf } from './places-agree.rules.js';

const place = (name: string, area: string, metresNorth: number, fields: Partial<FoundPlace> = {}): FoundPlace => ({
  id: name,
  kind: 'LANDMARK',
  name,
  area: `${area}, Dhaka`,
  point: north(metresNorth),
  ...fields,
});
/** So many metres north of the point that is checked. */
const north = (metres: number) => ({ lat: 23.71 + metres / 111_195, lng: 90.41 });
const POINT = north(0);
const SADARGHAT = place('Sadarghat', 'Kotwali', 80, { nameBn: 'সদরঘাট' });
const AIRPORT = place('Hazrat Shahjalal Airport', 'Biman Bandar', 16_000);

const agree = (text: string, found: readonly FoundPlace[], own: FoundPlace | undefined = SADARGHAT) =>
  placesAgree({ text, point: POINT, found, own });

describe('a text and its point are of one place', () => {
  it('where the place that is meant first lies at the point', () => {
    expect(agree('KRS', [place('Kamalapur Railway Station', 'Motijheel', 900)], undefined)).toBe(true);
  });

  it.each([
    ['HOUSE', 1_000],
    ['CROSSING', 1_000],
    ['ROAD', 1_500],
    ['LOCALITY', 1_500],
    ['AREA', 4_000],
  ] as const)('where a %s lies within %i m, and not where it lies farther', (kind, metres) => {
    const [near, far] = [metres - 1, metres + 5].map((away) => place('Lalbagh', 'Lalbag', away, { kind }));
    expect([near, far].map((found) => found && agree('Lalbagh', [found], undefined))).toEqual([true, false]);
  });

  it.each(['Sadarghat', 'সদরঘাট', 'House 12/A, Sadarghat, Kotwali', 'sadar ghat'])(
    'where the point itself is called so: %s',
    (text) => {
      expect(agree(text, [place('Sadarghat Road', 'Kotwali', 4_000)])).toBe(true);
    },
  );

  it('where a long road has its middle farther away, in the area of the point', () => {
    const road = (area: string) => place('Dhaka Elevated Expressway', area, 5_500, { kind: 'ROAD' });
    const agreed = ['Kotwali', 'Tejgaon'].map((area) => agree(`Dhaka Elevated Expressway, ${area}`, [road(area)]));
    expect(agreed).toEqual([true, false]);
  });

  it('where a road of the name goes on in the next thana', () => {
    const avenue = (area: string, metres: number) => place('Avenue 2', area, metres, { kind: 'ROAD' });
    const [here, beyond, far] = [avenue('Kotwali', 100), avenue('Turag', 2_400), avenue('Turag', 2_600)];
    expect([beyond, far].map((other) => agree('Avenue 2, Turag', [other, here], here))).toEqual([true, false]);
  });

  it('where another one of its name lies elsewhere', () => {
    const road = (metres: number, area: string) => place('Road 5', area, metres, { kind: 'ROAD' });
    expect(agree('House 3, Road 5', [road(7_000, 'Gulshan'), road(400, 'Kotwali')], undefined)).toBe(true);
  });
});

describe('a text and its point are of two places', () => {
  it('where the text means one far away', () => {
    expect(agree('Airport', [AIRPORT])).toBe(false);
    expect(agree('Hazrat Shahjalal Airport', [AIRPORT, SADARGHAT])).toBe(false);
  });

  it('where the place at the point shares a word with the text, and the one far away says more of it', () => {
    const lane = place('Shahjalal Lane', 'Kotwali', 200, { kind: 'ROAD' });
    expect(agree('Hazrat Shahjalal Airport Terminal', [AIRPORT, lane], lane)).toBe(false);
  });

  it('where the text names the area of the point behind a place far away', () => {
    const terminal = place('Sayedabad Bus Terminal', 'Jatrabari', 5_000);
    expect(agree('Sayedabad Bus Terminal, Kotwali', [terminal])).toBe(false);
  });

  it('where the place at the point has the same number in another area', () => {
    const road = (area: string, metres: number) => place('Road 8', area, metres, { kind: 'ROAD' });
    expect(agree('Road 8, Khilgaon', [road('Khilgaon', 9_000), road('Kotwali', 100)], road('Kotwali', 100))).toBe(
      false,
    );
  });

  it.each(['The office behind the lake', '🚕🚕', '??'])('where nobody knows the text: %s', (text) => {
    expect(agree(text, [])).toBe(false);
  });

  it.each(['ᴀɪʀᴘᴏʀᴛ, Sadarghat', '🅐🅘🅡🅟🅞🅡🅣 Sadarghat', 'ᎪᏆᎡᏢᎾᎡᎢ, Sadarghat', '✈ Sadarghat', '空港 Sadarghat'])(
    'where people read more than is compared: %s',
    (text) => {
      expect(agree(text, [SADARGHAT])).toBe(false);
      expect(isNamedBy(text, SADARGHAT)).toBe(false);
    },
  );

  it('where a word of the point is only written again', () => {
    const words = 'Hazrat Shahjalal Airport Sadarghat Sadarghat Sadarghat';
    expect(agree(words, [AIRPORT, SADARGHAT])).toBe(false);
  });

  it('where nothing is known at the point', () => {
    expect(agree('Airport', [AIRPORT], undefined)).toBe(false);
  });
});

describe('the words that nobody at the point says', () => {
  const unsaid = (text: string) => unsaidOf({ text, point: POINT, found: [AIRPORT], own: SADARGHAT });

  it.each([
    ['Airport, Sadarghat', 'airport'],
    ['Airport via Sadarghat', 'airport'],
    ['House 12, Sadarghat, Kotwali', ''],
  ])('are kept without those that link: %s', (text, kept) => {
    expect(unsaid(text)).toBe(kept);
  });

  const elsewhere = (metres: number, fields: Partial<FoundPlace> = {}, name = 'Airport') =>
    meansElsewhere('airport', { point: POINT, found: [place(name, 'Biman Bandar', metres, fields)] });

  it('are of a place far away, and of none near', () => {
    expect([elsewhere(4_010), elsewhere(3_990), elsewhere(16_000, {}, 'Sadarghat')]).toEqual([true, false, false]);
    const both = [AIRPORT, place('Airport Store', 'Kotwali', 500)];
    expect(meansElsewhere('airport', { point: POINT, found: both })).toBe(false);
    expect(meansElsewhere('airport', { point: POINT, found: [] })).toBe(false);
  });

  it.each(['ROAD', 'HOUSE'] as const)('are of no place in particular where it is a %s', (kind) => {
    expect(elsewhere(16_000, { kind })).toBe(false);
  });
});

describe('the point’s own name', () => {
  it.each([
    'Sadarghat',
    'House 7, Sadarghat, Kotwali',
    'সদরঘাট, Dhaka',
    'Near Sadarghat, Kotwali',
    'সদরঘাট-এর কাছে, Dhaka',
  ])('says all of the text: %s', (text) => {
    expect(isNamedBy(text, SADARGHAT)).toBe(true);
  });

  it.each(['Airport, Sadarghat', 'Near Airport, Sadarghat', 'Near', '🚕'])(
    'does not say all of the text: %s',
    (text) => {
      expect(isNamedBy(text, SADARGHAT)).toBe(false);
      expect(isNamedBy(text, undefined)).toBe(false);
    },
  );
});

it('the distance from the text is that of the place that is meant first', () => {
  expect(metresFromText({ point: POINT, found: [AIRPORT, SADARGHAT] })).toBe(16_000);
  expect(metresFromText({ point: POINT, found: [] })).toBeUndefined();
});
