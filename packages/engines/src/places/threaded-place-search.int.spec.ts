import { placeSearchContract } from '../contracts/place-search.contract.js';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import { ThreadedPlaceSearch } from './threaded-place-search.js';

let search: ThreadedPlaceSearch;

beforeAll(() => {
  search = new ThreadedPlaceSearch();
});
afterAll(() => search.close());

placeSearchContract('ThreadedPlaceSearch', async () => search);

const ask = (text: string, isUrgent = false) => search.search(text, { language: 'en', limit: 1, isUrgent });

const GULSHAN = { lat: 23.7949, lng: 90.4143 };
const URGENT = { isUrgent: true };

describe('the place search in a thread', () => {
  it('answers others while it searches', async () => {
    const longest =
      'House 5 Road 27 Block C Sector 10 Lane 4 Mirpur Dhanmondi Banani Gulshan Uttara Badda Rampura Farmgate';
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 0);
    await Promise.all(Array.from({ length: 5 }, () => ask(longest)));
    clearInterval(turn);
    expect(turns).toBeGreaterThan(5);
  });

  it('refuses who would wait for more than 200 others, and answers these', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 300 }, () => ask('Gulshan')));
    const refused = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(isEngineUnavailable)).toBe(true);
    expect(asked.length - refused.length).toBeGreaterThanOrEqual(200);
    expect((await ask('Gulshan')).places).toHaveLength(1);
  });

  it('answers urgent questions although it is full, before those that wait', async () => {
    const ended: string[] = [];
    const noted = (name: string, question: Promise<unknown>) =>
      question.then(
        () => ended.push(name),
        () => 'refused',
      );
    const others = Array.from({ length: 300 }, () => noted('other', ask('Gulshan')));
    await Promise.all([
      noted('booking', ask('Gulshan', true)),
      noted('booking', search.placeAt(GULSHAN, 'en', URGENT)),
    ]);
    expect(ended.filter((name) => name === 'booking')).toHaveLength(2);
    expect(ended.length).toBeLessThan(50);
    expect(await Promise.all(others)).toContain('refused');
  });

  it('refuses who asks when it is closed', async () => {
    const closed = new ThreadedPlaceSearch();
    const first = closed.search('Gulshan', { language: 'en', limit: 1 }).catch((error: unknown) => error);
    await closed.close();
    expect(isEngineUnavailable(await first)).toBe(true);
  });
});
