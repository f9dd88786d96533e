import { Button, useSidebar, useUiText } from '@pothik/ui-kit';
import { RemotePart } from '../federation/remote-part';

/** What a driver acts with in the sidebar: the driver remote's own. */
export function DriverActions() {
  const failed = (retry: () => void) => <ActionsFailed onRetry={retry} />;
  return <RemotePart remote="driver" expose="sidebar-actions" waiting={null} failed={failed} />;
}

/** The page beside says what did not load; collapsed to icons the sidebar has no room. */
function ActionsFailed({ onRetry }: { onRetry: () => void }) {
  const { open } = useSidebar();
  const { text } = useUiText();
  if (!open) return null;
  return (
    <Button block onClick={onRetry}>
      {text.retry}
    </Button>
  );
}
