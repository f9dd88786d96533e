import type { DriverView } from '@pothik/contracts/driver';
import { usePositionTelling } from './use-position-telling';

/** On every page of a driver the position is told; it shows nothing. */
export function PositionTelling({ driver }: { driver: DriverView }) {
  usePositionTelling(driver);
  return null;
}
