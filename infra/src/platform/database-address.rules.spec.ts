import { listeningArguments, readyAddress } from './database-address.rules.js';

describe('the embedded database', () => {
  it.each(['linux', 'darwin'] as const)('on %s has no port', (platform) => {
    expect(listeningArguments(platform)).toEqual([]);
    expect(listeningArguments(platform, 'mongodb://%2Fdata%2Fmongo.sock')).toEqual([]);
  });

  it('on Windows takes a free port, and the same again after a restart', () => {
    expect(listeningArguments('win32')).toEqual(['--port', '0']);
    expect(listeningArguments('win32', 'mongodb://127.0.0.1:4711')).toEqual(['--port', '4711']);
  });

  it('prints its address once it is ready', () => {
    expect(readyAddress('embedded-mongo is ready on mongodb://%2Fdata%2Fmongo.sock')).toBe(
      'mongodb://%2Fdata%2Fmongo.sock',
    );
    expect(readyAddress('embedded-mongo is ready on mongodb://127.0.0.1:4711')).toBe('mongodb://127.0.0.1:4711');
    expect(readyAddress('mongodb://127.0.0.1:4711')).toBeUndefined();
  });
});
