import type { Me } from '@pothik/contracts/user';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { sentCodeDraft, useSentCode } from '../../../phone/sent-code';
import { NumberStep } from './number-step';
import { ProveStep } from './prove-step';

interface PhoneDialogProps {
  user: Me;
  onClose: () => void;
}

/** Adds, confirms or changes one's number: the number, then the code that was sent to it. */
export function Component({ user, onClose }: PhoneDialogProps) {
  const { state } = useLocation();
  const [draft] = useState(() => sentCodeDraft(`own-phone:${user._id}`));
  const { sent, keep, forget } = useSentCode(draft);
  /** The number that is changed once more. */
  const [typed, setTyped] = useState<string>();
  const close = () => {
    draft.delete();
    onClose();
  };
  if (sent) {
    const changeNumber = () => {
      setTyped(sent.phone);
      forget();
    };
    return <ProveStep email={user.email} sent={sent} onSent={keep} onOtherNumber={changeNumber} onClose={close} />;
  }
  const unproven = user.isPhoneProven ? '' : user.phone;
  return <NumberStep phone={typed ?? state?.phone ?? unproven} onSent={keep} onClose={close} />;
}
