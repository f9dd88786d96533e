import { DRIVER_TRANSITIONS, type DriverStatus, type DriverView } from '@pothik/contracts/driver';
import { Button } from '@pothik/ui-kit';
import { Check, RotateCw } from 'lucide-react';
import { useAdminText } from '../texts/admin-text';
import type { Intention } from './status-dialog';

interface DriverActionsProps {
  driver: DriverView;
  onIntend(intention: Intention): void;
  /** In a list: screen readers hear whom a button is about. */
  saysName?: boolean;
}

/** One button for each transition that the table of driver statuses allows. */
export function DriverActions({ driver, onIntend, saysName = false }: DriverActionsProps) {
  const edges = DRIVER_TRANSITIONS.filter(({ from }) => from === driver.status);
  return (
    <span className="admin-actions">
      {edges.map(({ to }) => (
        <EdgeButton
          key={to}
          from={driver.status}
          to={to}
          name={saysName ? driver.user.name : undefined}
          onClick={() => onIntend({ driver, to })}
        />
      ))}
    </span>
  );
}

interface EdgeButtonProps {
  from: DriverStatus;
  to: DriverStatus;
  name: string | undefined;
  onClick(): void;
}

function EdgeButton({ from, to, name, onClick }: EdgeButtonProps) {
  const text = useAdminText();
  // Not as hidden text: a name that stands twice in a row is found twice by a search in the page.
  const labelled = (label: string) => (name ? { 'aria-label': `${label} ${name}` } : {});
  if (to === 'SUSPENDED') {
    return (
      <Button size="small" refusal onClick={onClick} {...labelled(text.suspend)}>
        {text.suspend}
      </Button>
    );
  }
  const returns = from === 'SUSPENDED';
  const label = returns ? text.reinstate : text.approve;
  return (
    <Button
      size="small"
      icon={returns ? <RotateCw aria-hidden /> : <Check aria-hidden />}
      onClick={onClick}
      {...labelled(label)}
    >
      {label}
    </Button>
  );
}
