import { Running } from './running.js';

let running: Running;
let told: string[];

const end = async (name: string) => {
  told.push(`${name} ends`);
};

beforeEach(() => {
  running = new Running();
  told = [];
});

describe('what runs', () => {
  it('ends in reverse order, once', async () => {
    for (const name of ['database', 'services', 'gateway']) await running.start(async () => name, end);
    await Promise.all([running.stop(), running.stop()]);
    expect(told).toEqual(['gateway ends', 'services ends', 'database ends']);
  });

  it('is waited for while it is starting, then ended, before what it stands on', async () => {
    await running.start(async () => 'database', end);
    let stand = (_name: string): void => undefined;
    const services = new Promise<string>((resolve) => {
      stand = resolve;
    });
    const starting = running.start(() => services, end);
    const stopping = running.stop();
    stand('services');
    await stopping;
    expect(await starting).toBe('services');
    expect(told).toEqual(['services ends', 'database ends']);
  });

  it('that did not start has nothing to end', async () => {
    await running.start(async () => 'database', end);
    const failing = running.start(() => Promise.reject(new Error('no')), end);
    await expect(failing).rejects.toThrow('no');
    await running.stop();
    expect(told).toEqual(['database ends']);
  });

  it('is not begun any more once everything stops', async () => {
    expect(running.isStopping).toBe(false);
    const stopping = running.stop();
    expect(running.isStopping).toBe(true);
    const begin = jest.fn(async () => 'gateway');
    await expect(running.start(begin, end)).rejects.toThrow('stops');
    await stopping;
    expect(begin).not.toHaveBeenCalled();
  });
});
