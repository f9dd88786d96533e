import { useCurrentUser } from '@pothik/api-client';
import { ROLE } from '@pothik/contracts/platform';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { Navigate } from 'react-router';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useRoleDialog } from './use-role-dialog';
import { useUserList } from './use-user-list';
import { UserFilters } from './user-filters';
import { addressOfView, viewOfAddress } from './user-list.rules';
import { UserTable } from './user-table';
import { useUsersText } from './users-text';

/** Every account with its role, for SUPER_ADMIN only. */
export function Component() {
  const user = useCurrentUser();
  return user?.role === ROLE.SUPER_ADMIN ? <Users /> : <Navigate to="/unauthorized" replace />;
}

function Users() {
  const text = useUsersText();
  const { number } = useFormat();
  const { Dialog, person, open, close } = useRoleDialog();
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
      <UserFilters view={view} onChange={show} />
      <PagedCard list={list} onPage={(page) => show({ page })}>
        <UserTable
          people={list.data?.data ?? []}
          loading={list.isPending}
          onChangeRole={(chosen) => void open(chosen)}
        />
      </PagedCard>
      {Dialog && person && (
        <Dialog person={person} onClose={close} onChanged={(role) => list.expectRole(person._id, role)} />
      )}
    </div>
  );
}
