import { CANCELLED_SOON, type DriverView } from '@pothik/contracts/driver';
import { minuteOfEnd } from '@pothik/contracts/platform';
import { Avatar, Card, Money, Note, Presence, Stat, StatusPill, TextLink, useFormat } from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { Navigation } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { useAuditLog } from '../../audit-log/use-audit-log';
import { DriverActions } from '../../drivers/driver-actions';
import { DriverStatusPill } from '../../drivers/driver-status-pill';
import { useDriverText } from '../../drivers/driver-text';
import { FormerProfiles } from '../../drivers/former-profiles';
import { MissingParts } from '../../drivers/missing-parts';
import type { Intention } from '../../drivers/status-dialog';
import { UnprovenPhone } from '../../drivers/unproven-phone';
import { useStatusDialog } from '../../drivers/use-status-dialog';
import { IncidentsCard } from '../../incidents/incidents-card';
import { useAdminText } from '../../texts/admin-text';
import { DriverChanges } from './driver-changes';
import { useDriverDetailText } from './driver-detail-text';
import { DriverHistory } from './driver-history';
import { PersonCard } from './person-card';
import { VehicleCard } from './vehicle-card';

const ENTRIES_SHOWN = 10;

/** Everything needed to decide about a driver, and the actions allowed. */
export function DriverDetail({ driver }: { driver: DriverView }) {
  const text = useDriverDetailText();
  const { number } = useFormat();
  const entries = useAuditLog({ subjectId: driver._id, limit: ENTRIES_SHOWN });
  const { part, expect } = useFocusAfterAct(driver);
  const changed = () => {
    entries.expectMore();
    expect();
  };
  const { onIntend, dialog } = useStatusDialog(changed);
  return (
    <>
      <title>{text.documentTitle(driver.user.name)}</title>
      <DriverHead driver={driver} onIntend={onIntend} part={part} />
      <Standing driver={driver} />
      <CancelledSoon driver={driver} />
      <MissingParts driver={driver} />
      <UnprovenPhone driver={driver} />
      <FormerProfiles profiles={driver.formerProfiles} />
      <DriverChanges driver={driver} onConfirmed={changed} onRefused={expect} />
      <div className="admin-two">
        <div className="admin-stack">
          <PersonCard driver={driver} />
          <Card
            title={text.totals}
            actions={
              <TextLink asChild className="ui-hit">
                <Link to={`/admin/rides?driver=${driver._id}`}>{text.openRides}</Link>
              </TextLink>
            }
          >
            <div className="admin-totals">
              <Stat label={text.rides} value={number(driver.totalRides)} />
              <Stat label={text.earnings} value={<Money amount={driver.totalEarnings} />} />
            </div>
            {driver.leftOutRides && (
              <p className="admin-small admin-quiet">
                {text.leftOutRides(number(driver.leftOutRides), driver.leftOutRides === 1)}
              </p>
            )}
          </Card>
          <IncidentsCard of={{ person: driver.user._id }} />
        </div>
        <VehicleCard driver={driver} />
      </div>
      <DriverHistory entries={entries} driverId={driver._id} />
      {dialog}
    </>
  );
}

interface DriverHeadProps {
  driver: DriverView;
  onIntend(intention: Intention): void;
  part: Ref<HTMLDivElement>;
}

function DriverHead({ driver, onIntend, part }: DriverHeadProps) {
  const { name, image } = driver.user;
  return (
    <div className="ui-page-head admin-head" ref={part}>
      <div className="admin-who">
        <Avatar name={name} src={image || undefined} size="large" />
        <h1>{name}</h1>
      </div>
      <DriverActions driver={driver} onIntend={onIntend} />
    </div>
  );
}

function Standing({ driver: { status, statusReason, availabilityStatus, engaged } }: { driver: DriverView }) {
  const text = useAdminText();
  const { onRide } = useDriverText();
  const isOnline = availabilityStatus === 'ONLINE';
  return (
    <>
      <p className="admin-standing">
        <DriverStatusPill status={status} />
        <Presence online={isOnline}>{isOnline ? text.online : text.offline}</Presence>
        {engaged && (
          <StatusPill tone="agreed" icon={<Navigation aria-hidden />}>
            {onRide}
          </StatusPill>
        )}
      </p>
      {status === 'SUSPENDED' && statusReason && <Note tone="danger">{text.suspendedFor(statusReason)}</Note>}
    </>
  );
}

/** How often the driver cancelled soon after accepting, and when that paused them last. */
function CancelledSoon({ driver: { cancelledSoonToday = 0, pausedUntil } }: { driver: DriverView }) {
  const text = useDriverDetailText();
  const { number, dateTime, time } = useFormat();
  if (cancelledSoonToday === 0 && pausedUntil === undefined) return null;
  const from = pausedUntil === undefined ? undefined : Date.parse(pausedUntil) - CANCELLED_SOON.pauseMs;
  return (
    <Note tone={cancelledSoonToday >= CANCELLED_SOON.count ? 'warning' : 'neutral'}>
      {cancelledSoonToday > 0 && text.cancelledSoon(number(cancelledSoonToday), cancelledSoonToday === 1)}{' '}
      {from !== undefined &&
        pausedUntil !== undefined &&
        text.paused(dateTime(from), time(minuteOfEnd(new Date(pausedUntil))))}
    </Note>
  );
}
