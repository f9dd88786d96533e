import { call } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { Dialog, toast } from '@pothik/ui-kit';
import { SecondFactorCodeForm } from '../../../second-factor/code-form';
import { refetchSecondFactor } from '../../../second-factor/use-second-factor';
import { useFactorText } from './factor-text';

/** Asks for a code, then turns two-step verification off. */
export function Component({ onClose }: { onClose: () => void }) {
  const text = useFactorText();
  const remove = async (code: string) => {
    await call(authRoutes.removeSecondFactor, { code });
    toast.success(text.turnedOff);
    onClose();
    await refetchSecondFactor();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.turnOffQuestion} size="narrow">
      <SecondFactorCodeForm send={remove} submit={text.turnOff} tone="danger" onCancel={onClose}>
        <p>{text.turnOffText}</p>
      </SecondFactorCodeForm>
    </Dialog>
  );
}
