import { call } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { Dialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { SecondFactorCodeForm } from '../../../second-factor/code-form';
import { RecoveryCodes } from '../../../second-factor/set-up/recovery-codes';
import { refetchSecondFactor } from '../../../second-factor/use-second-factor';
import { useFactorText } from './factor-text';

/** Asks for a code, then shows ten new recovery codes; from then on it closes only by Done. */
export function Component({ onClose }: { onClose: () => void }) {
  const text = useFactorText();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    onClose();
    void refetchSecondFactor();
  };
  const renew = async (code: string) => {
    const { recoveryCodes } = await call(authRoutes.renewRecoveryCodes, { code });
    toast.success(text.renewed);
    setCodes(recoveryCodes);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text.renew}
      size="narrow"
      dismissable={codes === undefined}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <SecondFactorCodeForm send={renew} submit={text.renewSubmit} onCancel={close}>
          <p>{text.renewText}</p>
        </SecondFactorCodeForm>
      )}
    </Dialog>
  );
}
