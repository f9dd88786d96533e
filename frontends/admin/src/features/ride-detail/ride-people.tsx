import type { RideView } from '@pothik/contracts/ride';
import { Card, PersonLine, TextLink, useFormat } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { PhonePill } from '../../people/phone-pill';
import { useRidesText } from '../../rides/rides-text';
import { useAdminText } from '../../texts/admin-text';

/** Rider and driver, with the ways to their pages and their rides; phones while the ride is engaged. */
export function RidePeople({ ride: { user, driver } }: { ride: RideView }) {
  const text = useRidesText();
  const words = useAdminText();
  return (
    <Card title={text.people}>
      <div className="admin-stack">
        <Person person={user} role={words.rider} page={{ to: `/admin/users/${user._id}`, name: text.riderPage }}>
          <Link to={`/admin/rides?rider=${user._id}`}>{text.ridesOf(user.name)}</Link>
        </Person>
        <Person
          person={driver.user}
          role={words.driver}
          page={{ to: `/admin/drivers/${driver._id}`, name: text.driverPage }}
        >
          <Link to={`/admin/rides?driver=${driver._id}`}>{text.ridesOf(driver.user.name)}</Link>
        </Person>
      </div>
    </Card>
  );
}

interface PersonProps {
  person: RideView['user'];
  role: string;
  /** The person's own page. */
  page: { to: string; name: string };
  /** The link to the person's rides. */
  children: ReactElement;
}

function Person({ person: { name, image, phone, isPhoneProven }, role, page, children }: PersonProps) {
  const { digits } = useFormat();
  return (
    <div className="admin-ride-person">
      <PersonLine name={name} src={image || undefined} text={role} avatarSize="small" />
      <div className="admin-ride-ways">
        {phone && (
          <a href={`tel:${phone}`} className="admin-phone">
            <Phone aria-hidden size={16} />
            {digits(phone)}
          </a>
        )}
        {phone && !isPhoneProven && <PhonePill proven={false} />}
        <TextLink asChild className="ui-hit">
          <Link to={page.to}>{page.name}</Link>
        </TextLink>
        <TextLink asChild className="ui-hit">
          {children}
        </TextLink>
      </div>
    </div>
  );
}
