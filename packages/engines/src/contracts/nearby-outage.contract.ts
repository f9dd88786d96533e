import { randomUUID } from 'node:crypto';
import type { Nearby, PlaceKind } from '../places/nearby.js';
import { untilBack } from './engine-line.js';
import { type CuttableNearby, EVERYBODY, FARMGATE, TTL_MS } from './nearby-under-test.js';

const everyCall: [string, (nearby: Nearby, kind: PlaceKind) => Promise<unknown>][] = [
  ['tell', (nearby, kind) => nearby.tell(kind, 'other', FARMGATE, new Date())],
  ['forget', (nearby, kind) => nearby.forget(kind, 'other')],
  ['nearest', (nearby, kind) => nearby.nearest(kind, FARMGATE, EVERYBODY)],
  ['placeOf', (nearby, kind) => nearby.placeOf(kind, 'other')],
  ['all', (nearby, kind) => nearby.all(kind, 10)],
  ['ping', (nearby) => nearby.ping()],
];

const newKind = (): PlaceKind => ({ name: `contract-${randomUUID()}`, ttlMs: TTL_MS });

/** What an adapter guarantees while its engine is unavailable, and once it is back. */
export function nearbyOutageContract(name: string, make: () => Promise<CuttableNearby>): void {
  describe(`${name} when its engine is unavailable and available again`, () => {
    let tested: CuttableNearby;

    beforeEach(async () => {
      tested = await make();
    });
    afterEach(async () => {
      await tested.nearby.close();
      await tested.closeLine();
    });

    it.each(everyCall)('%s reports the outage, and works again by itself', async (_name, call) => {
      const { nearby, clock, cut, mend } = tested;
      const kind = newKind();
      await nearby.tell(kind, 'one', FARMGATE, clock.now());
      await cut();
      await expect(call(nearby, kind)).rejects.toMatchObject({ name: 'EngineUnavailable' });
      await mend();
      await untilBack(nearby);
      expect(await nearby.placeOf(kind, 'one')).toMatchObject({ id: 'one' });
      await call(nearby, kind);
    });

    it('constructed while its engine is unavailable, it works when it is available', async () => {
      const { clock, cut, mend, another } = tested;
      await cut();
      const nearby = another();
      await expect(nearby.ping()).rejects.toMatchObject({ name: 'EngineUnavailable' });
      await mend();
      await untilBack(nearby);
      await nearby.tell(newKind(), 'one', FARMGATE, clock.now());
      await nearby.close();
    });
  });
}
