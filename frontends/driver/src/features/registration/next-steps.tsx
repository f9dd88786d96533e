import { Card } from '@pothik/ui-kit';
import { useRegistrationText } from './registration-text';

/** What happens after the registration, and how long it takes. */
export function NextSteps() {
  const text = useRegistrationText();
  return (
    <Card title={text.nextSteps}>
      <ol className="driver-next">
        <li>{text.nextSent}</li>
        <li>{text.nextChecked}</li>
        <li>{text.nextTold}</li>
      </ol>
    </Card>
  );
}
