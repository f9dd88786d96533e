import { Slot } from 'radix-ui';
import { type ComponentType, useState } from 'react';
import { useUiText } from '../text/ui-text-provider';
import type { MenuProps, OpenedMenuProps } from './menu-props';

/**
 * A list of actions under a button. Its library is fetched when the pointer or focus comes near, and opens on a press; a
 * press that it does not come by says so itself, because toasts may not have come either.
 */
export function Menu(props: MenuProps) {
  const { text } = useUiText();
  const [Opened, setOpened] = useState<ComponentType<OpenedMenuProps>>();
  const [failures, setFailures] = useState(0);
  if (Opened) return <Opened {...props} initiallyOpen />;
  const prefetch = () => void loadOpenedMenu().catch(console.warn);
  const fail = (error: unknown) => {
    console.warn(error);
    setFailures(failures + 1);
  };
  const open = () => void loadOpenedMenu().then((module) => setOpened(() => module.OpenedMenu), fail);
  return (
    <>
      <Slot.Root aria-haspopup="menu" aria-expanded={false} onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
        {props.trigger}
      </Slot.Root>
      {failures > 0 && (
        <span key={failures} role="alert" className="ui-menu-failed">
          {text.menuFailed}
        </span>
      )}
    </>
  );
}

const loadOpenedMenu = () => import('./opened-menu');
