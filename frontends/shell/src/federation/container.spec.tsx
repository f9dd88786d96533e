import { loadContainer } from './container';
import { shareScope } from './share-scope';

jest.mock('./share-scope', () => ({ shareScope: { react: {} } }));

const FOLDER = 'http://localhost/remotes/rider/0123456789ab';
const ADDRESS = `${FOLDER}/mf-manifest.json`;

const manifest = {
  metaData: { globalName: 'rider', remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [
    { path: './routes', assets: { js: { sync: ['js/routes.js', 'js/both.js'] }, css: { sync: ['css/routes.css'] } } },
    { path: './get-ride', assets: { js: { sync: ['js/get-ride.js', 'js/both.js'] }, css: { sync: [] } } },
  ],
};

const container = {
  init: jest.fn(),
  get: jest.fn(async (path: string) => () => `the module at ${path}`),
};

type Outcome = 'left a container' | 'threw' | 'did not come';

/** Simulates the browser: an added script fires load or error. */
function answering(outcome: Outcome, status = 200) {
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(manifest), { status }));
  const ran: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((element) => {
    document.head.appendChild(element as Element);
    if (!(element instanceof HTMLScriptElement)) return;
    ran.push(element.src);
    if (outcome === 'left a container') Reflect.set(globalThis, 'rider', container);
    queueMicrotask(() => element.dispatchEvent(new Event(outcome === 'did not come' ? 'error' : 'load')));
  });
  return ran;
}

const preloaded = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);

afterEach(() => jest.restoreAllMocks());

describe('a remote’s container', () => {
  it('receives the share scope, and the module’s files are preloaded in parallel with the entry, each once', async () => {
    const ran = answering('left a container');
    const remote = await loadContainer(ADDRESS, './routes');
    expect(ran).toEqual([`${FOLDER}/remoteEntry.js`]);
    expect(container.init).toHaveBeenCalledWith(shareScope);
    const ofRoutes = [`${FOLDER}/js/routes.js`, `${FOLDER}/js/both.js`, `${FOLDER}/css/routes.css`];
    expect(preloaded()).toEqual(ofRoutes);
    expect(await remote.get('./routes')).toBe('the module at ./routes');
    expect(await remote.get('./get-ride')).toBe('the module at ./get-ride');
    expect(preloaded()).toEqual([...ofRoutes, `${FOLDER}/js/get-ride.js`]);
    expect(document.querySelector('script')).toBeNull();
  });

  it.each<[string, Outcome, number]>([
    [`${ADDRESS} answered 503.`, 'left a container', 503],
    [`${FOLDER}/remoteEntry.js did not come.`, 'did not come', 200],
    // A container of an earlier release on the page must not be used for this one.
    [`The entry of ${ADDRESS} left no container rider.`, 'threw', 200],
  ])('fails: %s', async (message, outcome, status) => {
    Reflect.set(globalThis, 'rider', container);
    answering(outcome, status);
    await expect(loadContainer(ADDRESS, './routes')).rejects.toThrow(message);
  });

  it('fails when the shared version does not satisfy it', async () => {
    answering('left a container');
    container.get.mockRejectedValueOnce(new Error('Unsatisfied version 1.0.0 from shell'));
    const remote = await loadContainer(ADDRESS, './routes');
    await expect(remote.get('./routes')).rejects.toThrow('Unsatisfied version');
  });
});
