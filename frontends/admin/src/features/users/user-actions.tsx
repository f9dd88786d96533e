import { useCurrentUser } from '@pothik/api-client';
import { hasRight, RIGHT, ROLE } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { Button } from '@pothik/ui-kit';
import { Headset, ShieldEllipsis, UserRoundCog } from 'lucide-react';
import { useFactorText } from '../../second-factor/factor-text';
import { mayHaveFactor, rolesToGive } from './user-list.rules';
import { useUsersText } from './users-text';

/** What a SUPER_ADMIN does with an account. */
export interface UserOrders {
  onChangeRole(person: UserView): void;
  onChangeRights(person: UserView): void;
  onShowFactor(person: UserView): void;
}

/** The buttons for one account. */
export function UserActions({ person, orders }: { person: UserView; orders: UserOrders }) {
  return (
    <div className="admin-stacked-actions">
      <FactorAction person={person} onShowFactor={orders.onShowFactor} />
      <DeskAction person={person} onChangeRights={orders.onChangeRights} />
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

/** The button that gives the desk to an ADMIN, or takes it away; a SUPER_ADMIN has it by nature. */
function DeskAction({ person, onChangeRights }: Pick<UserOrders, 'onChangeRights'> & { person: UserView }) {
  const text = useUsersText();
  if (person.role !== ROLE.ADMIN) return null;
  const label = hasRight(person, RIGHT.DESK) ? text.takeDesk : text.giveDesk;
  return (
    <Button
      size="small"
      icon={<Headset aria-hidden />}
      aria-label={text.deskOf(label, person.name)}
      onClick={() => onChangeRights(person)}
    >
      {label}
    </Button>
  );
}
