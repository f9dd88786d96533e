import { call, QUERY } from '@pothik/api-client';
import { driverRoutes } from '@pothik/contracts/routes';
import { useFormat, VisuallyHidden } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useShellText } from '../texts/shell-text';

const PENDING = { status: 'PENDING', limit: 1 } as const;

/** How many drivers wait for approval, for administrators; 0 until it is known. Whatever changes a list of drivers reads it again. */
export function usePendingDrivers(isAsked: boolean): number {
  const { data } = useQuery({
    queryKey: [QUERY.Driver, 'list', PENDING],
    queryFn: ({ signal }) => call(driverRoutes.drivers, PENDING, { signal }),
    enabled: isAsked,
  });
  return data?.meta.total ?? 0;
}

/** The number beside a link of the sidebar. */
export function PendingCount({ pending }: { pending: number }) {
  const { waiting } = useShellText();
  const { number } = useFormat();
  return (
    <>
      {number(pending)}
      <VisuallyHidden>{` ${waiting}`}</VisuallyHidden>
    </>
  );
}
