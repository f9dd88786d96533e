import { useCurrentUser } from '@pothik/api-client';
import { ROLE, type Role } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { useLoadedDialog } from '../../dialogs/use-loaded-dialog';
import type { FactorDialogProps } from './factor-dialog';
import type { RoleDialogProps } from './role-dialog';
import type { UserOrders } from './user-actions';

const roleDialog = async () => (await import('./role-dialog')).RoleDialog;
const factorDialog = async () => (await import('./factor-dialog')).FactorDialog;

/** What a SUPER_ADMIN may order about accounts, nothing for an ADMIN, who reads; and the dialogs of it. */
export function useUserOrders(onRoleChanged: (personId: string, role: Role) => void) {
  const role = useLoadedDialog<UserView, RoleDialogProps>(roleDialog);
  const factor = useLoadedDialog<UserView, FactorDialogProps>(factorDialog);
  const isAllowed = useCurrentUser()?.role === ROLE.SUPER_ADMIN;
  const orders: UserOrders | undefined = isAllowed
    ? { onChangeRole: (person) => void role.open(person), onShowFactor: (person) => void factor.open(person) }
    : undefined;
  const dialogs = (
    <>
      {role.Dialog && role.subject && (
        <role.Dialog person={role.subject} onClose={role.close} onChanged={onRoleChanged} />
      )}
      {factor.Dialog && factor.subject && <factor.Dialog person={factor.subject} onClose={factor.close} />}
    </>
  );
  return { orders, dialogs };
}
