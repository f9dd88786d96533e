import type { MapColours } from './map-content';

/** The map's colours in the present theme, from the tokens of the page. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    land: token('land'),
    minor: token('minor'),
    secondary: token('secondary'),
    primary: token('primary'),
    trunk: token('trunk'),
    case: token('case'),
    caseMain: token('case-main'),
    label: token('label'),
    labelRoad: token('label-road'),
    halo: token('halo'),
    route: token('route'),
    routePlan: token('route-plan'),
    routeCase: token('route-case'),
  };
}
