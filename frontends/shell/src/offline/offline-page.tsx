import { ConnectionBanner } from '../page-parts/connection-banner';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';
import { OfflineState } from './offline-state';

/** The offline state where no layout is shown before it is known who is signed in. */
export function OfflinePage() {
  return (
    <>
      <ConnectionBanner />
      <main id="main">
        <PageTitle>{useShellText().noConnection}</PageTitle>
        <OfflineState />
      </main>
    </>
  );
}
