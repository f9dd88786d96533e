/** Announces a change to screen readers; render it permanently and change its message. */
export function LiveRegion({ message, assertive }: { message: string; assertive?: boolean }) {
  return (
    <div
      className="ui-visually-hidden"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {message}
    </div>
  );
}
