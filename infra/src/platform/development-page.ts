import type { Language } from '@pothik/contracts/platform';

/** The web app's font files: pages may be in Bangla, and not every machine has such a font. */
const FONT_FACES = ['latin', 'bangla']
  .flatMap((script) => [400, 600].map((weight) => ({ script, weight })))
  .map(
    ({ script, weight }) =>
      `@font-face{font-family:"Hind Siliguri ${script}";font-weight:${weight};font-display:swap;src:url(/fonts/hind-siliguri-${script}-${weight}.woff2) format("woff2")}`,
  )
  .join('\n');

const DARK =
  'color-scheme:dark;--background:#14110e;--surface:#1d1915;--sunken:#100d0b;--text:#f5f0ea;--muted:#b5aba2;--border:#36302b;--border-strong:#80766d;--primary:#f88219;--danger-text:#ff9389;--focus:#7cbaff';

/** Styles of the development surface: the web app's colours, by its theme where a page has a script, else by the device's. */
export const DEVELOPMENT_STYLE = `${FONT_FACES}
:root{color-scheme:light;--background:#faf8f6;--surface:#fff;--sunken:#f3efec;--text:#1d1915;--muted:#635c57;--border:#e6e0db;--border-strong:#80766d;--primary:#f67307;--on-primary:#221004;--danger-text:#c31a23;--focus:#036bc0}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 "Hind Siliguri latin","Hind Siliguri bangla",system-ui,sans-serif;background:var(--background);color:var(--text);overflow-wrap:anywhere}
:lang(bn){line-height:1.65}
body>header{border-bottom:1px solid var(--border);background:var(--surface)}
body>header>a{display:inline-flex;align-items:center;gap:.5rem;min-height:3.5rem;font-weight:600;font-size:1.25rem;text-decoration:none}body>header svg{color:var(--primary)}
body>header,main{padding-inline:max(1rem,(100% - 44rem)/2)}main{padding-block:1.5rem 3rem}
a{color:inherit}h1{font-size:1.875rem;line-height:1.3;margin:0}h2{font-size:1.125rem;line-height:1.3;margin:0;text-wrap:balance}p{margin:.25rem 0;color:var(--muted)}
article{background:var(--surface);border:1px solid var(--border);border-radius:1rem;padding:1rem;margin:1rem 0}
pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0}
input,button,.button{font:inherit;min-height:2.75rem;padding:.375rem 1rem;border:1px solid var(--border-strong);border-radius:.75rem;background:var(--surface);color:inherit}
button,.button{cursor:pointer;font-weight:600}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
[hidden]{display:none!important}`;

/** Of pages that load nothing from elsewhere. */
export const DEVELOPMENT_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const LOGO =
  '<svg width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true"><path d="M9.5 13v16" stroke-width="5" stroke-linecap="round"/><circle cx="17.75" cy="12.25" r="8.25" stroke-width="5"/><circle cx="17.75" cy="12.25" r="2.4" fill="currentColor" stroke="none"/></svg>';

interface DevelopmentPage {
  /** Text. */
  title: string;
  stylesheet: string;
  /** HTML. */
  body: string;
  language?: Language;
  /** The address of the page's script; with it the web app's theme script is loaded first. */
  script?: string;
}

/** A whole page of the development surface. */
export function developmentPage({ title, stylesheet, body, language = 'en', script }: DevelopmentPage): string {
  const brand = language === 'bn' ? 'পথিক' : 'Pothik';
  const scripts = script ? `<script src="/theme.js"></script><script src="${escapeHtml(script)}" defer></script>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${brand}</title><link rel="icon" href="/logo.svg" type="image/svg+xml"><link rel="stylesheet" href="${escapeHtml(stylesheet)}">${scripts}</head><body><header><a href="/">${LOGO}${brand}</a></header><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
