// Runs before the first paint: the kept theme and language stand on <html> before anything is drawn, and the fonts are known. What this very page
// needs beyond the fonts of every page is asked for now, beside the shell's own scripts.
(() => {
  const root = document.documentElement;
  let kept = null;
  try {
    kept = localStorage.getItem('vite-ui-theme');
  } catch {
    // Storage is forbidden in this browser: the device decides.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const language = /(?:^|; )language=(en|bn)/.exec(document.cookie)?.[1];
  root.lang = language ?? (/^bn\b/i.test(navigator.language) ? 'bn' : 'en');

  const said = (name) => document.querySelector(`[name=${name}]`).content;
  for (const [file, weight, unicodeRange] of JSON.parse(said('font-faces')))
    document.fonts.add(new FontFace('Hind Siliguri', `url(/fonts/${file})`, { weight, unicodeRange, display: 'swap' }));

  const path = location.pathname;
  const preload = (as, href, crossOrigin = null) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, crossOrigin, href }));
  const font = (name) => preload('font', `/fonts/hind-siliguri-${name}.woff2`, '');
  if (root.lang === 'bn') ['bangla-400', 'bangla-600'].forEach(font);
  if (path === '/') font('latin-700');
  if (/signedIn=1/.test(document.cookie) && /^\/(rider|driver|admin)/.test(path))
    for (const href of said('area-scripts').split(' ')) preload('script', href);
})();
