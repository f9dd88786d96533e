import { declaredCollections } from '@pothik/service-kit/host';
import { SERVICES } from '../platform/local-services.js';
import { originalId, REPLICAS } from './projections.js';

describe('the projections of every service', () => {
  it('are those that services declare, and their originals are where events are written', async () => {
    const declared = await Promise.all(
      SERVICES.map(async (service) =>
        (await declaredCollections(service)).map((one) => ({ ...one, place: `${service.name}.${one.name}` })),
      ),
    );
    const places = (which: 'isProjection' | 'isOutbox') =>
      declared.flat().flatMap((one) => (one[which] ? [one.place] : []));
    expect(new Set(REPLICAS.map(({ copy }) => `${copy.owner}.${copy.collection}`))).toEqual(
      new Set(places('isProjection')),
    );
    for (const { originals } of REPLICAS)
      for (const { owner, collection } of originals) expect(places('isOutbox')).toContain(`${owner}.${collection}`);
  });

  it('bear the ids of their originals, a name behind its kind', () => {
    expect(originalId('name/665000000000000000000005')).toBe('665000000000000000000005');
    expect(originalId('665000000000000000000005')).toBe('665000000000000000000005');
  });
});
