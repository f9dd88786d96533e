import { DRIVER_TRANSITIONS, type DriverStatus, type DriverView } from '@pothik/contracts/driver';
import { Button } from '@pothik/ui-kit';
import { Check, RotateCw } from 'lucide-react';
import { useAdminText } from '../texts/admin-text';
import type { Intention } from './status-dialog';

interface DriverActionsProps {
  driver: DriverView;
  onIntend(intention: Intention): void;
}

/** One button for each transition that the table of driver statuses allows. */
export function DriverActions({ driver, onIntend }: DriverActionsProps) {
  const edges = DRIVER_TRANSITIONS.filter(({ from }) => from === driver.status);
  return (
    <span className="admin-actions">
      {edges.map(({ to }) => (
        <EdgeButton key={to} from={driver.status} to={to} onClick={() => onIntend({ driver, to })} />
      ))}
    </span>
  );
}

function EdgeButton({ from, to, onClick }: { from: DriverStatus; to: DriverStatus; onClick(): void }) {
  const text = useAdminText();
  if (to === 'SUSPENDED') {
    return (
      <Button size="small" refusal onClick={onClick}>
        {text.suspend}
      </Button>
    );
  }
  const returns = from === 'SUSPENDED';
  return (
    <Button size="small" icon={returns ? <RotateCw aria-hidden /> : <Check aria-hidden />} onClick={onClick}>
      {returns ? text.reinstate : text.approve}
    </Button>
  );
}
