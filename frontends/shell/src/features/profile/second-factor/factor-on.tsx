import type { authRoutes, RouteData } from '@pothik/contracts/routes';
import { Button, DescriptionList, Note, useFormat } from '@pothik/ui-kit';
import { TriangleAlert } from 'lucide-react';
import { codesLeftWarning } from './codes-left.rules';
import { useFactorText } from './factor-text';

interface FactorOnProps {
  factor: RouteData<typeof authRoutes.secondFactor>;
  onRenew: () => void;
  onTurnOff: () => void;
}

/** Since when it is on, how many recovery codes are left, and what may be changed. */
export function FactorOn({ factor: { since, recoveryCodesLeft, demanded }, onRenew, onTurnOff }: FactorOnProps) {
  const text = useFactorText();
  const { date, number } = useFormat();
  return (
    <div className="shell-factor">
      <DescriptionList
        items={[
          ...(since ? [{ term: text.since, description: date(since) }] : []),
          { term: text.codesLeft, description: number(recoveryCodesLeft) },
        ]}
      />
      <CodesLeftNote left={recoveryCodesLeft} />
      <div className="shell-factor-actions">
        <Button onClick={onRenew}>{text.renew}</Button>
        {!demanded && (
          <Button refusal onClick={onTurnOff}>
            {text.turnOff}
          </Button>
        )}
      </div>
      {demanded && <p className="shell-small">{text.demanded}</p>}
    </div>
  );
}

function CodesLeftNote({ left }: { left: number }) {
  const text = useFactorText();
  const { number } = useFormat();
  const warning = codesLeftWarning(left);
  if (!warning) return null;
  const sentence = { none: text.noneLeft, one: text.oneLeft, few: text.fewLeft(number(left)) }[warning];
  return (
    <Note tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {sentence}
    </Note>
  );
}
