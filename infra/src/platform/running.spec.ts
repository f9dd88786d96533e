import { Running } from './running.js';

let running: Running;
let ended: string[];

const end = async (name: string) => {
  ended.push(`${name} ends`);
};

beforeEach(() => {
  running = new Running();
  ended = [];
});

describe('what runs', () => {
  it('is stopped in reverse order, once', async () => {
    for (const name of ['database', 'services', 'gateway']) await running.start(async () => name, end);
    await Promise.all([running.stop(), running.stop()]);
    expect(ended).toEqual(['gateway ends', 'services ends', 'database ends']);
  });

  it('is awaited while it starts, then stopped, before what it depends on', async () => {
    await running.start(async () => 'database', end);
    let started = (_name: string): void => undefined;
    const services = new Promise<string>((resolve) => {
      started = resolve;
    });
    const starting = running.start(() => services, end);
    const stopping = running.stop();
    started('services');
    await stopping;
    expect(await starting).toBe('services');
    expect(ended).toEqual(['services ends', 'database ends']);
  });

  it('that failed to start is not stopped', async () => {
    await running.start(async () => 'database', end);
    const failing = running.start(() => Promise.reject(new Error('no')), end);
    await expect(failing).rejects.toThrow('no');
    await running.stop();
    expect(ended).toEqual(['database ends']);
  });

  it('is not started any more once everything stops', async () => {
    expect(running.isStopping).toBe(false);
    const stopping = running.stop();
    expect(running.isStopping).toBe(true);
    const begin = jest.fn(async () => 'gateway');
    await expect(running.start(begin, end)).rejects.toThrow('stops');
    await stopping;
    expect(begin).not.toHaveBeenCalled();
  });
});
