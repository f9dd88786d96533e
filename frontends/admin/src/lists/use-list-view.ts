import { useSearchParams } from 'react-router';

interface ListAddress<View> {
  viewOfAddress(parameters: URLSearchParams): View;
  addressOfView(view: View): URLSearchParams;
}

/** What a list shows, as in the address bar; a change starts at page 1. */
export function useListView<View extends { page: number }>({ viewOfAddress, addressOfView }: ListAddress<View>) {
  const [parameters, setParameters] = useSearchParams();
  const view = viewOfAddress(parameters);
  const show = (next: Partial<View>) => setParameters(addressOfView({ ...view, page: 1, ...next }), { replace: true });
  return { view, show };
}
