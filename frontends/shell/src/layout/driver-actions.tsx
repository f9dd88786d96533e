import { Button, useSidebar, useUiText } from '@pothik/ui-kit';
import { RemotePart } from '../federation/remote-part';

/** The driver's actions in the sidebar, a component of the driver remote. */
export function DriverActions() {
  const failed = (retry: () => void) => <ActionsFailed onRetry={retry} />;
  return <RemotePart remote="driver" expose="sidebar-actions" waiting={null} failed={failed} />;
}

/** Only a Retry button: the page shows the error. A collapsed sidebar has no room for it. */
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
