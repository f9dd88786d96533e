import { useLive } from '@pothik/api-client';
import type { NotificationKind } from '@pothik/contracts/notification';
import { Banner, Button, LiveRegion, useFormat } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAlarmText } from './alarm-text';
import { ring } from './ring';
import { isSoundOn } from './sound.store';
import { useOpenIncidents } from './use-open-incidents';

/** Declared here, because the contract's list would load schemas. */
const RAISED: readonly NotificationKind[] = ['sos-raised'];
const INCIDENTS_PATH = '/admin/sos';

/** On every page: a new SOS plays a sound and is announced at once; a banner stays until all are acknowledged. */
export function Alarm() {
  const text = useAlarmText();
  const { number } = useFormat();
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  useLive(RAISED, ({ number: notificationNumber }) => {
    // Screen readers skip a repeated sentence, so every second one ends in a no-break space.
    setAnnouncement(text.raised + '\u00a0'.repeat(notificationNumber % 2));
    if (isSoundOn()) ring().catch((error) => console.warn('The alarm could not be played.', error));
  });
  const { data: open = 0 } = useOpenIncidents();
  return (
    <>
      <LiveRegion message={announcement} assertive />
      {open > 0 && pathname !== INCIDENTS_PATH && (
        <Banner
          tone="danger"
          icon={<Siren aria-hidden />}
          action={
            <Button asChild size="small" variant="danger">
              <Link to={INCIDENTS_PATH}>{text.open}</Link>
            </Button>
          }
        >
          {text.waiting(number(open), open === 1)}
        </Banner>
      )}
    </>
  );
}
