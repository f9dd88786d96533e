import type { Me } from '@pothik/contracts/user';
import { IconButton, LiveRegion, toast, useFormat } from '@pothik/ui-kit';
import { Bell as BellIcon } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { WithCache } from '../app/with-cache';
import { useShellText } from '../texts/shell-text';
import type { BellPanelProps } from './bell-panel';
import { useBellText } from './bell-text';
import { badgeOf, unreadCount } from './feed.rules';
import { useFeed } from './use-feed';

const loadPanel = () => import('./bell-panel');

/** The bell of who is signed in: how many entries are unread, and a panel with the newest. */
export function Bell({ user }: { user: Me }) {
  return (
    <WithCache>
      <BellOf user={user} />
    </WithCache>
  );
}

function BellOf({ user }: { user: Me }) {
  const text = useBellText();
  const format = useFormat();
  const feed = useFeed();
  const panel = usePanel();
  const unread = feed.data ? unreadCount(feed.data) : 0;
  const figure = badgeOf(unread, format.number);
  return (
    <>
      <IconButton
        label={unread > 0 ? text.unread(figure) : text.title}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        className="shell-bell"
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
        onClick={panel.show}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span className="shell-bell-count" aria-hidden="true">
            {figure}
          </span>
        )}
      </IconButton>
      <LiveRegion message={feed.arrived > 0 && unread > 0 ? text.arrived(figure) : ''} />
      {panel.open && panel.Loaded && <panel.Loaded user={user} feed={feed} onClose={panel.close} />}
    </>
  );
}

/** The panel's code comes when pointer or focus are near, and it opens on a press. */
function usePanel() {
  const shell = useShellText();
  const [Loaded, setLoaded] = useState<ComponentType<BellPanelProps>>();
  const [open, setOpen] = useState(false);
  const prefetch = () => void loadPanel().catch(notYet);
  const show = async () => {
    setOpen(true);
    try {
      const { BellPanel } = await loadPanel();
      setLoaded(() => BellPanel);
    } catch (error) {
      notYet(error);
      setOpen(false);
      toast.error(shell.partFailed);
    }
  };
  return { Loaded, open, prefetch, show: () => void show(), close: () => setOpen(false) };
}

const notYet = (error: unknown) => console.warn('The notifications’ part did not load.', error);
