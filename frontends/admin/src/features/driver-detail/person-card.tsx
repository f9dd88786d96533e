import type { DriverView } from '@pothik/contracts/driver';
import { Card, DescriptionList, TextLink, useFormat } from '@pothik/ui-kit';
import { useDriverDetailText } from './driver-detail-text';

/** The driver's name, contact and licence. */
export function PersonCard({ driver: { user, licenseNumber, experience, createdAt } }: { driver: DriverView }) {
  const text = useDriverDetailText();
  const { number, date, digits } = useFormat();
  const none = <span className="admin-quiet">{text.none}</span>;
  return (
    <Card title={text.person}>
      <DescriptionList
        items={[
          { term: text.email, description: <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink> },
          {
            term: text.phone,
            description: user.phone ? <TextLink href={`tel:${user.phone}`}>{digits(user.phone)}</TextLink> : none,
          },
          { term: text.licence, description: licenseNumber },
          { term: text.experience, description: text.years(number(experience), experience === 1) },
          { term: text.since, description: date(createdAt) },
        ]}
      />
    </Card>
  );
}
