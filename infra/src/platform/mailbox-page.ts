import type { Language } from '@pothik/contracts/platform';
import type { CapturedMail } from '@pothik/engines';
import { DEVELOPMENT_STYLE, developmentPage, escapeHtml } from './development-page.js';
import { MAILBOX_TEXT } from './mailbox-text.js';

export const MAILBOX_STYLESHEET = '/dev/mail.css';
export const MAILBOX_SCRIPT_ADDRESS = '/dev/mail.js';

export const MAILBOX_STYLE = `${DEVELOPMENT_STYLE}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}label{flex:1 1 14rem;font-weight:600}label input{display:block;width:100%;margin-top:.25rem;font-weight:400}
form .button{display:inline-flex;align-items:center;text-decoration:none}
.code{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;margin-top:.75rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--sunken)}
.code b{font-size:1.75rem;line-height:1.2;letter-spacing:.08em;user-select:all}
pre a{font-weight:600}`;

/** How many mails the page shows: the newest. */
export const MAILS_SHOWN = 50;

interface MailboxPage {
  mails: readonly CapturedMail[];
  /** The recipient whose mail is shown; everybody's when empty. */
  to: string;
  language: Language;
}

/** The mailbox as a page: newest first, a code in large digits that one click copies. */
export function mailboxPage({ mails, to, language }: MailboxPage): string {
  const text = MAILBOX_TEXT[language];
  const shown = mails.slice(0, MAILS_SHOWN).map((mail) => article(mail, language));
  const everybody = to === '' ? '' : `<a class="button" href="/dev/mail">${text.everybody}</a>`;
  const body = `<p>${text.lead}</p>
<form><label>${text.person}<input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off" placeholder="rider@pothik.test"></label><button>${text.show}</button>${everybody}</form>
<p id="notice" role="status" data-arrived="${text.arrived}" data-copied="${text.copied}"></p>
<div id="mails">${shown.join('\n')}</div>
<p id="none"${mails.length > 0 ? ' hidden' : ''}>${text.none}</p>
${mails.length > MAILS_SHOWN ? `<p>${text.older}</p>` : ''}`;
  return developmentPage({
    title: text.title,
    stylesheet: MAILBOX_STYLESHEET,
    body,
    language,
    script: MAILBOX_SCRIPT_ADDRESS,
  });
}

function article({ to, subject, text, at, replyTo }: CapturedMail, language: Language): string {
  const words = MAILBOX_TEXT[language];
  const answers = replyTo === undefined ? '' : `<p>${words.answersTo} ${escapeHtml(replyTo)}</p>`;
  const code = codeIn(text);
  const copy = `<button type="button" data-copy="${code}" hidden>${words.copy}</button>`;
  const key = escapeHtml(`${at.toISOString()} ${to}`);
  return `<article data-mail="${key}"><h2>${escapeHtml(subject)}</h2><p><a href="?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a> · <time datetime="${at.toISOString()}">${momentOf(at, language)}</time></p>${answers}${code === undefined ? '' : `<div class="code"><b>${code}</b>${copy}</div>`}<pre>${withLinks(text)}</pre></article>`;
}

/** The one-time code of a mail: the end of its first line. */
export const codeIn = (text: string): string | undefined => /^[^\n]*\b(\d{6})(?:\n|$)/.exec(text)?.[1];

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, (address) => `<a href="${address}">${address}</a>`);

function momentOf(at: Date, language: Language): string {
  const isBangla = language === 'bn';
  const moment = new Intl.DateTimeFormat(isBangla ? 'bn-BD' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'Asia/Dhaka',
    ...(isBangla && { dayPeriod: 'short' }),
  }).format(at);
  // Bangla says the part of the day before the time.
  return isBangla ? moment.replace(/(\S+) (\S+)$/, '$2 $1') : moment;
}
