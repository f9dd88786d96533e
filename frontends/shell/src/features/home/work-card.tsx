import { isAdministrator } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import { Card } from '@pothik/ui-kit';
import { GetRideButton } from '../../get-ride/get-ride-button';
import { useSignedInHomeText } from './signed-in-home-text';

/** On a phone: the way to the dashboard of a driver or an administrator. */
export function WorkCard({ user }: { user: Me }) {
  const text = useSignedInHomeText();
  return (
    <div className="ui-page shell-narrow">
      <Card className="shell-stack">
        <h1>{text.welcome(user.name)}</h1>
        <p>{isAdministrator(user.role) ? text.administration : text.driving}</p>
        <GetRideButton size="large" block />
      </Card>
    </div>
  );
}
