import { isEngineUnavailable } from '@pothik/engines';
import { sharedLoader } from './shared-loader.js';

describe('A shared loader', () => {
  it('gives up a read that is never answered, and reads what was asked for meanwhile', async () => {
    const asked: (readonly string[])[] = [];
    const loader = sharedLoader((keys) => {
      asked.push(keys);
      return asked.length === 1 ? new Promise<string[]>(() => undefined) : Promise.resolve([...keys]);
    }, 20);
    const lost = loader.load('lost').catch((error: unknown) => error);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const [error, next] = await Promise.all([lost, loader.load('next')]);
    expect(isEngineUnavailable(error)).toBe(true);
    expect(next).toBe('next');
    expect(asked).toEqual([['lost'], ['next']]);
  });
});
