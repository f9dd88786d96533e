import type { KeptMail, Mailbox } from '@pothik/service-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const query = z.object({ to: z.string().optional() });

/** The web app's own font files: a code mail may be in Bangla, and not every machine can draw it. */
const FONT_FACES = ['latin', 'bangla']
  .flatMap((script) => [400, 600].map((weight) => ({ script, weight })))
  .map(
    ({ script, weight }) =>
      `@font-face{font-family:"Hind Siliguri ${script}";font-weight:${weight};src:url(/fonts/hind-siliguri-${script}-${weight}.woff2) format("woff2")}`,
  )
  .join('\n');

const STYLE = `${FONT_FACES}
body{font:16px/1.6 "Hind Siliguri latin","Hind Siliguri bangla",system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;background:#faf8f6;color:#1d1915}
h1{font-size:1.5rem}article{background:#fff;border:1px solid #e6e0db;border-radius:1rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.125rem;margin:0}p{margin:.25rem 0;color:#635c57}pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0}
@media (prefers-color-scheme:dark){body{background:#14110e;color:#f5f0ea}article{background:#1d1915;border-color:#36302b}p{color:#b5aba2}}`;

/** The development mailbox: every mail the platform would have sent, on a page and as JSON, newest first. */
export async function registerMailbox(root: FastifyInstance, mailbox: Mailbox): Promise<void> {
  root.get('/dev/mail.json', async (request) => mailbox.list(query.parse(request.query)));
  root.get('/dev/mail.css', (_request, reply) => reply.type('text/css').send(STYLE));
  root.get('/dev/mail', async (request, reply) => {
    const mails = await mailbox.list(query.parse(request.query));
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox – Pothik</title><link rel="stylesheet" href="/dev/mail.css"></head><body><h1>Mailbox</h1>\n${body}\n</body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
