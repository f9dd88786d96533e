import { ApiRefusal, failureText } from '@pothik/api-client';
import { SosButton, type SosButtonProps } from '@pothik/ride-ui';
import { useSosText } from './sos-text';

/** A driver's SOS button; what became of the message stands at the top of every page. */
export function DriverSos({ ride }: Pick<SosButtonProps, 'ride'>) {
  const text = useSosText();
  return (
    <SosButton
      ride={ride}
      question={text.question}
      className="driver-sos"
      toastId={`sos:${ride._id}`}
      reasonOf={refusalText}
    />
  );
}

/** Only a refusal has a reason in the toast; a missing answer is explained at the top of the page. */
const refusalText = (failure: unknown): string | undefined =>
  failure instanceof ApiRefusal ? failureText(failure) : undefined;
