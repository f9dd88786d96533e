import { PinoLogger } from '../logging/pino-logger.js';
import { Sweeper } from './sweeper.js';

const sweeperOf = () => new Sweeper(PinoLogger.create('test', { level: 'silent' }));

describe('A sweep', () => {
  it('never overlaps itself, and continues after a failure', async () => {
    const sweeper = sweeperOf();
    let turns = 0;
    sweeper.every('failing', 60_000, async () => {
      turns += 1;
      throw new Error('once more');
    });
    await Promise.all([sweeper.run('failing'), sweeper.run('failing')]);
    expect(turns).toBe(1);
    await sweeper.run('failing');
    expect(turns).toBe(2);
    await sweeper.onModuleDestroy();
  });

  it('finishes its running turn before the service stops', async () => {
    const sweeper = sweeperOf();
    let ended = false;
    sweeper.every('slow', 60_000, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      ended = true;
    });
    void sweeper.run('slow');
    await sweeper.onModuleDestroy();
    expect(ended).toBe(true);
  });
});
