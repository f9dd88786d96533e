import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { userHttp } from '@pothik/contracts/user';
import { ENDLESS_DRAWING } from '../../../e2e/support/hostile-drawing.js';
import { AGAIN_AFTER_MS, type Attack } from './attack.js';

/** Each rider sends a drawing that takes minutes to render as their picture, and again as soon as it is answered. */
export function uploads(address: string, cookies: readonly string[]): Attack {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A call that ended keeps its listener until it is collected.
  setMaxListeners(0, signal);
  const answers: string[] = [];
  const attackers: Promise<void>[] = [];

  const upload = async (cookie: string): Promise<string> => {
    const form = new FormData();
    form.append(userHttp.update.files.field, new Blob([ENDLESS_DRAWING], { type: 'image/svg+xml' }), 'drawing.svg');
    const { method, path } = userHttp.update;
    try {
      const answer = await fetch(`${address}/api/v1${path}`, { method, headers: { cookie }, body: form, signal });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch {
      // A refused or reset connection is what the platform may do, and it is counted.
      return 'closed';
    }
  };

  const attack = async (cookie: string): Promise<void> => {
    while (!signal.aborted) {
      const answer = await upload(cookie);
      if (!signal.aborted) answers.push(answer);
      await pause(AGAIN_AFTER_MS);
    }
  };

  return {
    start() {
      for (const cookie of cookies) attackers.push(attack(cookie));
    },
    async stop() {
      stopping.abort();
      await Promise.all(attackers);
      return answers;
    },
  };
}
