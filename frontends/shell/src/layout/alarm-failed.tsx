import { Banner, Button, useUiText } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** An administrator must know that no alarm would be heard. */
export function AlarmFailed({ onRetry }: { onRetry: () => void }) {
  const { alarmFailed } = useShellText();
  const { text } = useUiText();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {text.retry}
    </Button>
  );
  return (
    <Banner tone="danger" action={retry}>
      {alarmFailed}
    </Banner>
  );
}
