import { type ComponentType, useEffect, useState } from 'react';
import type { ChartData } from './chart-data';

type Drawing = ComponentType<{ chartData: ChartData; label: string }>;

/** The charts' code comes after the figures; when it does not come, the tables stand alone. */
export function useDrawing(): { Drawing: Drawing | undefined; failed: boolean; retry(): void } {
  const [Drawing, setDrawing] = useState<Drawing>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `asked` is for
  useEffect(() => {
    import('./drawing/chart-drawing').then(
      ({ ChartDrawing }) => {
        setDrawing(() => ChartDrawing);
        setFailed(false);
      },
      (error) => {
        console.warn('The charts could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [asked]);
  return { Drawing, failed, retry: () => setAsked((times) => times + 1) };
}
