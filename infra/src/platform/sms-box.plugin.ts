import type { CapturedSms, SmsBox } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf } from './language-of-request.js';
import { sendDevelopmentPage } from './send-development-page.js';
import { SMS_STYLE, SMS_STYLESHEET, smsPage } from './sms-page.js';

const query = z.object({ to: z.string().optional() });

/**
 * Every SMS that the platform would have sent, on a page and as JSON, newest first. It awaits `codesSent`, because codes are sent
 * after the answer to the request, and people look here at once.
 */
export async function registerSmsBox(
  root: FastifyInstance,
  box: SmsBox,
  codesSent: () => Promise<void>,
): Promise<void> {
  const sentTo = async (filter: { to?: string | undefined }): Promise<CapturedSms[]> => {
    await codesSent();
    return box.list(filter);
  };
  root.get('/dev/sms.json', (request) => sentTo(query.parse(request.query)));
  root.get(SMS_STYLESHEET, (_request, reply) => reply.type('text/css').send(SMS_STYLE));
  root.get('/dev/sms', async (request, reply) =>
    sendDevelopmentPage(reply, smsPage(await sentTo({}), languageOf(request))),
  );
}
