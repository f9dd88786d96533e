import { lazy, Suspense } from 'react';

const LazyToaster = /* @__PURE__ */ lazy(() =>
  import('./sonner').then((module) => ({ default: module.SonnerToaster })),
);

/** Where toasts appear; once, in the shell. Its library comes after the first paint. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <LazyToaster />
    </Suspense>
  );
}
