import { type ComponentType, useRef, useState } from 'react';
import type { NotificationPanelProps } from './notification-panel';

const loadPanel = () => import('./notification-panel');

/** The panel's code comes when pointer or focus are near, and it opens on a press; `away` when it did not come. */
export function usePanel() {
  const bell = useRef<HTMLButtonElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<NotificationPanelProps>>();
  const [standing, setStanding] = useState<'closed' | 'open' | 'away'>('closed');
  const prefetch = () => void loadPanel().catch(notYet);
  const close = () => {
    setStanding('closed');
    bell.current?.focus();
  };
  const show = async () => {
    // Where the focus returns to when the panel closes: the button that tried again is gone by then.
    bell.current?.focus();
    setStanding('open');
    try {
      const { NotificationPanel } = await loadPanel();
      setLoaded(() => NotificationPanel);
    } catch (error) {
      notYet(error);
      setStanding('away');
    }
  };
  return { bell, Loaded, standing, prefetch, show: () => void show(), close };
}

const notYet = (error: unknown) => console.warn('The notifications’ part did not load.', error);
