import { Banner, Button } from '@pothik/ui-kit';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useShellText } from '../texts/shell-text';

/** That one is logged out here without having done it, until that is seen. */
export function Component() {
  const text = useShellText();
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  const seen = (
    <Button size="small" className="ui-nowrap" onClick={() => setSeen(true)}>
      {text.seen}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<LogOut aria-hidden="true" />} action={seen}>
      {text.loggedOutElsewhere}
    </Banner>
  );
}
