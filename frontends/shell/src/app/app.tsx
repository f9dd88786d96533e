import { useLanguage } from '@pothik/api-client';
import { ThemeProvider, Toaster, UiTextProvider } from '@pothik/ui-kit';
import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router';
import { useKitText } from '../texts/kit-text';

/** The providers around all pages: theme, the kit's texts, routes, toasts. */
export function App({ router }: { router: ComponentProps<typeof RouterProvider>['router'] }) {
  const language = useLanguage();
  return (
    <StrictMode>
      <ThemeProvider>
        <UiTextProvider locale={language} text={useKitText()}>
          <RouterProvider router={router} />
          <Toaster />
        </UiTextProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
