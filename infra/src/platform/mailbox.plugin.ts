import type { KeptMail, Mailbox } from '@pothik/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEVELOPMENT_STYLE, developmentPage, escapeHtml } from './development-page.js';

const query = z.object({ to: z.string().optional() });

/**
 * The development mailbox: every mail the platform would have sent, on a page and as JSON, newest first. `mailsSent` is
 * waited for: mails go out after the answer to whoever asked for them, and people look here at once.
 */
export async function registerMailbox(
  root: FastifyInstance,
  mailbox: Mailbox,
  mailsSent: () => Promise<void>,
): Promise<void> {
  const mailsOf = async (request: FastifyRequest): Promise<KeptMail[]> => {
    await mailsSent();
    return mailbox.list(query.parse(request.query));
  };
  root.get('/dev/mail.json', mailsOf);
  root.get('/dev/mail.css', (_request, reply) => reply.type('text/css').send(DEVELOPMENT_STYLE));
  root.get('/dev/mail', async (request, reply) => {
    const mails = await mailsOf(request);
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; font-src 'self'")
      .type('text/html; charset=utf-8')
      .send(page(mails));
  });
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dhaka' });

function page(mails: readonly KeptMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, at }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time datetime="${at.toISOString()}">${WHEN.format(at)}</time></p><pre>${escapeHtml(text)}</pre></article>`,
  );
  const body = articles.join('\n') || '<p>No mail yet. Register, ask for a code, and it appears here.</p>';
  return developmentPage({ title: 'Mailbox', stylesheet: '/dev/mail.css', body });
}
