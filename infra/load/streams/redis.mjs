import { connectSharedEngines } from '@pothik/engines/connect';
import { PinoLogger } from '@pothik/service-kit/host';
import { Engines } from '../../../lab/engines/engines.mjs';

/** The Redis of REDIS_URL, or one that is started for it; stopped after the work. @throws {Error} when there is neither */
export async function withRedis(work) {
  const engines = new Engines({ names: ['redis'] });
  const { REDIS_URL: url } = await engines.up();
  try {
    const [missing] = Object.values(engines.missing());
    if (missing) throw new Error(missing);
    const logger = PinoLogger.create('bench', { level: 'warn' });
    const shared = await connectSharedEngines({ REDIS_URL: url }, { logger });
    try {
      return await work({ url, publish: (channel, message) => shared.keyValue.publish(channel, message) });
    } finally {
      await shared.close();
    }
  } finally {
    await engines.down();
  }
}
