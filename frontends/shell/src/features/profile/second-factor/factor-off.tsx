import { Button } from '@pothik/ui-kit';
import { useFactorText } from './factor-text';

/** What two-step verification is for, and the button that sets it up. */
export function FactorOff({ onSetUp }: { onSetUp: () => void }) {
  const text = useFactorText();
  return (
    <div className="shell-factor">
      <p className="shell-muted">{text.offText}</p>
      <Button onClick={onSetUp}>{text.setUp}</Button>
    </div>
  );
}
