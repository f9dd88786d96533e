import { AgreedFare } from './agreed-fare';
import { CodeStep, type CodeStepProps } from './code-step';
import { OfferAgain } from './offer-again';

interface EnterCodeProps extends CodeStepProps {
  onChangeFare(): void;
}

/** The fare as the rider sees it, and the code that agrees to it. */
export function EnterCode({ onChangeFare, ...code }: EnterCodeProps) {
  return (
    <>
      <AgreedFare ride={code.ride} onChange={onChangeFare} />
      <OfferAgain ride={code.ride} />
      <CodeStep {...code} />
    </>
  );
}
