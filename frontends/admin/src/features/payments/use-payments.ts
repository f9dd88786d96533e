import { call, QUERY } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type PageSize, pageSizeOfAddress } from '../../lists/page-size.rules';
import { type PaymentListView, viewOfAddress } from './payment-list.rules';

/** The query of one page of payments to decide, newest first; news about rides fetch it again. */
function paymentListQuery({ page, status }: PaymentListView, limit: PageSize) {
  const input = { page, limit, ...(status ? { status } : {}) };
  return queryOptions({
    queryKey: [QUERY.RideRequest, 'list', 'payments', input],
    queryFn: ({ signal }) => call(rideRoutes.payments, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks the page that an address shows. */
export const askFirst = (ask: Ask, { search }: Opened) =>
  ask(paymentListQuery(viewOfAddress(search), pageSizeOfAddress(search)));

/** One page of payments to decide. */
export const usePayments = (view: PaymentListView, limit: PageSize) => useQuery(paymentListQuery(view, limit));
