import { Slot } from 'radix-ui';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';

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

/** A list of actions under a button. Its library is fetched when the pointer or focus comes near, and opens on a press. */
export function Menu(props: MenuProps) {
  const [Opened, setOpened] = useState<ComponentType<OpenedMenuProps>>();
  if (Opened) return <Opened {...props} initiallyOpen />;
  const prefetch = () => void loadOpenedMenu().catch(reportError);
  const open = () => void loadOpenedMenu().then((module) => setOpened(() => module.OpenedMenu), reportError);
  return (
    <Slot.Root aria-haspopup="menu" aria-expanded={false} onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
      {props.trigger}
    </Slot.Root>
  );
}

const loadOpenedMenu = () => import('./opened-menu');
