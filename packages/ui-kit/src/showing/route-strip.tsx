import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names';
import { VehicleDrawing } from '../drawings/vehicle-drawing';

export interface RouteStripProps {
  pickupLabel: string;
  pickup: ReactNode;
  dropLabel: string;
  drop: ReactNode;
  /** The completed part of the route, 0 to 1. */
  progress?: number;
  /** The type of the vehicle drawn on the route, e.g. CNG. */
  vehicle?: string | undefined;
  /** Horizontal where there is room. */
  wide?: boolean;
  className?: string;
}

/** The route from pickup to drop; the completed part is green. */
export function RouteStrip({ pickupLabel, pickup, dropLabel, drop, progress = 0, ...look }: RouteStripProps) {
  const { vehicle, wide, className } = look;
  return (
    <div className={classNames('ui-route-container', className)}>
      <ol className={classNames('ui-route', wide && 'ui-wide')} style={{ '--p': progress } as CSSProperties}>
        <li>
          <span className="ui-dot" />
          <span>
            <small>{pickupLabel}</small>
            <b>{pickup}</b>
          </span>
        </li>
        {wide && (
          <li className="ui-route-line" aria-hidden="true">
            {vehicle && <VehicleDrawing type={vehicle} />}
          </li>
        )}
        <li>
          <span className="ui-pin" />
          <span>
            <small>{dropLabel}</small>
            <b>{drop}</b>
          </span>
        </li>
      </ol>
    </div>
  );
}
