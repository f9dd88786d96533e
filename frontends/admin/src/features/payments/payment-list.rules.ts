import { UNDECIDED_PAYMENTS } from '@pothik/contracts/ride';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** What the list of payments to decide shows, as in the address bar. */
export interface PaymentListView {
  page: number;
  status?: (typeof UNDECIDED_PAYMENTS)[number];
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): PaymentListView => ({
  page: pageOfAddress(parameters),
  status: knownValue(UNDECIDED_PAYMENTS, parameters.get('status')),
});

export const addressOfView = ({ page, status }: PaymentListView): URLSearchParams => addressOf({ page, status });
