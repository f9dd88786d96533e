import './alarm.css';
import { onNotifications, useLanguage } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { LiveRegion } from '@pothik/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { foremost, isAlarming } from '../incidents/unresolved.rules';
import { useUnresolvedIncidents } from '../incidents/use-unresolved-incidents';
import { AlarmBanner } from './alarm-banner';
import { useOneAlarm } from './use-one-alarm';
import { ringIfOn, useSignals } from './use-signals';

const INCIDENTS_PATH = '/admin/sos';

/**
 * On every page: a new SOS, and one in hand without a note, plays a sound and is announced at once, again and again. Until all
 * are resolved a banner stays in sight, and the tab's title says so.
 */
export function Alarm() {
  return useOneAlarm() ? <OneAlarm /> : null;
}

function OneAlarm() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const hear = useEffectEvent(({ alarms, words, number }: Notification) => {
    if (!alarms) return;
    // Screen readers skip a repeated sentence, so every second one ends in a no-break space.
    setAnnouncement(`${words?.[language]}${'\u00a0'.repeat(number % 2)}`);
    ringIfOn();
  });
  useEffect(() => onNotifications((entry) => hear(entry)), []);
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
