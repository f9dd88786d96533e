import { host, loadLibraries } from './host';

const KIT = { version: '1.0.0', shareConfig: { singleton: true, requiredVersion: '^1.0.0' } };

/** As the build does with what it provides. */
const provide = (name: string, get: () => Promise<() => unknown>) =>
  host.initOptions({ name: 'shell', remotes: [], shared: { [name]: { ...KIT, get } } });

describe('the libraries that remotes share', () => {
  it('are all loaded, each once', async () => {
    const get = jest.fn(async () => () => 'the kit');
    provide('kit', get);
    await loadLibraries();
    await loadLibraries();
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('are loaded without the network by what remotes ask for', async () => {
    const factory = await host.loadShare<string>('kit', { customShareInfo: KIT });
    expect(factory ? factory() : factory).toBe('the kit');
  });

  it('are refused to whoever needs a newer one', async () => {
    const asked = { shareConfig: { ...KIT.shareConfig, requiredVersion: '^1.9.0', strictVersion: true } };
    await expect(host.loadShare('kit', { customShareInfo: asked })).rejects.toThrow(
      'Version 1.0.0 from shell of shared singleton module kit does not satisfy the requirement',
    );
  });

  it('fail when one does not load', async () => {
    provide('broken', async () => Promise.reject(new Error('offline')));
    await expect(loadLibraries()).rejects.toThrow('offline');
  });
});
