import { leaveOnce } from './old-release';

/** The shell's own script: its file name contains its release. */
const OWN_SCRIPT = 'script[src*="/main."]';
const SCRIPT_OF_PAGE = /<script[^>]+src="([^"]*\/main\.[^"]*)"/;

/**
 * Reloads the page, once for each release of the shell, when another one is served now: it may have what a remote needs. The
 * files of this page's own release are still served.
 */
export async function leaveReplacedShell(): Promise<void> {
  const own = document.querySelector(OWN_SCRIPT)?.getAttribute('src');
  const response = await fetch('/', { cache: 'no-store' }).catch(() => undefined);
  if (!own || !response?.ok) return;
  const current = SCRIPT_OF_PAGE.exec(await response.text())?.[1];
  if (current && current !== own) leaveOnce(current);
}
