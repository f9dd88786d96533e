import { userRoutes } from '@pothik/contracts/routes';
import { PageHead, useFormat } from '@pothik/ui-kit';
import { ExportList } from '../../lists/export/export-list';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { userQuery, useUserList } from './use-user-list';
import { useUserOrders } from './use-user-orders';
import { UserFilters } from './user-filters';
import { addressOfView, viewOfAddress } from './user-list.rules';
import { UserTable } from './user-table';
import { useUsersText } from './users-text';

/** Every account with its role: read by every administrator, changed by SUPER_ADMIN alone. */
export function Component() {
  const text = useUsersText();
  const { number } = useFormat();
  const { view, size, show, paging } = useListView({ viewOfAddress, addressOfView });
  const list = useUserList(view, size);
  const { orders, dialogs } = useUserOrders(list.expectChange);
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.users}
        className="admin-head"
        aside={list.data && text.userCount(number(total), total === 1)}
      />
      <UserFilters view={view} onChange={show}>
        <ExportList route={userRoutes.exportUsers} query={userQuery(view)} />
      </UserFilters>
      <PagedCard list={list} paging={paging}>
        <UserTable people={list.data?.data ?? []} loading={list.isPending} orders={orders} />
      </PagedCard>
      {dialogs}
    </div>
  );
}
