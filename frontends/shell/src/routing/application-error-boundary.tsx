import { Button, EmptyState } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';

/** Shows the status of an answer, or a sentence: the text of an error in the code is for the console. */
export function ApplicationErrorBoundary() {
  const text = useShellText();
  const error = useRouteError();
  useEffect(() => console.warn('No boundary handled an error.', error), [error]);
  const home = (
    <Button asChild variant="primary">
      <a href="/">{text.backToHomepage}</a>
    </Button>
  );
  return (
    <main className="shell-alone">
      <PageTitle>{text.applicationError}</PageTitle>
      <EmptyState level={1} title={text.applicationError} action={home} tone="danger">
        {isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : text.applicationErrorText}
      </EmptyState>
    </main>
  );
}
