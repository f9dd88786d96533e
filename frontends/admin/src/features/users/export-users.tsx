import { call } from '@pothik/api-client';
import { type RouteData, userRoutes } from '@pothik/contracts/routes';
import { type ExportColumn, ExportList } from '../../lists/export/export-list';
import { useExportText } from '../../lists/export/export-text';
import type { userQuery } from './use-user-list';

type User = RouteData<typeof userRoutes.users>['data'][number];

/** The accounts of the list as a file. */
export function ExportUsers({ query }: { query: ReturnType<typeof userQuery> }) {
  const { yes, no } = useExportText();
  const columns: readonly ExportColumn<User>[] = [
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone],
    ['role', ({ role }) => role],
    ['verified', ({ verified }) => (verified ? yes : no)],
    ['registered', ({ createdAt }) => createdAt],
  ];
  return (
    <ExportList
      name="users"
      columns={columns}
      readPage={(page, signal) => call(userRoutes.users, { ...query, ...page }, { signal })}
    />
  );
}
