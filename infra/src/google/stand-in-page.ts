import { DEVELOPMENT_STYLE, developmentPage, escapeHtml } from '../platform/development-page.js';

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
  /** The error of the form that was sent before. */
  problem?: string;
}

/** The page that asks who signs in: one of the people offered, or a name and an e-mail. */
export function standInPage({ people, action, cancel, problem }: Page): string {
  const offered = people.map((person) => `<li>${offer(person, action)}</li>`).join('\n');
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  const body = `<p>A stand-in for Google on this machine alone: nobody is asked for a password.</p>
${offered === '' ? '' : `<article><h2>Pick a person</h2>\n<ul>\n${offered}\n</ul></article>`}
<article><h2>Somebody else</h2>${alert}
<form method="post" action="${escapeHtml(action)}">
<label for="name">Name</label><input type="text" id="name" name="name" autocomplete="name" required maxlength="100">
<label for="email">E-mail</label><input type="email" id="email" name="email" autocomplete="email" required maxlength="254">
<label class="check"><input type="checkbox" name="verified" value="yes" checked> Google has verified this e-mail</label>
<button class="go">Continue</button></form></article>
<p><a href="${escapeHtml(cancel)}">Cancel</a></p>`;
  return developmentPage({ title: 'Sign in with Google', stylesheet: STAND_IN_STYLESHEET, body });
}

function offer({ name, email }: OfferedPerson, action: string): string {
  const fields = Object.entries({ name, email, verified: 'yes' }).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${fields.join('')}<button>${escapeHtml(name)}<span>${escapeHtml(email)}</span></button></form>`;
}

/** The page for an address without a valid request of the platform. */
export const standInRefusalPage = (): string =>
  developmentPage({
    title: 'Sign in with Google',
    stylesheet: STAND_IN_STYLESHEET,
    body: '<p role="alert">This is no sign-in that the platform began.</p><p><a href="/login">Back to log in</a></p>',
  });
