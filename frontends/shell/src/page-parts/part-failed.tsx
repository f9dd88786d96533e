import { ErrorState } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** Shown inside the layout for a part that did not load; the rest of the page works. */
export function PartFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const text = useShellText();
  return (
    <ErrorState className="ui-page" title={text.partFailed} onRetry={onRetry} retrying={retrying}>
      {text.partFailedText}
    </ErrorState>
  );
}

/** Replaces a LoadedPart whose code did not load. */
export const partFailed = (retry: () => void) => <PartFailed onRetry={retry} retrying={false} />;
