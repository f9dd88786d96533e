import { withKeptAddress } from './kept-address.rules';

const ROAD = 'Road 27 (New 16), Dhanmondi';
const ROAD_NAMES = ['Road 27 (New 16)', 'রোড ২৭ (নতুন ১৬)', 'Dhanmondi, Dhaka', 'ধানমন্ডি, ঢাকা'];
const ROAD_BN = 'রোড ২৭ (নতুন ১৬), ধানমন্ডি';
const STATION = 'Kamalapur Railway Station, Motijheel';
const STATION_NAMES = ['Kamalapur Railway Station', 'কমলাপুর রেলওয়ে স্টেশন', 'Motijheel, Dhaka', 'মতিঝিল, ঢাকা'];

const chosen = (typed: string, suggested = ROAD, names = ROAD_NAMES) => withKeptAddress(typed, suggested, names, 200);

describe('choosing a suggested street', () => {
  it.each([
    ['House 12/A, Road 27, Dhanmondi', 'House 12/A'],
    ['House 12/A Road 27 Dhanmondi', 'House 12/A'],
    ['Road 27 House 12, Dhanmondi', 'House 12'],
    ['House 27, Road 27', 'House 27'],
    ['house no 16 road 27', 'house no 16'],
    ['House#12, Rd 27', 'House#12'],
    ['House-12 Road-27', 'House-12'],
    ['12/A Road 27', '12/A'],
    ['12, Road 27, Dhanmondi', '12'],
    ['Flat B4, House 9, Road 27', 'Flat B4, House 9'],
    ['Flat B House 9 Road 27', 'Flat B House 9'],
    ['3rd floor, House 9, Rd 27, Dhanmondi', '3rd floor, House 9'],
    ['Block C, Road 27', 'Block C'],
    ['Rahman Villa, Road 27', 'Rahman Villa'],
    ['Rahman Villa Road 27', 'Rahman Villa'],
    ['House 5, near the mosque, Road 27, Dhanmondi', 'House 5, near the mosque'],
    ['House 5, House of Abul, Dhanmandi', 'House 5, House of Abul'],
    ['House 12/A, Rode 27, Dhanmandi', 'House 12/A'],
    ['House 12', 'House 12'],
  ])('keeps the house that was typed: %s', (typed, kept) => {
    expect(chosen(typed)).toBe(`${kept}, ${ROAD}`);
  });

  it.each([
    ['বাসা ১২/ক, রোড ২৭, ধানমন্ডি', 'বাসা ১২/ক'],
    ['বাড়ি নং ২৭, রোড ২৭', 'বাড়ি নং ২৭'],
    ['৪ তলা, বাসা ৯, ধানমন্ডি ২৭', '৪ তলা, বাসা ৯'],
    ['ফ্ল্যাট বি৪ বাসা ৯ রোড ২৭', 'ফ্ল্যাট বি৪ বাসা ৯'],
    ['মসজিদের পাশে, রোড ২৭, ধানমন্ডি', 'মসজিদের পাশে'],
  ])('keeps it in Bangla: %s', (typed, kept) => {
    expect(chosen(typed, ROAD_BN)).toBe(`${kept}, ${ROAD_BN}`);
    expect(chosen(typed)).toBe(`${kept}, ${ROAD}`);
  });

  it.each([
    'Road 27',
    'Road 27, Dhanmondi',
    'road 27 dhan',
    'dhanmondi 27',
    'Rod 27, Dhanmandi',
    'Road 28, Dhanmondi',
    'Dhanmondi 32',
    'রোড ২৭',
    'রোড ২৭, ধানমণ্ডি',
    'near Road 27',
    '',
    ' , ',
  ])('keeps nothing of a part of its name, misspelled or not: %s', (typed) => {
    expect(chosen(typed)).toBe(ROAD);
  });

  it.each([
    'Kamalapur',
    'kamlapur stesion',
    'KRS',
    'the big train place',
    'near Kamalapur station',
    'কমলাপুর স্টেশনের পাশে',
  ])('keeps nothing when a landmark itself is chosen: %s', (typed) => {
    expect(chosen(typed, STATION, STATION_NAMES)).toBe(STATION);
  });

  it('keeps what lies at a landmark', () => {
    const typed = 'Gate 2, kamalapur station, beside the tea stall';
    expect(chosen(typed, STATION, STATION_NAMES)).toBe(`Gate 2, beside the tea stall, ${STATION}`);
  });

  it('keeps only what fits into a location, the place before all', () => {
    const typed = `House 12, ${'near the very old banyan tree '.repeat(7).trim()}, Road 27`;
    expect(chosen(typed)).toBe(`House 12, ${ROAD}`);
    expect(withKeptAddress('House 12, Road 27', ROAD, ROAD_NAMES, ROAD.length + 3)).toBe(ROAD);
  });
});
