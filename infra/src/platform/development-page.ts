/** The web app's own font files: pages may be in Bangla, and not every machine can draw it. */
const FONT_FACES = ['latin', 'bangla']
  .flatMap((script) => [400, 600].map((weight) => ({ script, weight })))
  .map(
    ({ script, weight }) =>
      `@font-face{font-family:"Hind Siliguri ${script}";font-weight:${weight};src:url(/fonts/hind-siliguri-${script}-${weight}.woff2) format("woff2")}`,
  )
  .join('\n');

/** How the pages of the development surface look, light and dark. */
export const DEVELOPMENT_STYLE = `${FONT_FACES}
body{font:16px/1.6 "Hind Siliguri latin","Hind Siliguri bangla",system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;background:#faf8f6;color:#1d1915}
h1{font-size:1.5rem}article{background:#fff;border:1px solid #e6e0db;border-radius:1rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.125rem;margin:0}p{margin:.25rem 0;color:#635c57}pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0}
@media (prefers-color-scheme:dark){body{background:#14110e;color:#f5f0ea}article{background:#1d1915;border-color:#36302b}p{color:#b5aba2}}`;

/** A whole page of the development surface; `body` is HTML, `title` is text. */
export const developmentPage = ({ title, stylesheet, body }: { title: string; stylesheet: string; body: string }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} – Pothik</title><link rel="stylesheet" href="${escapeHtml(stylesheet)}"></head><body><main><h1>${escapeHtml(title)}</h1>\n${body}\n</main></body></html>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
