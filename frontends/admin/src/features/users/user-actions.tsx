import { useCurrentUser } from '@pothik/api-client';
import { ROLE } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { Button } from '@pothik/ui-kit';
import { ShieldEllipsis, UserRoundCog } from 'lucide-react';
import { useFactorText } from '../../second-factor/factor-text';
import { mayHaveFactor, rolesToGive } from './user-list.rules';
import { useUsersText } from './users-text';

/** What a SUPER_ADMIN does with an account. */
export interface UserOrders {
  onChangeRole(person: UserView): void;
  onShowFactor(person: UserView): void;
}

/** The buttons for one account. */
export function UserActions({ person, orders }: { person: UserView; orders: UserOrders }) {
  return (
    <div className="admin-stacked-actions">
      <FactorAction person={person} onShowFactor={orders.onShowFactor} />
      <RoleAction person={person} onChangeRole={orders.onChangeRole} />
    </div>
  );
}

/** The button, or why no other role can be given. */
function RoleAction({ person, onChangeRole }: Pick<UserOrders, 'onChangeRole'> & { person: UserView }) {
  const text = useUsersText();
  const own = useCurrentUser()?._id;
  if (rolesToGive(person, own).length === 0)
    return <span className="admin-quiet">{person.role === ROLE.DRIVER ? text.driverStays : text.you}</span>;
  return (
    <Button
      size="small"
      icon={<UserRoundCog aria-hidden />}
      aria-label={text.changeRoleOf(person.name)}
      onClick={() => onChangeRole(person)}
    >
      {text.changeRole}
    </Button>
  );
}

/** The button that shows another administrator's two-step verification. */
function FactorAction({ person, onShowFactor }: Pick<UserOrders, 'onShowFactor'> & { person: UserView }) {
  const text = useFactorText();
  if (!mayHaveFactor(person, useCurrentUser()?._id)) return null;
  return (
    <Button
      size="small"
      icon={<ShieldEllipsis aria-hidden />}
      aria-label={text.factorOf(person.name)}
      onClick={() => onShowFactor(person)}
    >
      {text.factor}
    </Button>
  );
}
