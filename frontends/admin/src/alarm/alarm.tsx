import './alarm.css';
import { useLive } from '@pothik/api-client';
import type { NotificationKind } from '@pothik/contracts/notification';
import { LiveRegion } from '@pothik/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { foremost, isAlarming } from '../incidents/unresolved.rules';
import { useUnresolvedIncidents } from '../incidents/use-unresolved-incidents';
import { AlarmBanner } from './alarm-banner';
import { useAlarmText } from './alarm-text';
import { useOneAlarm } from './use-one-alarm';
import { ringIfOn, useSignals } from './use-signals';

/** Declared here, because the contract's list would load schemas. */
const ALARMS: readonly NotificationKind[] = ['sos-raised', 'sos-alarmed-again'];
const INCIDENTS_PATH = '/admin/sos';

/**
 * On every page: a new SOS, and one in hand without a note, plays a sound and is announced at once, again and again. Until all
 * are resolved a banner stays in sight, and the tab's title says so.
 */
export function Alarm() {
  return useOneAlarm() ? <OneAlarm /> : null;
}

function OneAlarm() {
  const text = useAlarmText();
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  useLive(ALARMS, ({ kind, number: notificationNumber }) => {
    const sentence = kind === 'sos-raised' ? text.raised : text.alarmedAgain;
    // Screen readers skip a repeated sentence, so every second one ends in a no-break space.
    setAnnouncement(sentence + '\u00a0'.repeat(notificationNumber % 2));
    ringIfOn();
  });
  const { data: unresolved } = useUnresolvedIncidents();
  const shown = unresolved && foremost(unresolved.incidents);
  useSignals({ isShown: shown !== undefined, isAlarming: shown !== undefined && isAlarming(shown) });
  return (
    <>
      <LiveRegion message={announcement} assertive />
      {shown && pathname !== INCIDENTS_PATH && (
        <AlarmBanner unresolved={unresolved} incident={shown} to={INCIDENTS_PATH} />
      )}
    </>
  );
}
