import { useCurrentUser } from '@pothik/api-client';
import { ROLE, type Role } from '@pothik/contracts/platform';
import { usePersonDialog } from './use-person-dialog';
import type { UserOrders } from './user-actions';

const roleDialog = async () => (await import('./role-dialog')).RoleDialog;
const factorDialog = async () => (await import('./factor-dialog')).FactorDialog;

/** What a SUPER_ADMIN may order about accounts, nothing for an ADMIN, who reads; and the dialogs of it. */
export function useUserOrders(onRoleChanged: (personId: string, role: Role) => void) {
  const role = usePersonDialog(roleDialog);
  const factor = usePersonDialog(factorDialog);
  const isAllowed = useCurrentUser()?.role === ROLE.SUPER_ADMIN;
  const orders: UserOrders | undefined = isAllowed
    ? { onChangeRole: (person) => void role.open(person), onShowFactor: (person) => void factor.open(person) }
    : undefined;
  const dialogs = (
    <>
      {role.Dialog && role.person && (
        <role.Dialog person={role.person} onClose={role.close} onChanged={onRoleChanged} />
      )}
      {factor.Dialog && factor.person && <factor.Dialog person={factor.person} onClose={factor.close} />}
    </>
  );
  return { orders, dialogs };
}
