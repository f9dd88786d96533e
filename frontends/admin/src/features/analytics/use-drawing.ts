import { type ComponentType, useEffect, useState } from 'react';
import type { ChartData } from './chart-data';

type Drawing = ComponentType<{ chartData: ChartData; label: string }>;

/** The charts' code loads after the totals; when it fails, only the tables are shown. */
export function useDrawing(): { Drawing: Drawing | undefined; failed: boolean; retry(): void } {
  const [Drawing, setDrawing] = useState<Drawing>();
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads it again
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
  }, [attempts]);
  return { Drawing, failed, retry: () => setAttempts((count) => count + 1) };
}
