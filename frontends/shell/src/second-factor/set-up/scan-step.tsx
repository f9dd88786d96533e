import { call, isRefusal, LoadedPart } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { Button, Skeleton, toast } from '@pothik/ui-kit';
import { Smartphone } from 'lucide-react';
import { partFailed } from '../../page-parts/part-failed';
import { SecondFactorCodeForm } from '../code-form';
import { CopyButton } from './copy-button';
import type { Secret } from './password-step';
import { inGroups } from './secret.rules';
import { useSetUpText } from './set-up-text';

const qrCode = () => import('./qr-code');

interface ScanStepProps {
  secret: Secret;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Something else was set up or begun meanwhile, as in another tab. */
  onOutdated: () => void;
}

/** The secret as QR code and as text, and the first code that proves that the app has it. */
export function ScanStep({ secret: { secret, uri }, onConfirmed, onOutdated }: ScanStepProps) {
  const text = useSetUpText();
  const confirm = async (code: string) => {
    try {
      const { recoveryCodes } = await call(authRoutes.confirmSecondFactor, { code });
      toast.success(text.isOn);
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (isRefusal(error, 'auth/second-factor-exists', 'auth/second-factor-missing')) onOutdated();
      throw error;
    }
  };
  return (
    <ol className="shell-set-up">
      <li>
        <p>{text.scan}</p>
        <div className="shell-qr-code">
          <LoadedPart
            load={qrCode}
            with={{ address: uri, title: text.qrCode }}
            waiting={<Skeleton width="100%" height="100%" />}
            failed={partFailed}
          />
        </div>
        <Button asChild block className="shell-narrow" icon={<Smartphone aria-hidden="true" />}>
          <a href={uri}>{text.openApp}</a>
        </Button>
        <p className="shell-small">{text.orKey}</p>
        <div className="shell-secret">
          <code>{inGroups(secret)}</code>
          <CopyButton copied={secret} label={text.copyKey} />
        </div>
      </li>
      <li>
        <p>{text.enterCode}</p>
        <SecondFactorCodeForm send={confirm} submit={text.turnOn} submitsWhenFull takesRecoveryCode={false} />
      </li>
    </ol>
  );
}
