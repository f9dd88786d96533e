/** The pin of a place that is being set: it stands on a stem, and the map moves under its tip. */
export const PinMarker = () => (
  <svg className="ui-map-pin" width="36" height="60" viewBox="-18 -54 36 60" aria-hidden="true">
    <ellipse rx="9" ry="3.5" fill="var(--mk-shade)" />
    <path d="M0-2v-22" stroke="var(--mk-ink)" strokeWidth="4" strokeLinecap="round" />
    <circle cy="-36" r="17" fill="var(--mk-fill)" stroke="var(--mk-ink)" strokeWidth="2" />
    <circle cy="-36" r="9" fill="var(--mk-fill)" stroke="var(--progress)" strokeWidth="6" />
  </svg>
);
