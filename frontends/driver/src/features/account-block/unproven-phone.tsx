import { useCurrentUser } from '@pothik/api-client';
import { Button } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useAccountBlockText } from './account-block-text';

/** Asks a pending driver to confirm the number they gave. */
export function UnprovenPhone() {
  const text = useAccountBlockText();
  const driver = useCurrentUser();
  if (!driver?.phone || driver.isPhoneProven) return null;
  return (
    <div className="driver-missing">
      <p>{text.unprovenPhone}</p>
      <Button asChild size="small">
        <Link to="/profile?edit=phone">{text.provePhone}</Link>
      </Button>
    </div>
  );
}
