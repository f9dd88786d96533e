import { Slot } from 'radix-ui';
import { type ComponentType, useState } from 'react';
import { useUiText } from '../text/ui-text-provider';
import { toast } from '../toast/toast';
import type { MenuProps, OpenedMenuProps } from './menu-props';

/** A list of actions below a button. Its library is fetched on hover or focus; a press opens it. */
export function Menu(props: MenuProps) {
  const { text } = useUiText();
  const [Opened, setOpened] = useState<ComponentType<OpenedMenuProps>>();
  if (Opened) return <Opened {...props} initiallyOpen />;
  const prefetch = () => void loadOpenedMenu().catch(console.warn);
  const fail = (error: unknown) => {
    console.warn(error);
    toast.plain(text.menuFailed);
  };
  const open = () => void loadOpenedMenu().then((module) => setOpened(() => module.OpenedMenu), fail);
  return (
    <Slot.Root aria-haspopup="menu" aria-expanded={false} onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
      {props.trigger}
    </Slot.Root>
  );
}

const loadOpenedMenu = () => import('./opened-menu');
