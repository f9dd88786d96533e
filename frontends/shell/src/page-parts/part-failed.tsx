import { ErrorState } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** A part that did not load, inside the layout: the rest works. */
export function PartFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const text = useShellText();
  return (
    <ErrorState className="ui-page" title={text.partFailed} onRetry={onRetry} retrying={retrying}>
      {text.partFailedText}
    </ErrorState>
  );
}

/** What a LoadedPart leaves in its place when its code did not come. */
export const partFailed = (retry: () => void) => <PartFailed onRetry={retry} retrying={false} />;
