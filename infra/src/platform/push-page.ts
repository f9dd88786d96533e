import type { Language } from '@pothik/contracts/platform';
import type { CapturedPush } from '@pothik/engines';
import { DEVELOPMENT_STYLE, developmentPage, escapeHtml } from './development-page.js';

export const PUSH_STYLESHEET = '/dev/push.css';
export const PUSH_STYLE = DEVELOPMENT_STYLE;

/** How many notices the page shows: the newest. */
export const PUSHES_SHOWN = 50;

const TEXT = {
  en: {
    title: 'Push',
    lead: 'Notices that Pothik would push to phones stay here, newest first. Reload to see new ones.',
    none: 'No notice yet. Turn on notices on a page, and ask a driver for a ride.',
    to: 'To',
    quiet: 'without a sound',
    stays: 'stays until it is touched',
    until: 'until',
  },
  bn: {
    title: 'পুশ',
    lead: 'পথিক ফোনে যেসব নোটিশ পাঠাত, সেগুলো এখানে থাকে, নতুনটি আগে। নতুন নোটিশ দেখতে পাতাটি আবার খুলুন।',
    none: 'এখনো কোনো নোটিশ নেই। কোনো পাতায় নোটিশ চালু করুন, তারপর চালকের কাছে রাইড চান।',
    to: 'কোথায়',
    quiet: 'শব্দ ছাড়া',
    stays: 'ছোঁয়া পর্যন্ত থাকে',
    until: 'যতক্ষণ',
  },
} as const satisfies Record<Language, object>;

/** Captured notices as a page: what a locked screen would say, and where a touch leads. */
export function pushPage(pushes: readonly CapturedPush[], language: Language): string {
  const text = TEXT[language];
  const shown = pushes.slice(0, PUSHES_SHOWN).map((push) => article(push, language));
  const body = `<p>${text.lead}</p>
${shown.length > 0 ? shown.join('\n') : `<p>${text.none}</p>`}`;
  return developmentPage({ title: text.title, stylesheet: PUSH_STYLESHEET, body, language });
}

function article({ endpoint, message, at }: CapturedPush, language: Language): string {
  const text = TEXT[language];
  const { title, body, path, tag, until, quiet, stays } = JSON.parse(message);
  const how = [...(quiet ? [text.quiet] : []), ...(stays ? [text.stays] : []), `${text.until} ${until}`, tag];
  return `<article><h2>${escapeHtml(title)}</h2><p>${escapeHtml(body)}</p><p><a href="${escapeHtml(path)}">${escapeHtml(path)}</a> · <time datetime="${at.toISOString()}">${at.toISOString()}</time></p><p>${escapeHtml(how.join(' · '))}</p><p>${text.to} ${escapeHtml(endpoint)}</p></article>`;
}
