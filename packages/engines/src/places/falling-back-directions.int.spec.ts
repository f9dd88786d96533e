import { directionsContract } from '../contracts/directions.contract.js';
import type { Logger } from '../logging/logger.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { BundledDirections } from './bundled-directions.js';
import { FallingBackDirections } from './falling-back-directions.js';
import { OsrmDirections } from './osrm-directions.js';
import { RouterStandIn } from './testing/router-stand-in.js';

const DHANMONDI = { lat: 23.7461, lng: 90.3742 };
const NIKUNJA = { lat: 23.8103, lng: 90.4125 };

let router: RouterStandIn;
const bundled = new BundledDirections();

beforeEach(async () => {
  router = await RouterStandIn.start();
});
afterEach(() => router.close());

const directionsWith = (logger: Logger) =>
  new FallingBackDirections(new OsrmDirections({ url: router.url }), bundled, logger, { away: 'away', back: 'back' });

directionsContract('FallingBackDirections', 'ROUTER', async () => directionsWith(new SilentLogger()));

describe('While the router', () => {
  it.each([
    ['does not answer', () => undefined],
    ['ends connections', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
  ])('%s, the bundled roads answer, and say so', async (_what, answering) => {
    const directions = directionsWith(new SilentLogger());
    router.answerBy(answering);
    expect(await directions.distance(DHANMONDI, NIKUNJA)).toEqual(await bundled.distance(DHANMONDI, NIKUNJA));
    expect((await directions.distances([DHANMONDI], NIKUNJA))[0]?.basis).toBe('ROADS');
    expect(await directions.line(DHANMONDI, NIKUNJA)).toEqual(await bundled.line(DHANMONDI, NIKUNJA));
    await expect(directions.ping()).rejects.toMatchObject({ name: 'EngineUnavailable' });
    router.answerBy();
    expect((await directions.distance(DHANMONDI, NIKUNJA)).basis).toBe('ROUTER');
  });

  it('is away, the log has one line, and one when it is back; none has a point', async () => {
    const lines: string[] = [];
    const line =
      (level: string) =>
      (...said: unknown[]) =>
        void lines.push(`${level} ${JSON.stringify(said)} ${said.at(-1)}`);
    const directions = directionsWith({
      ...new SilentLogger(),
      warn: line('warn'),
      info: line('info'),
    } as unknown as Logger);
    router.answerBy((request) => request.socket.destroy());
    await directions.distance(DHANMONDI, NIKUNJA);
    await directions.distances([DHANMONDI], NIKUNJA);
    router.answerBy();
    await directions.distance(DHANMONDI, NIKUNJA);
    await directions.distance(DHANMONDI, NIKUNJA);
    expect(lines.map((text) => text.replace(/ .* /, ' '))).toEqual(['warn away', 'info back']);
    expect(lines.join('\n')).not.toMatch(/23\.\d|90\.\d/);
  });
});
