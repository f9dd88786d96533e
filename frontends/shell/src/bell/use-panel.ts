import { type ComponentType, useRef, useState } from 'react';
import type { BellPanelProps } from './bell-panel';

const loadPanel = () => import('./bell-panel');

/** The panel's code comes when pointer or focus are near, and it opens on a press; `away` when it did not come. */
export function usePanel() {
  const bell = useRef<HTMLButtonElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<BellPanelProps>>();
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
      const { BellPanel } = await loadPanel();
      setLoaded(() => BellPanel);
    } catch (error) {
      notYet(error);
      setStanding('away');
    }
  };
  return { bell, Loaded, standing, prefetch, show: () => void show(), close };
}

const notYet = (error: unknown) => console.warn('The notifications’ part did not load.', error);
