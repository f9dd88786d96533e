import { LoadedPart } from '@pothik/api-client';
import { type ReactNode, useState } from 'react';
import { NoMap } from '../map/no-map';
import { useTimeForMap } from '../map/use-time-for-map';
import type { DrawnLiveMapProps } from './drawn-live-map-props';

export interface LiveMapProps extends Omit<DrawnLiveMapProps, 'onFailed'> {
  /** Gives the frame its height. */
  className: string;
  /** Drawn over the map. */
  children?: ReactNode;
}

const drawnMap = () => import('./drawn-live-map').then(({ DrawnLiveMap }) => ({ Component: DrawnLiveMap }));
const failed = () => <NoMap failure="failed" />;

/** The live map, whose code and file are fetched when the page is done; a quiet card where that fails. */
export function LiveMap({ className, children, ...map }: LiveMapProps) {
  const [hasFailed, setFailed] = useState(false);
  const [frame, isTime] = useTimeForMap();
  return (
    <div ref={frame} className={hasFailed ? undefined : `ui-map ${className}`}>
      {hasFailed && failed()}
      {isTime && !hasFailed && (
        <LoadedPart load={drawnMap} with={{ ...map, onFailed: () => setFailed(true) }} waiting={null} failed={failed} />
      )}
      {children}
    </div>
  );
}
