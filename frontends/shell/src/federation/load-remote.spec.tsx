import { waitFor } from '@testing-library/react';
import { loadContainer } from './container';
import { leaveOldRelease, leaveReplacedShell } from './old-release';

jest.mock('./old-release', () => ({
  leaveOldRelease: jest.fn(async () => {}),
  leaveReplacedShell: jest.fn(async () => {}),
}));
jest.mock('./container', () => ({ loadContainer: jest.fn() }));

const manifestOf = (release: string) => `/remotes/rider/${release}/mf-manifest.json`;
const addressOf = (release: string) => `http://localhost${manifestOf(release)}`;
const loading = jest.mocked(loadContainer);
const remote = (get: (path: string) => Promise<unknown>) => ({ get });

/** The server's list of remotes with their current release. */
function released(release: string) {
  const asked = jest.fn(async () => new Response(JSON.stringify({ rider: manifestOf(release) })));
  globalThis.fetch = asked;
  return asked;
}

/** As in a page that was just opened: nothing is cached. */
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
  jest.mocked(leaveOldRelease).mockClear();
  jest.mocked(leaveReplacedShell).mockClear();
});

describe('loading a remote', () => {
  it('fetches list and container once, as long as loading succeeds', async () => {
    const asked = released('one');
    loading.mockResolvedValue(remote(async (path) => path));
    const { loadRemote } = await freshPage();
    expect(await loadRemote('rider', 'routes')).toBe('./routes');
    expect(await loadRemote('rider', 'get-ride')).toBe('./get-ride');
    expect(loading.mock.calls).toEqual([[addressOf('one'), './routes']]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith('/remotes.json', { cache: 'no-cache' });
  });

  it('loads the release that the list names then, when it retries after a failure', async () => {
    released('one');
    loading.mockRejectedValueOnce(new Error('down'));
    const { loadRemote } = await freshPage();
    await expect(loadRemote('rider', 'routes')).rejects.toMatchObject({ name: 'RemoteUnavailable', remote: 'rider' });
    released('two');
    loading.mockResolvedValueOnce(remote(async () => 'the new release'));
    expect(await loadRemote('rider', 'routes')).toBe('the new release');
    expect(loading).toHaveBeenLastCalledWith(addressOf('two'), './routes');
  });

  it('checks whether its release still exists and another shell is served when a shared version does not satisfy the remote', async () => {
    released('one');
    loading.mockResolvedValue(remote(() => Promise.reject(new Error('Unsatisfied version 1.0.0 from shell'))));
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
    loading.mockResolvedValueOnce(remote(async () => 'here at last'));
    expect(await loadRemote('rider', 'routes')).toBe('here at last');
  });
});
