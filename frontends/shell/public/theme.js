// Runs before the first paint: the kept theme and language stand on <html> before anything is drawn.
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
})();
