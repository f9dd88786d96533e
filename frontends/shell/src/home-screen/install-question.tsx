import { QUERY, useCommand } from '@pothik/api-client';
import { userRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Card } from '@pothik/ui-kit';
import { useState } from 'react';
import { useNoticesText } from '../notices/notices-text';
import { useNotices } from '../notices/use-notices';
import { useHomeScreenText } from './home-screen-text';
import { putInstallQuestion, useInstallWay } from './install-offer';
import type { InstallWay } from './install-way.rules';
import { TwoTaps } from './two-taps';
import { useGoodMoment } from './use-good-moment';

/**
 * Asks a rider after the first ride, a driver after the first hour, once an account: to put Pothik on the home screen, and a
 * rider also for notices, which drivers are asked for as they go ONLINE.
 */
export function Component({ user }: { user: Me }) {
  const way = useInstallWay();
  const notices = useNotices(user._id);
  const offersNotices = user.role === 'RIDER' && notices.state === 'off';
  const isMoment = useGoodMoment(user, way !== undefined || offersNotices);
  if (!isMoment || !(way || offersNotices)) return null;
  return (
    <div className="ui-page shell-asking-place">
      <Card className="shell-asking">
        {way && <HomeScreen />}
        {offersNotices && <NoticesLine busy={notices.busy} onTurnOn={() => notices.turn(true)} />}
        <Answers way={way} />
      </Card>
    </div>
  );
}

function HomeScreen() {
  const text = useHomeScreenText();
  return (
    <div className="shell-asking-head">
      <img src="/icons/icon-192.png" alt="" />
      <h2>{text.title}</h2>
      <p>{text.why}</p>
    </div>
  );
}

function NoticesLine({ busy, onTurnOn }: { busy: boolean; onTurnOn: () => void }) {
  const text = useNoticesText();
  return (
    <div className="shell-asking-notices">
      <p>{text.RIDER}</p>
      <Button size="small" loading={busy} onClick={onTurnOn}>
        {text.turnOn}
      </Button>
    </div>
  );
}

/** Whatever is answered, nobody asks again: the profile leads to the home screen too. */
function Answers({ way }: { way: InstallWay | undefined }) {
  const text = useHomeScreenText();
  const [showsTaps, setShowsTaps] = useState(false);
  // The pressed button goes with the card.
  const onSuccess = () => document.getElementById('main')?.focus({ preventScroll: true });
  const { isPending, run } = useCommand(userRoutes.answerInstall, { invalidates: [QUERY.User], onSuccess });
  const answer = () => void run({});
  const add = () => void putInstallQuestion().then(answer);
  return (
    <>
      {showsTaps && <TwoTaps />}
      <div className="shell-asking-acts">
        <Button variant="quiet" loading={isPending} onClick={answer}>
          {showsTaps ? text.done : text.notNow}
        </Button>
        {way === 'prompt' && <Button onClick={add}>{text.add}</Button>}
        {way === 'two-taps' && !showsTaps && <Button onClick={() => setShowsTaps(true)}>{text.showMe}</Button>}
      </div>
    </>
  );
}
