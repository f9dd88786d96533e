import { OPERATOR_PLACE_KIND, type OperatorPlaceKind } from '@pothik/contracts/ride';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownValue } from '../../lists/list-address.rules';

export const PLACE_KINDS = Object.values(OPERATOR_PLACE_KIND);
/** How the list is sorted, with the API's name; without one the place that changed last comes first. */
export const PLACE_SORTS = { oldest: 'updatedAt', name: 'name' } as const;
type PlaceSort = keyof typeof PLACE_SORTS;

/** What the list of places shows, as in the address bar. */
export interface PlaceListView {
  page: number;
  searchTerm: string;
  kind?: OperatorPlaceKind;
  sort?: PlaceSort;
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): PlaceListView => ({
  page: pageOfAddress(parameters),
  searchTerm: parameters.get('search') ?? '',
  kind: knownValue(PLACE_KINDS, parameters.get('kind')),
  sort: knownValue(Object.keys(PLACE_SORTS) as PlaceSort[], parameters.get('sort')),
});

export const addressOfView = ({ searchTerm, ...view }: PlaceListView): URLSearchParams =>
  addressOf({ ...view, search: searchTerm });
