import type { DriverView } from '@pothik/contracts/driver';
import { Card, DescriptionList, TextLink, useFormat } from '@pothik/ui-kit';
import { PhonePill } from '../../people/phone-pill';
import { useDriverDetailText } from './driver-detail-text';

/** The driver's name, contact and licence. */
export function PersonCard({ driver: { user, licenseNumber, experience, createdAt } }: { driver: DriverView }) {
  const text = useDriverDetailText();
  const { number, date } = useFormat();
  const email = <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink>;
  return (
    <Card title={text.person}>
      <DescriptionList
        items={[
          ...(user.email ? [{ term: text.email, description: email }] : []),
          { term: text.phone, description: <OwnPhone user={user} /> },
          { term: text.licence, description: licenseNumber },
          { term: text.experience, description: text.years(number(experience), experience === 1) },
          { term: text.since, description: date(createdAt) },
        ]}
      />
    </Card>
  );
}

/** The driver's number, and whether it is confirmed. */
function OwnPhone({ user: { phone, isPhoneProven } }: Pick<DriverView, 'user'>) {
  const { none } = useDriverDetailText();
  const { digits } = useFormat();
  if (!phone) return <span className="admin-quiet">{none}</span>;
  return (
    <>
      <TextLink href={`tel:${phone}`}>{digits(phone)}</TextLink> <PhonePill proven={Boolean(isPhoneProven)} />
    </>
  );
}
