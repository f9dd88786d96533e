import type { Point } from '@pothik/contracts/platform';
import { LiveMap } from '@pothik/ride-ui';
import { useMemo } from 'react';

interface IncidentMapProps {
  id: string;
  /** Where the driver is, or was when it was raised. */
  point: Point;
  label: string;
}

const NONE: readonly never[] = [];

/** The place of one incident on the map; its mark moves with the driver. */
export function IncidentMap({ id, point: { lat, lng }, label }: IncidentMapProps) {
  const incidents = useMemo(() => [{ id, point: { lat, lng } }], [id, lat, lng]);
  return <LiveMap className="admin-incident-map" label={label} drivers={NONE} incidents={incidents} track={NONE} />;
}
