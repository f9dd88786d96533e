import type { RideView } from '@pothik/contracts/ride';
import { Button } from '@pothik/ui-kit';
import { Navigation } from 'lucide-react';
import { useActiveRideText } from './active-ride-text';
import { chooserLinkOf, directionsLinkOf, targetOf } from './navigate.rules';

/** Leads the driver to where they have to go, in Google Maps or in the map of their choice. */
export function Navigate({ ride, variant }: { ride: RideView; variant: 'primary' | 'outline' }) {
  const text = useActiveRideText();
  const target = targetOf(ride);
  return (
    <div className="driver-navigate">
      <Button asChild block size="large" variant={variant} icon={<Navigation aria-hidden />}>
        <a href={directionsLinkOf(target)} target="_blank" rel="noreferrer">
          <span>
            {text.navigate} <small>Google Maps</small>
          </span>
        </a>
      </Button>
      {/Android/i.test(navigator.userAgent) && (
        <Button asChild variant="quiet" size="small">
          <a href={chooserLinkOf(target)}>{text.otherMap}</a>
        </Button>
      )}
    </div>
  );
}
