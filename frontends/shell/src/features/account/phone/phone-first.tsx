import type { ReactNode } from 'react';
import { useState } from 'react';
import { sentCodeDraft, useSentCode } from '../../../phone/sent-code';
import { NumberForm } from './number-form';
import { usePhoneLogInText } from './phone-log-in-text';
import { PhoneSteps } from './phone-steps';
import type { PhoneLogInHooks } from './use-phone-log-in';

const sentForLogIn = sentCodeDraft('pothik-phone-log-in');

interface PhoneFirstProps extends PhoneLogInHooks {
  /** Above the number. */
  head: ReactNode;
  /** The other ways, open below the number. */
  children: ReactNode;
}

/** Number first; once a code is sent, its steps take the page. */
export function PhoneFirst({ head, children, ...hooks }: PhoneFirstProps) {
  const text = usePhoneLogInText();
  const { sent, keep, forget } = useSentCode(sentForLogIn);
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    forget();
    setBack(true);
  };
  if (sent) {
    return <PhoneSteps sent={sent} onSent={keep} onBack={goBack} onDone={sentForLogIn.delete} {...hooks} />;
  }
  return (
    <>
      {head}
      <NumberForm onSent={keep} isBack={isBack} />
      <p className="shell-account-or">{text.orEmail}</p>
      {children}
    </>
  );
}
