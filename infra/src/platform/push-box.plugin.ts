import type { PushBox } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf } from './language-of-request.js';
import { PUSH_STYLE, PUSH_STYLESHEET, pushPage } from './push-page.js';
import { sendDevelopmentPage } from './send-development-page.js';

const query = z.object({ endpoint: z.string().optional() });

/** Every notice that the platform would have pushed, on a page and as JSON, newest first. */
export async function registerPushBox(root: FastifyInstance, box: PushBox): Promise<void> {
  root.get('/dev/push.json', (request) => {
    const { endpoint } = query.parse(request.query);
    return box.list(endpoint === undefined ? {} : { endpoint });
  });
  root.get(PUSH_STYLESHEET, (_request, reply) => reply.type('text/css').send(PUSH_STYLE));
  root.get('/dev/push', async (request, reply) =>
    sendDevelopmentPage(reply, pushPage(await box.list(), languageOf(request))),
  );
}
