import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** The router's link without children; it receives the entry's content. */
  link?: ReactElement;
  /** The current choice, shown with a tick. */
  current?: boolean;
  danger?: boolean;
}

export type MenuEntry = MenuItem | 'separator';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Shown above the entries, e.g. who is signed in. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

/** The props of the opened menu. */
export interface OpenedMenuProps extends MenuProps {
  initiallyOpen: boolean;
}
