import { useCurrentUser } from '@pothik/api-client';
import { storeText, useStoredText } from '@pothik/ride-ui';
import { Button, Card } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useOwnPhoneText } from './own-phone-text';

/** Asks a driver without a confirmed number once, on this device, to confirm it. */
export function OwnPhone() {
  const text = useOwnPhoneText();
  const driver = useCurrentUser();
  const key = `driver-phone-asked:${driver?._id ?? ''}`;
  const answered = useStoredText(localStorage, key);
  if (!driver || answered) return null;
  const answer = () => storeText(localStorage, key, 'answered');
  return (
    <Card className="driver-own-phone">
      <h2 className="driver-heading">{text.title}</h2>
      <p className="driver-quiet driver-small">{text.why}</p>
      <div>
        <Button asChild size="small">
          <Link to="/profile?edit=phone" onClick={answer}>
            {text.confirm}
          </Link>
        </Button>
        <Button variant="quiet" size="small" onClick={answer}>
          {text.no}
        </Button>
      </div>
    </Card>
  );
}
