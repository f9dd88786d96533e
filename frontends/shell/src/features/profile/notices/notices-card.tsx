import type { Me } from '@pothik/contracts/user';
import { Button, Card, Note, Switch } from '@pothik/ui-kit';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useHomeScreenText } from '../../../home-screen/home-screen-text';
import { putInstallQuestion, useInstallWay } from '../../../home-screen/install-offer';
import { TwoTaps } from '../../../home-screen/two-taps';
import { useNoticesText } from '../../../notices/notices-text';
import { useNotices } from '../../../notices/use-notices';

/** Of the profile: the switch of this device's notices, what keeps them off, and the way to the home screen. */
export function NoticesCard({ user }: { user: Me }) {
  const text = useNoticesText();
  const { state, busy, turn } = useNotices(user._id);
  const canTurn = state === 'on' || state === 'off';
  return (
    <Card
      title={text.title}
      actions={
        <Switch label={text.title} checked={state === 'on'} disabled={!canTurn || busy} onCheckedChange={turn} />
      }
      className="shell-notices"
    >
      <p>{text[user.role]}</p>
      {state && !canTurn && (
        <Note tone={state === 'blocked' ? 'warning' : 'neutral'} icon={<BellOff aria-hidden="true" />}>
          {text[state]}
        </Note>
      )}
      {state === 'home-screen-first' ? <TwoTaps /> : <WayToHomeScreen />}
    </Card>
  );
}

/** Always there for who answered “Not now”, while the app is not on the home screen. */
function WayToHomeScreen() {
  const text = useHomeScreenText();
  const way = useInstallWay();
  const [showsTaps, setShowsTaps] = useState(false);
  if (!way) return null;
  if (showsTaps) return <TwoTaps />;
  return (
    <Button onClick={() => (way === 'prompt' ? void putInstallQuestion() : setShowsTaps(true))}>{text.title}</Button>
  );
}
