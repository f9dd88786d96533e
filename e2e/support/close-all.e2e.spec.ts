import { closeAll } from './close-all.js';

const failing = (message: string) => async () => {
  throw new Error(message);
};

describe('the parts of a test', () => {
  it('are closed in turn, also those after one that fails, whose failure is thrown', async () => {
    const closed: string[] = [];
    const noting = (name: string) => async () => closed.push(name);
    await expect(closeAll([noting('load'), failing('no engine'), noting('platform')])).rejects.toThrow('no engine');
    expect(closed).toEqual(['load', 'platform']);
  });

  it('say every failure', async () => {
    const closing = closeAll([failing('no engine'), () => undefined, failing('killed')]);
    await expect(closing).rejects.toThrow('Error: no engine\nError: killed');
  });

  it('are closed after one that never closes', async () => {
    let isClosed = false;
    const parts = [
      () => new Promise(() => undefined),
      () => {
        isClosed = true;
      },
    ];
    await expect(closeAll(parts, 1)).rejects.toThrow('Did not close within 1 ms');
    expect(isClosed).toBe(true);
  });
});
