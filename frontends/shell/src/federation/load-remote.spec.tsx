import { waitFor } from '@testing-library/react';
import { host, loadLibraries } from './host';
import { leaveOldRelease } from './old-release';
import { leaveReplacedShell } from './replaced-shell';

jest.mock('./old-release', () => ({ leaveOldRelease: jest.fn(async () => {}) }));
jest.mock('./replaced-shell', () => ({ leaveReplacedShell: jest.fn(async () => {}) }));
jest.mock('./host', () => ({
  host: { registerRemotes: jest.fn(), loadRemote: jest.fn(), preloadRemote: jest.fn() },
  loadLibraries: jest.fn(),
}));

const manifestOf = (release: string) => `/remotes/rider/${release}/mf-manifest.json`;
const registrationOf = (release: string) => [[{ name: 'rider', entry: manifestOf(release) }], { force: true }];
const loading = jest.mocked(host.loadRemote);
const registering = jest.mocked(host.registerRemotes);

/** The server's list of remotes with their current release. */
function released(release: string) {
  const asked = jest.fn(async () => new Response(JSON.stringify({ rider: manifestOf(release) })));
  globalThis.fetch = asked;
  return asked;
}

/** As in a page that was just opened: nothing is registered. */
async function freshPage() {
  let opened: typeof import('./load-remote') | undefined;
  await jest.isolateModulesAsync(async () => {
    opened = await import('./load-remote');
  });
  if (!opened) throw new Error('The module did not load.');
  return opened;
}

beforeEach(() => {
  loading.mockReset();
  registering.mockReset();
  jest.mocked(leaveOldRelease).mockClear();
  jest.mocked(leaveReplacedShell).mockClear();
  jest.mocked(loadLibraries).mockReset();
});

describe('loading a remote', () => {
  it('fetches the list and registers the remote once, as long as loading succeeds', async () => {
    const asked = released('one');
    loading.mockImplementation(async (id) => id);
    const { loadRemote, expectRemote } = await freshPage();
    await expectRemote('rider', 'routes');
    expect(host.preloadRemote).toHaveBeenCalledWith([{ nameOrAlias: 'rider', exposes: ['routes'] }]);
    expect(await loadRemote('rider', 'routes')).toBe('rider/routes');
    expect(await loadRemote('rider', 'get-ride')).toBe('rider/get-ride');
    expect(registering.mock.calls).toEqual([registrationOf('one')]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith('/remotes.json', { cache: 'no-cache' });
  });

  it('loads the release that the list names then, when it retries after a failure', async () => {
    released('one');
    loading.mockRejectedValueOnce(new Error('down'));
    const { loadRemote } = await freshPage();
    await expect(loadRemote('rider', 'routes')).rejects.toMatchObject({ name: 'RemoteUnavailable', remote: 'rider' });
    released('two');
    loading.mockResolvedValueOnce('the new release');
    expect(await loadRemote('rider', 'routes')).toBe('the new release');
    expect(registering.mock.calls).toEqual([registrationOf('one'), registrationOf('two')]);
  });

  it('fails when a library that it shares with the shell does not load', async () => {
    released('one');
    loading.mockResolvedValue('the module');
    jest.mocked(loadLibraries).mockRejectedValueOnce(new Error('offline'));
    const { loadRemote } = await freshPage();
    await expect(loadRemote('rider', 'routes')).rejects.toMatchObject({ name: 'RemoteUnavailable' });
    expect(await loadRemote('rider', 'routes')).toBe('the module');
  });

  it('fails when the remote has no such module', async () => {
    released('one');
    loading.mockResolvedValueOnce(null);
    const { loadRemote } = await freshPage();
    await expect(loadRemote('rider', 'routes')).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'The remote rider exposes no routes.' }),
    });
  });

  it('checks whether its release still exists and another shell is served when a shared version does not satisfy the remote', async () => {
    released('one');
    loading.mockRejectedValueOnce(new Error('Version 1.0.0 from shell does not satisfy the requirement'));
    const { loadRemote } = await freshPage();
    await expect(loadRemote('rider', 'routes')).rejects.toMatchObject({ name: 'RemoteUnavailable' });
    await waitFor(() => expect(leaveReplacedShell).toHaveBeenCalledTimes(1));
    expect(jest.mocked(leaveOldRelease).mock.calls).toEqual([[manifestOf('one')]]);
  });

  it('gives up on one that does not answer for 8 seconds, and fetches it again at the next request', async () => {
    jest.useFakeTimers();
    released('one');
    loading.mockReturnValueOnce(new Promise(() => {}));
    const { loadRemote } = await freshPage();
    const failed = expect(loadRemote('rider', 'routes')).rejects.toMatchObject({ name: 'RemoteUnavailable' });
    await jest.advanceTimersByTimeAsync(8_000);
    await failed;
    jest.useRealTimers();
    loading.mockResolvedValueOnce('here at last');
    expect(await loadRemote('rider', 'routes')).toBe('here at last');
  });
});
