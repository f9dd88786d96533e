import { useSession } from '@pothik/api-client';
import { Button, Peacock } from '@pothik/ui-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { DRIVER_REGISTRATION } from '../../access/access.rules';
import { logInPath } from '../../access/return-path.rules';
import { useHomeText } from './home-text';

/** What driving offers. The button is for visitors and riders only. */
export function DriverCall() {
  const text = useHomeText();
  const { user } = useSession();
  const to = user ? DRIVER_REGISTRATION : logInPath(DRIVER_REGISTRATION);
  return (
    <section className="shell-band" id="drive">
      <div className="ui-container shell-band-in">
        <div className="shell-stack">
          <h2>{text.drive}</h2>
          <ul className="shell-checks">
            {[text.driveHours, text.driveFare, text.driveWhere].map((reason) => (
              <li key={reason}>
                <Check aria-hidden="true" />
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {(!user || user.role === 'RIDER') && (
            <div>
              <Button asChild onDeep size="large">
                <Link to={to}>{text.becomeDriver}</Link>
              </Button>
            </div>
          )}
        </div>
        <Peacock className="shell-band-art" />
      </div>
    </section>
  );
}
