import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** The router's link, empty: it is given the entry's content. */
  link?: ReactElement;
  /** The choice in force: ticked. */
  current?: boolean;
  danger?: boolean;
}

export type MenuEntry = MenuItem | 'separator';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Stands above the entries, e.g. who is signed in. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

/** What the library's part is given once it is here. */
export interface OpenedMenuProps extends MenuProps {
  initiallyOpen: boolean;
}
