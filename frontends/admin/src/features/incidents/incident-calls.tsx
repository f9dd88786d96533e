import type { IncidentView } from '@pothik/contracts/ride';
import { EMERGENCY_NUMBER } from '@pothik/ride-ui/rules';
import { Button, useFormat } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { useIncidentText } from './incident-text';

/** Whom to call, one press each: the rider, the driver, 999. */
export function IncidentCalls({ incident }: { incident: IncidentView }) {
  const text = useIncidentText();
  const { digits } = useFormat();
  const people = [
    { ...incident.rider, label: text.callRider(incident.rider.name) },
    { ...incident.driver, label: text.callDriver(incident.driver.name) },
  ];
  return (
    <>
      {people.map(
        ({ _id, phone, label }) =>
          phone && (
            <Button key={_id} asChild variant="outline" icon={<Phone aria-hidden />}>
              <a href={`tel:${phone}`}>
                {label} <span className="admin-number">{digits(phone)}</span>
              </a>
            </Button>
          ),
      )}
      <Button asChild variant="danger" icon={<Phone aria-hidden />}>
        <a href={`tel:${EMERGENCY_NUMBER}`}>{text.callEmergency}</a>
      </Button>
    </>
  );
}
