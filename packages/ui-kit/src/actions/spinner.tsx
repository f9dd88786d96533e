import { LoaderCircle } from 'lucide-react';

/** A turning ring while work is in progress; the text beside it says which. */
export function Spinner() {
  return <LoaderCircle className="ui-spin" aria-hidden="true" />;
}
