import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { onResponseClosed } from './on-response-closed.js';

describe('the resources of a response are released', () => {
  it('once its reader disconnects', async () => {
    const response = new PassThrough();
    const release = jest.fn();
    onResponseClosed(response as unknown as ServerResponse, release);
    expect(release).not.toHaveBeenCalled();
    await once(response.destroy(), 'close');
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('at once when its reader has disconnected already', async () => {
    const response = new PassThrough().destroy();
    await once(response, 'close');
    const release = jest.fn();
    onResponseClosed(response as unknown as ServerResponse, release);
    expect(release).toHaveBeenCalledTimes(1);
  });
});
