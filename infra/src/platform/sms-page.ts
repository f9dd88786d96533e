import type { Language } from '@pothik/contracts/platform';
import type { CapturedSms } from '@pothik/engines';
import { DEVELOPMENT_STYLE, developmentPage, escapeHtml } from './development-page.js';

export const SMS_STYLESHEET = '/dev/sms.css';
export const SMS_STYLE = DEVELOPMENT_STYLE;

/** How many SMS the page shows: the newest. */
export const SMS_SHOWN = 50;

const TEXT = {
  en: {
    title: 'SMS',
    lead: 'SMS that Pothik would send stay here, newest first. Reload to see new ones.',
    none: 'No SMS yet. Log in with a phone number, and the code appears here.',
    parts: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
  },
  bn: {
    title: 'এসএমএস',
    lead: 'পথিক যেসব এসএমএস পাঠাত, সেগুলো এখানে থাকে, নতুনটি আগে। নতুন এসএমএস দেখতে পাতাটি আবার খুলুন।',
    none: 'এখনো কোনো এসএমএস নেই। ফোন নম্বর দিয়ে লগ ইন করুন, কোডটি এখানে আসবে।',
    parts: (count: number) => `${new Intl.NumberFormat('bn').format(count)} অংশ`,
  },
} as const;

/** The SMS as a page, newest first. */
export function smsPage(messages: readonly CapturedSms[], language: Language): string {
  const text = TEXT[language];
  const shown = messages.slice(0, SMS_SHOWN).map((sms) => article(sms, language));
  const body = `<p>${text.lead}</p>
${shown.length > 0 ? shown.join('\n') : `<p>${text.none}</p>`}`;
  return developmentPage({ title: text.title, stylesheet: SMS_STYLESHEET, body, language });
}

function article({ to, text, parts, at }: CapturedSms, language: Language): string {
  const moment = at.toISOString();
  return `<article><h2>${escapeHtml(to)}</h2><p>${TEXT[language].parts(parts)} · <time datetime="${moment}">${moment}</time></p><pre>${escapeHtml(text)}</pre></article>`;
}
