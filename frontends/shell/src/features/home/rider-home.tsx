import { Skeleton, SkeletonGroup, TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { DRIVER_REGISTRATION } from '../../access/access.rules';
import { WithCache } from '../../cache/with-cache';
import { RemotePart } from '../../federation/remote-part';
import { getRideStore } from '../../get-ride/get-ride.store';
import { useShellText } from '../../texts/shell-text';
import { HomeHero } from './home-hero';
import { useSignedInHomeText } from './signed-in-home-text';

/** A rider's home begins with the booking form itself; without it, as a visitor's. */
export function RiderHome() {
  const inDialog = getRideStore(({ open }) => open);
  const text = useShellText();
  const waiting = (
    <div className="ui-page shell-where-to">
      <SkeletonGroup label={text.loading} className="shell-page-skeleton">
        <Skeleton width="10rem" height="2rem" />
        <Skeleton width="100%" height="8rem" />
        <Skeleton width="100%" height="12rem" />
      </SkeletonGroup>
    </div>
  );
  // One form at a time: both keep the same draft.
  if (inDialog) return <div className="shell-behind-dialog" />;
  return (
    <>
      <WithCache>
        <RemotePart remote="rider" expose="where-to" waiting={waiting} failed={() => <HomeHero />} />
      </WithCache>
      <BecomeDriver />
    </>
  );
}

/** On a phone in the place of what driving offers. */
function BecomeDriver() {
  return (
    <p className="shell-narrow shell-become-driver">
      <TextLink asChild>
        <Link to={DRIVER_REGISTRATION}>{useSignedInHomeText().becomeDriver}</Link>
      </TextLink>
    </p>
  );
}
