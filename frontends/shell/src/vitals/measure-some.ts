import { onceSettled } from '../settled/once-settled';
import { isMeasured } from './sample.rules';

/**
 * Measures how fast this page load is, if it is one of the few: these alone load the code for it, and last. Whoever stores
 * something as `vitals` in a tab's session has every load of that tab measured.
 */
export function measureSome(): void {
  onceSettled(() => {
    if (isMeasured('vitals' in sessionStorage, navigator.webdriver, Math.random()))
      import('./page-vitals').catch((error: unknown) => console.warn(error));
  });
}
