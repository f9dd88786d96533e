import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface SkeletonProps {
  width?: string;
  height?: string;
  circle?: boolean;
  className?: string;
}

/** A grey placeholder for content that loads. */
export function Skeleton({ width, height, circle, className }: SkeletonProps) {
  const size = { width, height: height ?? (circle ? width : undefined) };
  return <span className={classNames('ui-skeleton', circle && 'ui-circle', className)} style={size} />;
}

export interface SkeletonGroupProps {
  /** What is loading, read out. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Several placeholders, announced once; they are visible only when loading takes longer than 200 ms. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={classNames('ui-skeleton-group', className)}>
      {children}
    </div>
  );
}
