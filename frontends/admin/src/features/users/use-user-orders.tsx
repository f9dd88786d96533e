import { useCurrentUser } from '@pothik/api-client';
import { ROLE } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { useLoadedDialog } from '../../dialogs/use-loaded-dialog';
import type { AccountChanged } from '../../people/use-person';
import type { FactorDialogProps } from './factor-dialog';
import type { RightsDialogProps } from './rights-dialog';
import type { RoleDialogProps } from './role-dialog';
import type { UserOrders } from './user-actions';

const roleDialog = async () => (await import('./role-dialog')).RoleDialog;
const rightsDialog = async () => (await import('./rights-dialog')).RightsDialog;
const factorDialog = async () => (await import('./factor-dialog')).FactorDialog;

/** What a SUPER_ADMIN may order about accounts, nothing for an ADMIN, who reads; and the dialogs of it. */
export function useUserOrders(onChanged: AccountChanged) {
  const role = useLoadedDialog<UserView, RoleDialogProps>(roleDialog);
  const rights = useLoadedDialog<UserView, RightsDialogProps>(rightsDialog);
  const factor = useLoadedDialog<UserView, FactorDialogProps>(factorDialog);
  const isAllowed = useCurrentUser()?.role === ROLE.SUPER_ADMIN;
  const orders: UserOrders | undefined = isAllowed
    ? {
        onChangeRole: (person) => void role.open(person),
        onChangeRights: (person) => void rights.open(person),
        onShowFactor: (person) => void factor.open(person),
      }
    : undefined;
  const dialogs = (
    <>
      {role.Dialog && role.subject && <role.Dialog person={role.subject} onClose={role.close} onChanged={onChanged} />}
      {rights.Dialog && rights.subject && (
        <rights.Dialog person={rights.subject} onClose={rights.close} onChanged={onChanged} />
      )}
      {factor.Dialog && factor.subject && <factor.Dialog person={factor.subject} onClose={factor.close} />}
    </>
  );
  return { orders, dialogs };
}
