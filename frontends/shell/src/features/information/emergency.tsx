import { Button, Card } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { useInformationText } from './information-text';

/** The emergency number 999, shown before any form. */
export function Emergency() {
  const text = useInformationText();
  return (
    <Card title={text.emergencyTitle} actions={<Phone aria-hidden="true" />}>
      <p>{text.emergencyText}</p>
      <p>{text.sosText}</p>
      <Button asChild block>
        <a href="tel:999">{text.emergencyCall}</a>
      </Button>
    </Card>
  );
}
