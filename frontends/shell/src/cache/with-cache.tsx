import { failureText, queryClient, setRefusalNotice } from '@pothik/api-client';
import { toast } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

setRefusalNotice((failure) => toast.error(failureText(failure)));

/** Provides the query cache to the parts for signed-in people only, so that visitors never fetch the query library. */
export function WithCache({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
