import { Pagination, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { pageOfAddress, withPage } from './ride-list.rules';
import { useRideListText } from './ride-list-text';
import { RIDES_A_PAGE } from './use-ride-list';

/** A page back, a page on; which one is shown stands in the address bar. */
export function Pages({ total, busy }: { total: number; busy: boolean }) {
  const text = useRideListText();
  const { number } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const first = (page - 1) * RIDES_A_PAGE + 1;
  const last = Math.min(page * RIDES_A_PAGE, total);
  const show = (next: number) => setParameters((before) => withPage(before, next));
  return (
    <Pagination
      summary={text.shown(number(first), number(last), number(total))}
      busy={busy}
      {...(page > 1 ? { onPrevious: () => show(page - 1) } : {})}
      {...(last < total ? { onNext: () => show(page + 1) } : {})}
    />
  );
}
