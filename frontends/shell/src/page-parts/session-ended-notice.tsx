import { useSession } from '@pothik/api-client';
import { Banner, Button } from '@pothik/ui-kit';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useShellText } from '../texts/shell-text';

/** Whoever is logged out here without having done it is told so, wherever they land, until they have seen it or log in again. */
export function SessionEndedNotice() {
  const { user, endedElsewhere } = useSession();
  const text = useShellText();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) setWasSignedIn(true);
  }, [isSignedIn]);
  if (isSignedIn || !wasSignedIn || !endedElsewhere) return null;
  const seen = (
    <Button size="small" className="ui-nowrap" onClick={() => setWasSignedIn(false)}>
      {text.seen}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<LogOut aria-hidden="true" />} action={seen}>
      {text.loggedOutElsewhere}
    </Banner>
  );
}
