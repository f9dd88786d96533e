import { useCurrentUser } from '@pothik/api-client';
import { Button, Card } from '@pothik/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOwnPhoneText } from './own-phone-text';

const storageKeyOf = (riderId: string) => `rider-phone-asked:${riderId}`;

/** Asks a rider without a phone number for it, while somebody comes who may have to call; after an answer never again. */
export function OwnPhone({ driverName }: { driverName: string }) {
  const rider = useCurrentUser();
  return rider && rider.phone === '' ? <Question riderId={rider._id} driverName={driverName} /> : null;
}

function Question({ riderId, driverName }: { riderId: string; driverName: string }) {
  const text = useOwnPhoneText();
  const [isAsked, setAsked] = useState(() => localStorage.getItem(storageKeyOf(riderId)) === null);
  const answer = () => {
    localStorage.setItem(storageKeyOf(riderId), 'answered');
    setAsked(false);
  };
  if (!isAsked) return null;
  return (
    <Card title={text.title}>
      <p className="rider-quiet rider-small">{text.why(driverName)}</p>
      <div className="rider-answers">
        <Button asChild>
          <Link to="/profile?edit=person" onClick={answer}>
            {text.add}
          </Link>
        </Button>
        <Button variant="quiet" onClick={answer}>
          {text.no}
        </Button>
      </div>
    </Card>
  );
}
