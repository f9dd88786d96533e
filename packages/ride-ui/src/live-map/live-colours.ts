/** The colours of the live map in the present theme, from the tokens of the page. */
export interface LiveColours {
  fill: string;
  ink: string;
  free: string;
  progress: string;
  progressSoft: string;
  onProgress: string;
  warning: string;
  warningSoft: string;
  stale: string;
  danger: string;
  onDanger: string;
  chosen: string;
  route: string;
  routeCase: string;
}

export function liveColours(): LiveColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    fill: token('mk-fill'),
    ink: token('mk-ink'),
    free: token('progress'),
    progress: token('progress'),
    progressSoft: token('progress-soft'),
    onProgress: token('on-progress'),
    warning: token('warning'),
    warningSoft: token('warning-soft'),
    stale: token('border-strong'),
    danger: token('danger'),
    onDanger: token('on-danger'),
    chosen: token('primary-line'),
    route: token('map-route'),
    routeCase: token('map-route-case'),
  };
}
