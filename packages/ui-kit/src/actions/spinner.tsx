import { LoaderCircle } from 'lucide-react';

/** A turning ring: work is going on. The words beside it say which. */
export function Spinner() {
  return <LoaderCircle className="ui-spin" aria-hidden="true" />;
}
