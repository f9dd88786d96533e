import { Button, Card, TextLink } from '@pothik/ui-kit';
import { Mail, Phone } from 'lucide-react';
import { useInformationText } from './information-text';

const SUPPORT_ADDRESS = 'support@pothik.test';

/** How to reach people: by e-mail, and 999 in an emergency. */
export function ReachUs() {
  const text = useInformationText();
  return (
    <>
      <Card title={text.mailTitle} actions={<Mail aria-hidden="true" />}>
        <p>{text.mailText}</p>
        <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>
      </Card>
      <Card title={text.emergencyTitle} actions={<Phone aria-hidden="true" />}>
        <p>{text.emergencyText}</p>
        <p>{text.sosText}</p>
        <Button asChild>
          <a href="tel:999">{text.emergencyCall}</a>
        </Button>
      </Card>
    </>
  );
}
