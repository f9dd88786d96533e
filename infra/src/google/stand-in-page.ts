import type { Language } from '@pothik/contracts/platform';
import { DEVELOPMENT_STYLE, developmentPage, escapeHtml } from '../platform/development-page.js';
import { STAND_IN_TEXT } from './stand-in-text.js';

/** A person who can be picked by one click. */
export interface OfferedPerson {
  name: string;
  email: string;
}

export const STAND_IN_STYLESHEET = '/dev/google/style.css';

export const STAND_IN_STYLE = `${DEVELOPMENT_STYLE}
body>header,main{padding-inline:max(1rem,(100% - 28rem)/2)}
ul{list-style:none;padding:0;margin:.75rem 0 0}li{margin:.5rem 0}label{display:block;margin:.75rem 0 .25rem;font-weight:600}
input[type=text],input[type=email],button{width:100%}
button{text-align:start;line-height:1.3;padding-block:.5rem}button span{display:block;color:var(--muted);font-size:.875rem;font-weight:400}
button.go{text-align:center;margin-top:1rem;background:var(--primary);border-color:transparent;color:var(--on-primary)}
label.check{display:flex;gap:.5rem;align-items:center;min-height:2.75rem;font-weight:400}input[type=checkbox]{min-height:0;width:1.25rem;height:1.25rem;flex:none}
[role=alert]{color:var(--danger-text);font-weight:600}`;

interface Page {
  people: readonly OfferedPerson[];
  /** Target of the forms: this address with the same query. */
  action: string;
  /** The href of 'Cancel'. */
  cancel: string;
  language: Language;
  /** The error of the form that was sent before. */
  problem?: string;
}

/** The page that asks who signs in: one of the people offered, or a name and an e-mail. */
export function standInPage({ people, action, cancel, language, problem }: Page): string {
  const text = STAND_IN_TEXT[language];
  const offered = people.map((person) => `<li>${offer(person, action)}</li>`).join('\n');
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  const body = `<p>${text.lead}</p>
${offered === '' ? '' : `<article><h2>${text.pick}</h2>\n<ul>\n${offered}\n</ul></article>`}
<article><h2>${text.somebodyElse}</h2>${alert}
<form method="post" action="${escapeHtml(action)}">
<label for="name">${text.name}</label><input type="text" id="name" name="name" autocomplete="name" required maxlength="100">
<label for="email">${text.email}</label><input type="email" id="email" name="email" autocomplete="email" required maxlength="254">
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${text.verified}</label>
<button class="go">${text.go}</button></form></article>
<p><a href="${escapeHtml(cancel)}">${text.cancel}</a></p>`;
  return developmentPage({ title: text.title, stylesheet: STAND_IN_STYLESHEET, body, language });
}

function offer({ name, email }: OfferedPerson, action: string): string {
  const fields = Object.entries({ name, email, verified: 'yes' }).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${fields.join('')}<button>${escapeHtml(name)}<span>${escapeHtml(email)}</span></button></form>`;
}

/** The page for an address without a valid request of the platform. */
export function standInRefusalPage(language: Language): string {
  const { title, refusal, backToLogIn } = STAND_IN_TEXT[language];
  const body = `<p role="alert">${refusal}</p><p><a href="/login">${backToLogIn}</a></p>`;
  return developmentPage({ title, stylesheet: STAND_IN_STYLESHEET, body, language });
}
