import { singletonVersions } from '@pothik/build-kit/singletons';

// The bundler writes it from the same list.
Reflect.set(globalThis, 'SHARED_VERSIONS', singletonVersions);

it.each(Object.entries(singletonVersions))(
  'the shell shares its %s of version %s with remotes',
  async (name, version) => {
    const { shareScope } = await import('./share-scope');
    expect(Object.keys(shareScope[name] ?? {})).toEqual([version]);
    expect(shareScope[name]?.[version]?.get()()).toEqual(expect.any(Object));
  },
);
