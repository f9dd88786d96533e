import { isStuck } from '@pothik/api-client';
import type { BlockedRider } from '@pothik/contracts/driver';
import {
  Button,
  Card,
  EmptyState,
  Note,
  PageHead,
  PersonLine,
  Skeleton,
  SkeletonGroup,
  TextLink,
  toast,
  useFormat,
} from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { ArrowLeft, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { LoadFailed } from '../loading/load-failed';
import { useDriverText } from '../texts/driver-text';
import { useBlocksText } from './blocks-text';
import { useBlockedRiders, useUnblock } from './use-blocks';

/** The riders whom this driver has blocked, each with a button that takes it back. */
export function Component() {
  const text = useBlocksText();
  const { loading } = useDriverText();
  const blocked = useBlockedRiders();
  const { part, expect } = useFocusAfterAct(blocked.data, '.driver-blocked-riders > li');
  return (
    <div className="ui-page driver-stack" ref={part}>
      <title>{text.documentTitle}</title>
      <div>
        <TextLink asChild className="driver-back">
          <Link to="/driver/ride-completed">
            <ArrowLeft aria-hidden size={18} />
            {text.back}
          </Link>
        </TextLink>
        <PageHead title={text.title} />
      </div>
      {blocked.data?.length === 0 && (
        <Card>
          <EmptyState title={text.none} art={<UserCheck />}>
            {text.noneText}
          </EmptyState>
        </Card>
      )}
      {blocked.data && blocked.data.length > 0 && (
        <ul className="driver-stack driver-blocked-riders" aria-label={text.title}>
          {blocked.data.map((rider, row) => (
            <Rider key={rider.user._id} rider={rider} onUnblock={() => expect(row)} />
          ))}
        </ul>
      )}
      {!blocked.data &&
        (isStuck(blocked) ? (
          <LoadFailed title={text.failed} query={blocked} />
        ) : (
          <SkeletonGroup label={loading} className="driver-stack">
            <Skeleton width="100%" height="6rem" />
            <Skeleton width="100%" height="6rem" />
          </SkeletonGroup>
        ))}
    </div>
  );
}

interface RiderProps {
  rider: BlockedRider;
  /** Before the rider is unblocked, and leaves the list. */
  onUnblock(): void;
}

function Rider({ rider: { user, rideId, blockedAt }, onUnblock }: RiderProps) {
  const text = useBlocksText();
  const { dateTime } = useFormat();
  const name = user.firstName || text.nameless;
  const { busy, error, unblock } = useUnblock(() => toast.success(text.unblocked(name)));
  const takeBack = () => {
    onUnblock();
    void unblock(user._id);
  };
  return (
    <Card as="li" className="driver-rider-block">
      <PersonLine name={name} text={text.since(dateTime(blockedAt))}>
        <TextLink asChild className="ui-hit">
          <Link to={`/driver/rides/${rideId}`}>{text.ride}</Link>
        </TextLink>
      </PersonLine>
      <Button loading={busy} aria-label={text.unblockNamed(name)} onClick={takeBack}>
        {text.unblock}
      </Button>
      {error && <Note tone="danger">{error}</Note>}
    </Card>
  );
}
