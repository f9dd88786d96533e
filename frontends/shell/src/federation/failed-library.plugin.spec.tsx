import { createInstance } from '@module-federation/enhanced/runtime';
import failedLibrary from './failed-library.plugin';

const KIT = { version: '1.0.0', shareConfig: { singleton: true, requiredVersion: '^1.0.0' } };

/** A page whose first request of a shared library fails; every later one succeeds. */
function pageWith(plugins: ReturnType<typeof failedLibrary>[]) {
  const get = jest.fn(async () => () => 'the kit').mockRejectedValueOnce(new Error('offline'));
  return createInstance({ name: 'page', remotes: [], shared: { kit: { ...KIT, get } }, plugins });
}

describe('a shared library that did not load', () => {
  it('is requested again by the next load', async () => {
    const page = pageWith([failedLibrary()]);
    await expect(page.loadShare('kit')).rejects.toThrow('offline');
    const factory = await page.loadShare<string>('kit');
    expect(factory ? factory() : factory).toBe('the kit');
  });

  it('stays failed for as long as the page is open without the plugin', async () => {
    const page = pageWith([]);
    await expect(page.loadShare('kit')).rejects.toThrow('offline');
    await expect(page.loadShare('kit')).rejects.toThrow('offline');
  });
});
