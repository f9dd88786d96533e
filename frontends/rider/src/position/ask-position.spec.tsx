import { browserAt } from '../testing/browser-position';
import { askPosition } from './ask-position';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(globalThis, 'isSecureContext');
});

describe('the question for the position', () => {
  it('has no answer without GPS', async () => {
    expect(await askPosition()).toBe('UNKNOWN');
  });

  it('is not put without https, where the browser would refuse whatever the person allows', async () => {
    const ask = browserAt({ code: 1 });
    Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: false });
    expect(await askPosition()).toBe('UNKNOWN');
    expect(ask).not.toHaveBeenCalled();
  });

  it('that nobody answers ends by itself', async () => {
    jest.useFakeTimers();
    browserAt(new Promise(() => undefined));
    const answer = askPosition();
    await jest.advanceTimersByTimeAsync(45_000);
    expect(await answer).toBe('UNKNOWN');
  });

  it.each([
    ['refused', { code: 1 }, 'REFUSED'],
    ['too slow', { code: 3 }, 'UNKNOWN'],
    ['at 0, 0', { latitude: 0, longitude: 0 }, 'OUTSIDE'],
  ])('%s', async (_how, answer, said) => {
    browserAt(answer);
    expect(await askPosition()).toBe(said);
  });
});
