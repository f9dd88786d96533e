import { EngineUnavailable } from '@pothik/engines';
import { firstValueFrom, NEVER, of, Subject, throwError } from 'rxjs';
import { inTime } from './in-time.js';

const PATIENCE_MS = 5;
const notBegun = () => false;

describe('a handler’s answer', () => {
  it('is passed on, and so is its failure', async () => {
    expect(await firstValueFrom(inTime(of('fare'), notBegun))).toBe('fare');
    const failure = new TypeError('no such fare');
    await expect(
      firstValueFrom(
        inTime(
          throwError(() => failure),
          notBegun,
        ),
      ),
    ).rejects.toBe(failure);
  });

  it('that does not come means that an engine is unavailable', async () => {
    await expect(firstValueFrom(inTime(NEVER, notBegun, PATIENCE_MS))).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('that has begun takes as long as it takes', async () => {
    const stream = new Subject<string>();
    let asked = () => {};
    const wasAsked = new Promise<void>((resolve) => (asked = resolve));
    const hasBegun = () => {
      asked();
      return true;
    };
    const answered = firstValueFrom(inTime(stream, hasBegun, PATIENCE_MS));
    await wasAsked;
    stream.next('the end');
    expect(await answered).toBe('the end');
  });
});
