// Runs before the first paint: the kept theme and language stand on <html> before anything is drawn. The fonts become known,
// and those that this very page needs beyond every page's are asked for beside the shell's own scripts.
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

  // The mailbox and its like use this script too, and name fonts of their own.
  const faces = document.querySelector('[name=font-faces]')?.content ?? '[]';
  for (const [file, weight, unicodeRange] of JSON.parse(faces))
    document.fonts.add(new FontFace('Hind Siliguri', `url(/fonts/${file})`, { weight, unicodeRange, display: 'swap' }));

  const font = (name) => {
    const href = `/fonts/hind-siliguri-${name}.woff2`;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  };
  if (root.lang === 'bn') ['bangla-400', 'bangla-600'].forEach(font);
  if (location.pathname === '/') font('latin-700');
})();
