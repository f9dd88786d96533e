import { API_PREFIX } from '@pothik/contracts/platform';
import { notificationRoutes } from '@pothik/contracts/routes';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { boundOf, measuredPageOf, toldOf, type Vitals } from './vitals.rules';

/** Of the style sheets: from here on the layout is a wide screen's. */
const WIDE = '(min-width: 48rem)';

type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** The page that this load showed first. What happens in the visit after it counts for it too. */
let page = measuredPageOf(location.pathname);
const vitals: Vitals = {};

// As it changes: what the library notes as the page is hidden, it would report too late.
const EACH = { reportAllChanges: true };

onLCP(({ value }) => {
  // Before the largest paint an address may have led on to another.
  page = measuredPageOf(location.pathname);
  vitals.lcp = boundOf('lcp', value);
}, EACH);
onINP(({ value }) => {
  vitals.inp = boundOf('inp', value);
}, EACH);
onCLS(({ value }) => {
  vitals.cls = boundOf('cls', value);
}, EACH);

/** Once, when the page is hidden: it may not come back. A browser without beacons tells nothing. */
function tell(): void {
  if (document.visibilityState !== 'hidden') return;
  removeEventListener('visibilitychange', tell);
  const { connection } = navigator as WithConnection;
  const told = toldOf(page, { isWide: matchMedia(WIDE).matches, savesData: connection?.saveData }, vitals);
  const { path } = notificationRoutes.reportVitals;
  if (told) navigator.sendBeacon?.(API_PREFIX + path, new Blob([JSON.stringify(told)], { type: 'application/json' }));
}

// After the library's own listeners, which report at the same event.
addEventListener('visibilitychange', tell);
// Shows in the browser's tools that this load is measured.
performance.mark('vitals');
