import { Button, ErrorState, useUiText } from '@pothik/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNotificationText } from './notification-list-text';

interface PanelAwayProps {
  onRetry: () => void;
  onClose: () => void;
}

/** In the panel's place when its code did not come. It needs no more code: the network may be what failed. */
export function PanelAway({ onRetry, onClose }: PanelAwayProps) {
  const text = useNotificationText();
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
    <div className="shell-bell-away">
      <ErrorState title={text.failed} onRetry={onRetry}>
        {text.failedText}
      </ErrorState>
      <Button variant="quiet" size="small" onClick={onClose}>
        {kit.close}
      </Button>
    </div>
  );
}
