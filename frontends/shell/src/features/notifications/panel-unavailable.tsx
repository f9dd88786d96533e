import { Button, ErrorState, useUiText } from '@pothik/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNotificationButtonText } from './notification-button-text';

interface PanelUnavailableProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces the panel when its code did not load. It needs no further code, because the network may have failed. */
export function PanelUnavailable({ onRetry, onClose }: PanelUnavailableProps) {
  const text = useNotificationButtonText();
  const { text: kit } = useUiText();
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <div className="shell-bell-unavailable">
      <ErrorState title={text.failed} onRetry={onRetry}>
        {text.failedText}
      </ErrorState>
      <Button variant="quiet" size="small" onClick={onClose}>
        {kit.close}
      </Button>
    </div>
  );
}
