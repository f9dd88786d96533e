import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { onceClosed } from './once-closed.js';

describe('what a response holds is let go', () => {
  it('once its reader leaves', async () => {
    const response = new PassThrough();
    const act = jest.fn();
    onceClosed(response as unknown as ServerResponse, act);
    expect(act).not.toHaveBeenCalled();
    await once(response.destroy(), 'close');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('at once when its reader has left already', async () => {
    const response = new PassThrough().destroy();
    await once(response, 'close');
    const act = jest.fn();
    onceClosed(response as unknown as ServerResponse, act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
