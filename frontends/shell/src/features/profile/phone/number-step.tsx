import { Button, Dialog } from '@pothik/ui-kit';
import { useId } from 'react';
import { PhoneField } from '../../../phone/phone-field';
import { usePhoneText } from '../../../phone/phone-text';
import type { SentCode } from '../../../phone/sent-code';
import { useNumberForm } from '../../../phone/use-number-form';
import { TooManyTries } from '../../../tries/too-many-tries';
import { askForOwnCode } from './ask-for-own-code';
import { useOwnPhoneText } from './own-phone-text';

interface NumberStepProps {
  /** What stands in the field at first. */
  phone: string;
  onSent: (code: SentCode) => void;
  onClose: () => void;
}

/** Asks for the number that is to be confirmed. */
export function NumberStep({ phone, onSent, onClose }: NumberStepProps) {
  const text = useOwnPhoneText();
  const { sendCode } = usePhoneText();
  const formId = useId();
  const form = useNumberForm({ phone, ask: askForOwnCode, onSent });
  const buttons = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {sendCode}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} size="narrow" footer={buttons}>
      <form id={formId} className="shell-profile-form" noValidate onSubmit={form.submit}>
        <PhoneField field={form.register('phone')} hint={text.hint} error={form.errorOf('phone')} />
        <TooManyTries refused={form.tries.refused} />
      </form>
    </Dialog>
  );
}
