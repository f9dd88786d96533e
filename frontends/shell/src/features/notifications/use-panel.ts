import { type ComponentType, useRef, useState } from 'react';
import type { NotificationPanelProps } from './notification-panel';

const loadPanel = () => import('./notification-panel');

/** Loads the panel's code on hover or focus and opens it on a press; `unavailable` when the code did not load. */
export function usePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<NotificationPanelProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'unavailable'>('closed');
  const prefetch = () => void loadPanel().catch(warn);
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  const show = async () => {
    // The panel returns the focus here when it closes; the Retry button no longer exists by then.
    button.current?.focus();
    setState('open');
    try {
      const { NotificationPanel } = await loadPanel();
      setLoaded(() => NotificationPanel);
    } catch (error) {
      warn(error);
      setState('unavailable');
    }
  };
  return { button, Loaded, state, prefetch, show: () => void show(), close };
}

const warn = (error: unknown) => console.warn('The code of the notification panel did not load.', error);
