import { storedDraft } from '@pothik/api-client/forms';
import type { Me } from '@pothik/contracts/user';
import { useState } from 'react';
import { isStillValid } from '../../../codes/code-wait.rules';
import { EmailStep } from './email-step';
import { type MailedCode, mailedCode } from './mailed-code';
import { ProveEmailStep } from './prove-email-step';

interface EmailDialogProps {
  user: Me;
  onClose: () => void;
}

/** Adds an e-mail to an account without one: the e-mail, then the code that was mailed to it. A phone's mail app may replace the page. */
export function Component({ user, onClose }: EmailDialogProps) {
  const [draft] = useState(() => storedDraft(`own-email:${user._id}`, mailedCode));
  const [mailed, setMailed] = useState(() => {
    const stored = draft.read();
    return stored && isStillValid(stored.resendAt, Date.now()) ? stored : undefined;
  });
  /** The e-mail that is changed once more. */
  const [typed, setTyped] = useState('');
  const keep = (code: MailedCode) => {
    draft.store(code);
    setMailed(code);
  };
  const changeEmail = () => {
    setTyped(mailed?.email ?? '');
    draft.delete();
    setMailed(undefined);
  };
  const close = () => {
    draft.delete();
    onClose();
  };
  if (!mailed) return <EmailStep email={typed} onMailed={keep} onClose={close} />;
  return <ProveEmailStep mailed={mailed} onMailed={keep} onOtherEmail={changeEmail} onClose={close} />;
}
