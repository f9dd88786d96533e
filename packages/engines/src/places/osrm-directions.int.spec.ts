import { inspect } from 'node:util';
import { directionsContract } from '../contracts/directions.contract.js';
import { CutLine } from '../testing/cut-line.js';
import { OsrmDirections } from './osrm-directions.js';
import { type Answering, RouterStandIn } from './testing/router-stand-in.js';

const DHANMONDI = { lat: 23.7461, lng: 90.3742 };
const NIKUNJA = { lat: 23.8103, lng: 90.4125 };
const UNAVAILABLE = { name: 'EngineUnavailable', engine: 'router' };

let router: RouterStandIn;

beforeEach(async () => {
  router = await RouterStandIn.start();
});
afterEach(() => router.close());

directionsContract('OsrmDirections', 'ROUTER', async () => new OsrmDirections({ url: router.url }));

const json =
  (status: number, body: string): Answering =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

describe('A router', () => {
  const everyCall: [string, (directions: OsrmDirections) => Promise<unknown>][] = [
    ['distance', (directions) => directions.distance(DHANMONDI, NIKUNJA)],
    ['distances', (directions) => directions.distances([DHANMONDI], NIKUNJA)],
    ['line', (directions) => directions.line(DHANMONDI, NIKUNJA)],
  ];

  it('that ends a connection when it is used again is asked once more', async () => {
    const directions = new OsrmDirections({ url: `${router.url}/` });
    const answered = await directions.distance(DHANMONDI, NIKUNJA);
    let ended = 0;
    router.answerBy((request) => {
      ended += 1;
      router.answerBy();
      request.socket.destroy();
    });
    expect(await directions.distance(DHANMONDI, NIKUNJA)).toEqual(answered);
    expect(ended).toBe(1);
  });

  it('that ends every connection is away', async () => {
    router.answerBy((request) => request.socket.destroy());
    const directions = new OsrmDirections({ url: router.url });
    await expect(directions.distance(DHANMONDI, NIKUNJA)).rejects.toMatchObject(UNAVAILABLE);
    expect(router.requests).toHaveLength(2);
  });

  it.each(everyCall)('that does not answer, is slow or answers nonsense is away: %s', async (_name, call) => {
    const directions = new OsrmDirections({ url: router.url });
    const nothing: Answering = () => undefined;
    for (const answering of [
      nothing,
      json(502, '<html>'),
      json(200, '{"code":"Ok"}'),
      json(400, '{"code":"InvalidUrl"}'),
    ]) {
      router.answerBy(answering);
      await expect(call(directions)).rejects.toMatchObject(UNAVAILABLE);
    }
  });

  it('of which no connection can be made is away, and there again when it answers', async () => {
    const address = new URL(router.url);
    const line = await CutLine.to(address.hostname, Number(address.port));
    const directions = new OsrmDirections({ url: `http://127.0.0.1:${line.port}` });
    await line.cut();
    await expect(directions.ping()).rejects.toMatchObject(UNAVAILABLE);
    await line.mend();
    await expect(directions.ping()).resolves.toBeUndefined();
    await line.close();
  });

  it('that refuses leaves nobody’s point in the error', async () => {
    const directions = new OsrmDirections({ url: router.url });
    router.answerBy((request, response) => response.end(JSON.stringify({ code: 'InvalidUrl', message: request.url })));
    for (const [, call] of everyCall) {
      const error = await call(directions).catch((thrown: unknown) => thrown);
      expect(inspect(error, { depth: 5 })).not.toMatch(/23\.\d|90\.\d/);
    }
  });
});
