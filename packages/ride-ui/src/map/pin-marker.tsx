/** The heads of the pins, as the marks of a ride's ends: a green ring and an orange square. */
const HEADS = {
  pickup: (
    <>
      <circle cy="-36" r="17" fill="var(--mk-fill)" stroke="var(--mk-ink)" strokeWidth="2" />
      <circle cy="-36" r="9" fill="var(--mk-fill)" stroke="var(--progress)" strokeWidth="6" />
    </>
  ),
  drop: (
    <>
      <rect
        x="-16"
        y="-52"
        width="32"
        height="32"
        rx="7"
        fill="var(--mk-fill)"
        stroke="var(--mk-ink)"
        strokeWidth="2"
      />
      <rect
        x="-8"
        y="-44"
        width="16"
        height="16"
        rx="2.5"
        fill="var(--mk-fill)"
        stroke="var(--primary-line)"
        strokeWidth="6"
      />
    </>
  ),
};

/** The pin of a place that is being set, by which end of a ride it is: it stands on a stem, and the map moves under its tip. */
export const PinMarker = ({ end = 'pickup' }: { end?: keyof typeof HEADS }) => (
  <svg className="ui-map-pin" width="36" height="60" viewBox="-18 -54 36 60" aria-hidden="true" data-end={end}>
    <ellipse rx="9" ry="3.5" fill="var(--mk-shade)" />
    <path d="M0-2v-22" stroke="var(--mk-ink)" strokeWidth="4" strokeLinecap="round" />
    {HEADS[end]}
  </svg>
);
