import { PassThrough } from 'node:stream';
import { CallerLeft, isCut, readBody } from './read-body.js';

const limits = { maximumBytes: 4, withinMs: 600_000 };
const code = (name: string) => expect.objectContaining({ code: name });

describe('a body is read', () => {
  it('completely, up to its limit', async () => {
    const stream = new PassThrough();
    stream.write('ab');
    stream.end('cd');
    expect((await readBody(stream, limits)).toString()).toBe('abcd');
  });

  it('until it is too large; what follows stays unread, so that the refusal goes first', async () => {
    const stream = new PassThrough();
    const reading = readBody(stream, limits);
    stream.write('abcde');
    await expect(reading).rejects.toEqual(code('request/too-large'));
    expect([stream.isPaused(), isCut(stream)]).toEqual([true, false]);
  });

  it('until it takes too long, and its connection is not kept', async () => {
    const stream = new PassThrough();
    const reading = readBody(stream, { ...limits, withinMs: 10 });
    stream.write('a');
    await expect(reading).rejects.toEqual(code('request/too-slow'));
    expect(isCut(stream)).toBe(true);
  });

  it('until somebody else ends it, with that reason', async () => {
    const ending = new AbortController();
    const stream = new PassThrough();
    const reading = readBody(stream, { ...limits, signal: ending.signal });
    ending.abort('no place left');
    await expect(reading).rejects.toBe('no place left');
    expect(isCut(stream)).toBe(true);
  });

  it('until its sender leaves, also before the reading has begun', async () => {
    const stream = new PassThrough();
    const reading = readBody(stream, limits);
    stream.destroy(new Error('aborted'));
    await expect(reading).rejects.toBeInstanceOf(CallerLeft);
    await expect(readBody(stream, limits)).rejects.toBeInstanceOf(CallerLeft);
  });
});
