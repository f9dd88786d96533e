import { MEASURED_PAGES, type MeasuredPage, VITAL_BOUNDS, type Vital } from '@pothik/contracts/notification';
import type { notificationRoutes, RouteInput } from '@pothik/contracts/routes';

/** What a page tells: its name, the kind of screen, and of each vital the bucket. */
type Told = RouteInput<typeof notificationRoutes.reportVitals>;
export type Vitals = Pick<Told, Vital>;

/** A parameter of a route, such as `:rideId`. */
const PARAMETER = /:\w+/g;

/** The name of the page at a path, which has no ids; none for a page that is not measured. */
export const measuredPageOf = (path: string): MeasuredPage | undefined =>
  MEASURED_PAGES.find((page) => new RegExp(`^${page.replace(PARAMETER, '[^/]+')}/?$`).test(path));

/** The bucket of a value, by its upper bound; none for a value above the last. Units as of VITAL_BOUNDS. */
export function boundOf<V extends Vital>(vital: V, value: number) {
  const bounds: readonly (typeof VITAL_BOUNDS)[V][number][] = VITAL_BOUNDS[vital];
  return bounds.find((bound) => value <= bound);
}

export interface Browser {
  isWide: boolean;
  /** It asks for less data; only Chromium's know. */
  savesData: boolean | undefined;
}

/** What is told when the page is hidden: nothing by a browser that saves data, of a page that is not measured, or while nothing is known. */
export function toldOf(
  page: MeasuredPage | undefined,
  { isWide, savesData }: Browser,
  vitals: Vitals,
): Told | undefined {
  const isEmpty = Object.values(vitals).every((bound) => bound === undefined);
  if (page === undefined || isEmpty || savesData) return undefined;
  return { page, screen: isWide ? 'desktop' : 'phone', ...vitals };
}
