import { LoadedPart } from '@pothik/api-client';
import type { OfflineNews } from './use-offline-notice';

/** Loaded for those who were set OFFLINE; the switch says the state anyway. */
const banner = () => import('./offline-notice').then(({ OfflineBanner }) => ({ Component: OfflineBanner }));
const dock = () => import('./offline-notice').then(({ OfflineDock }) => ({ Component: OfflineDock }));

/** Why the driver is OFFLINE: over the page, or at the thumb where nothing else is. */
export function OfflineNotice({ news, as }: { news: OfflineNews; as: 'banner' | 'dock' }) {
  const load = as === 'dock' ? dock : banner;
  return <LoadedPart key={as} load={load} with={{ news }} waiting={null} failed={() => null} />;
}
