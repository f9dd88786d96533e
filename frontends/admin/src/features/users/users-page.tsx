import { useCurrentUser } from '@pothik/api-client';
import { ROLE } from '@pothik/contracts/platform';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { Navigate } from 'react-router';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { ExportUsers } from './export-users';
import { usePersonDialog } from './use-person-dialog';
import { userQuery, useUserList } from './use-user-list';
import { UserFilters } from './user-filters';
import { addressOfView, viewOfAddress } from './user-list.rules';
import { UserTable } from './user-table';
import { useUsersText } from './users-text';

const roleDialog = async () => (await import('./role-dialog')).RoleDialog;
const factorDialog = async () => (await import('./factor-dialog')).FactorDialog;

/** Every account with its role, for SUPER_ADMIN only. */
export function Component() {
  const user = useCurrentUser();
  return user?.role === ROLE.SUPER_ADMIN ? <Users /> : <Navigate to="/unauthorized" replace />;
}

function Users() {
  const text = useUsersText();
  const { number } = useFormat();
  const role = usePersonDialog(roleDialog);
  const factor = usePersonDialog(factorDialog);
  const { view, show } = useListView({ viewOfAddress, addressOfView });
  const list = useUserList(view);
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.users}
        className="admin-head"
        aside={list.data && text.userCount(number(total), total === 1)}
      />
      <UserFilters view={view} onChange={show}>
        <ExportUsers query={userQuery(view)} />
      </UserFilters>
      <PagedCard list={list} onPage={(page) => show({ page })}>
        <UserTable
          people={list.data?.data ?? []}
          loading={list.isPending}
          onChangeRole={(chosen) => void role.open(chosen)}
          onShowFactor={(chosen) => void factor.open(chosen)}
        />
      </PagedCard>
      {role.Dialog && role.person && (
        <role.Dialog person={role.person} onClose={role.close} onChanged={list.expectRole} />
      )}
      {factor.Dialog && factor.person && <factor.Dialog person={factor.person} onClose={factor.close} />}
    </div>
  );
}
