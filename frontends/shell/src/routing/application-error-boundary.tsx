import { Button, EmptyState } from '@pothik/ui-kit';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';

const messageOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** Shows the status or message of an error that no other boundary handled. */
export function ApplicationErrorBoundary() {
  const text = useShellText();
  const home = (
    <Button asChild variant="primary">
      <a href="/">{text.backToHomepage}</a>
    </Button>
  );
  return (
    <main className="shell-alone">
      <PageTitle>{text.applicationError}</PageTitle>
      <EmptyState level={1} title={text.applicationError} action={home} tone="danger">
        {messageOf(useRouteError())}
      </EmptyState>
    </main>
  );
}
