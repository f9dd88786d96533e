import { createServer } from 'node:net';
import { StartRefusal } from '../refusals/start-refusal.js';

/** Checks a port before anything is started. @throws StartRefusal when it is taken or may not be opened */
export async function refusePortInUse(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      reject(new StartRefusal(`Port ${port} ${reason}: stop what uses it, or set PORT to another.`));
    });
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
