import { LoadedPart } from '@pothik/api-client';
import { type ReactNode, useState } from 'react';
import type { DrawnMapProps, MapFailure } from './drawn-map-props';
import { NoMap } from './no-map';
import { useTimeForMap } from './use-time-for-map';

export interface MapFrameProps extends Omit<DrawnMapProps, 'onFailed'> {
  /** Gives the frame its height. */
  className: string;
  /** Drawn over the map, such as the pin of a map for setting a place. */
  children?: ReactNode;
  onFailed?: () => void;
}

const drawnMap = () => import('./drawn-map').then(({ DrawnMap }) => ({ Component: DrawnMap }));
const failed = () => <NoMap failure="failed" />;

/** A map whose code and file are fetched when the page is done and the map is in view; a quiet card where that fails. */
export function MapFrame({ className, children, onFailed, ...map }: MapFrameProps) {
  const [failure, setFailure] = useState<MapFailure>();
  const [frame, isTime] = useTimeForMap();
  if (failure) return <NoMap failure={failure} />;
  const fail = (why: MapFailure) => {
    setFailure(why);
    onFailed?.();
  };
  return (
    <div ref={frame} className={`ui-map ${className}`}>
      {isTime && <LoadedPart load={drawnMap} with={{ ...map, onFailed: fail }} waiting={null} failed={failed} />}
      {children}
    </div>
  );
}
