import { Spinner } from '../actions/spinner';
import { VisuallyHidden } from '../showing/visually-hidden';
import { useUiText } from '../text/ui-text-provider';

/** A placeholder while the dialog library loads; the page stays usable. */
export function DialogComing() {
  const { text } = useUiText();
  return (
    <div role="status" aria-busy="true" className="ui-dialog-coming">
      <Spinner />
      <VisuallyHidden>{text.loading}</VisuallyHidden>
    </div>
  );
}
