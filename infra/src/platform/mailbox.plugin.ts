import type { CapturedMail, Mailbox } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf } from './language-of-request.js';
import { MAILBOX_SCRIPT_ADDRESS, MAILBOX_STYLE, MAILBOX_STYLESHEET, mailboxPage } from './mailbox-page.js';
import { MAILBOX_SCRIPT } from './mailbox-script.js';
import { sendDevelopmentPage } from './send-development-page.js';

const query = z.object({ to: z.string().trim().optional() });

/**
 * The development mailbox: every mail the platform would have sent, on a page and as JSON, newest first. It awaits
 * `mailsSent`, because mails are sent after the answer to the request, and people look here at once.
 */
export async function registerMailbox(
  root: FastifyInstance,
  mailbox: Mailbox,
  mailsSent: () => Promise<void>,
): Promise<void> {
  const mailsTo = async (to: string | undefined): Promise<CapturedMail[]> => {
    await mailsSent();
    return mailbox.list(to ? { to } : {});
  };
  root.get('/dev/mail.json', (request) => mailsTo(query.parse(request.query).to));
  root.get(MAILBOX_STYLESHEET, (_request, reply) => reply.type('text/css').send(MAILBOX_STYLE));
  root.get(MAILBOX_SCRIPT_ADDRESS, (_request, reply) => reply.type('text/javascript').send(MAILBOX_SCRIPT));
  root.get('/dev/mail', async (request, reply) => {
    const { to = '' } = query.parse(request.query);
    const page = mailboxPage({ mails: await mailsTo(to), to, language: languageOf(request) });
    return sendDevelopmentPage(reply, page);
  });
}
