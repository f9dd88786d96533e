import { entryAddress, filesOf, type Manifest } from './manifest.rules';

const ADDRESS = 'http://localhost:8080/remotes/rider/0123456789ab/mf-manifest.json';
const FOLDER = 'http://localhost:8080/remotes/rider/0123456789ab';

const manifest: Manifest = {
  metaData: { globalName: 'rider', remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [
    { path: './routes', assets: { js: { sync: ['js/1.js', 'js/2.js'] }, css: { sync: ['css/1.css'] } } },
    { path: './get-ride', assets: { js: { sync: ['js/3.js'] }, css: { sync: [] } } },
  ],
};

describe('a remote’s manifest', () => {
  it('gives the address of the entry', () => {
    expect(entryAddress(manifest, ADDRESS)).toBe(`${FOLDER}/remoteEntry.js`);
  });

  it('lists the files of one exposed module', () => {
    expect(filesOf(manifest, './routes', ADDRESS)).toEqual({
      scripts: [`${FOLDER}/js/1.js`, `${FOLDER}/js/2.js`],
      styles: [`${FOLDER}/css/1.css`],
    });
  });

  it('lists no files of a module that is not exposed', () => {
    expect(filesOf(manifest, './earnings', ADDRESS)).toEqual({ scripts: [], styles: [] });
  });
});
