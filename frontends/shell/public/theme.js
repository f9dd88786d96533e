// Runs before the first paint: sets the stored theme and language on <html>, links the manifest of the language,
// registers the fonts, and preloads the fonts that only this page needs, in parallel with the shell's scripts.
(() => {
  const root = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem('vite-ui-theme');
  } catch {
    // The browser forbids storage: use the device's theme.
  }
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const language = /(?:^|; )language=(en|bn)/.exec(document.cookie)?.[1];
  root.lang = language ?? (/^bn\b/i.test(navigator.language) ? 'bn' : 'en');

  // Both also change with a later choice: the app is installed in that language, and the browser's bar matches the page.
  const manifest = document.querySelector('[rel=manifest]');
  const bar = document.querySelector('[name=theme-color]');
  const follow = () => {
    manifest.href = manifest.dataset[root.lang];
    bar.content = bar.dataset[root.dataset.theme];
  };
  // The pages of the development surface, such as the mailbox, use this script with fonts of their own and no manifest.
  if (manifest) {
    follow();
    new MutationObserver(follow).observe(root, { attributes: true });
  }

  // Chromium offers to install the app once a page load, early; the page asks later, at a good moment.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer;
  });

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
