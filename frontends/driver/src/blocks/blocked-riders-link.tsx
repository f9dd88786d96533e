import { TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useBlocksText } from './blocks-text';

/** From the lists of ended rides and the page of one to the riders whom this driver has blocked. */
export function BlockedRidersLink() {
  return (
    <TextLink asChild className="driver-rider-block-link">
      <Link to="/driver/blocked-riders">{useBlocksText().title}</Link>
    </TextLink>
  );
}
