import { queryClient, useLanguage } from '@pothik/api-client';
import { ThemeProvider, Toaster, UiTextProvider } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router';
import { useKitText } from '../texts/kit-text';

/** Everything the pages stand in: cache, theme, words of the kit, routes, toasts. */
export function App({ router }: { router: ComponentProps<typeof RouterProvider>['router'] }) {
  const language = useLanguage();
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <UiTextProvider locale={language} text={useKitText()}>
            <RouterProvider router={router} />
            <Toaster />
          </UiTextProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
