import './alarm.css';
import { useLive } from '@pothik/api-client';
import type { NotificationKind } from '@pothik/contracts/notification';
import { LiveRegion } from '@pothik/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AlarmBanner } from './alarm-banner';
import { useAlarmText } from './alarm-text';
import { useOpenIncidents } from './use-open-incidents';
import { ringIfOn, useSignals } from './use-signals';

/** Declared here, because the contract's list would load schemas. */
const RAISED: readonly NotificationKind[] = ['sos-raised'];
const INCIDENTS_PATH = '/admin/sos';

/**
 * On every page: a new SOS plays a sound and is announced at once. Until all are acknowledged a banner stays in sight, the
 * tab's title says so, and the sound comes again.
 */
export function Alarm() {
  const text = useAlarmText();
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  useLive(RAISED, ({ number: notificationNumber }) => {
    // Screen readers skip a repeated sentence, so every second one ends in a no-break space.
    setAnnouncement(text.raised + '\u00a0'.repeat(notificationNumber % 2));
    ringIfOn();
  });
  const { data: open } = useOpenIncidents((open) => open);
  useSignals((open?.total ?? 0) > 0);
  return (
    <>
      <LiveRegion message={announcement} assertive />
      {open?.newest && pathname !== INCIDENTS_PATH && (
        <AlarmBanner total={open.total} incident={open.newest} to={INCIDENTS_PATH} />
      )}
    </>
  );
}
