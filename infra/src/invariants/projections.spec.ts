import { declaredCollections } from '@pothik/service-kit/host';
import { SERVICES } from '../platform/local-services.js';
import { originalId, PROJECTIONS } from './projections.js';

describe('the projections of every service', () => {
  it('are those that services declare, and their originals are collections with an outbox', async () => {
    const declared = await Promise.all(
      SERVICES.map(async (service) =>
        (await declaredCollections(service)).map((one) => ({ ...one, path: `${service.name}.${one.name}` })),
      ),
    );
    const collections = (which: 'isProjection' | 'isOutbox') =>
      declared.flat().flatMap((one) => (one[which] ? [one.path] : []));
    expect(new Set(PROJECTIONS.map(({ copy }) => `${copy.owner}.${copy.collection}`))).toEqual(
      new Set(collections('isProjection')),
    );
    for (const { originals } of PROJECTIONS)
      for (const { owner, collection } of originals)
        expect(collections('isOutbox')).toContain(`${owner}.${collection}`);
  });

  it('have the ids of their originals, a name after the prefix of its kind', () => {
    expect(originalId('name/665000000000000000000005')).toBe('665000000000000000000005');
    expect(originalId('665000000000000000000005')).toBe('665000000000000000000005');
  });
});
