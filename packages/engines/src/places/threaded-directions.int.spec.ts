import { directionsContract } from '../contracts/directions.contract.js';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import { ThreadedDirections } from './threaded-directions.js';

const DHANMONDI = { lat: 23.7461, lng: 90.3742 };
const UTTARA = { lat: 23.8759, lng: 90.3795 };

directionsContract('ThreadedDirections', 'ROADS', async () => new ThreadedDirections());

describe('ways in a thread', () => {
  const directions = new ThreadedDirections();
  afterAll(() => directions.close());

  it('let others be answered while they are found', async () => {
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 0);
    await Promise.all(Array.from({ length: 5 }, () => directions.distance(DHANMONDI, UTTARA)));
    clearInterval(turn);
    expect(turns).toBeGreaterThan(5);
  });

  it('refuse who asks when they are closed', async () => {
    const closed = new ThreadedDirections();
    const first = closed.distance(DHANMONDI, UTTARA).catch((error: unknown) => error);
    await closed.close();
    expect(isEngineUnavailable(await first)).toBe(true);
  });
});
