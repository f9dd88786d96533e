import { useCurrentUser } from '@pothik/api-client';
import { type DriverView, type MissingPart, missingParts } from '@pothik/contracts/driver';
import { Button } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useAccountBlockText } from './account-block-text';

/** The dialogs of the profile page in which each is added. */
const PLACES: Readonly<Record<MissingPart, string>> = {
  phone: '/profile?edit=person',
  pictures: '/profile?edit=vehicle',
};

/** What a pending driver has not given yet, each with a link to where it is added. */
export function MissingParts({ driver: { vehicle } }: { driver: DriverView }) {
  const text = useAccountBlockText();
  const phone = useCurrentUser()?.phone ?? '';
  const missing = missingParts({ user: { phone }, vehicle });
  if (missing.length === 0) return null;
  const words = {
    phone: { name: text.missingPhone, add: text.addPhone },
    pictures: { name: text.missingPictures, add: text.addPictures },
  };
  return (
    <div className="driver-missing">
      <p>
        <b>{text.missing}</b>
      </p>
      <ul>
        {missing.map((part) => (
          <li key={part}>
            <span>{words[part].name}</span>
            <Button asChild size="small">
              <Link to={PLACES[part]}>{words[part].add}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
