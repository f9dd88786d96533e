/** Says a change to those who do not see it; keep it on the page and change its message. */
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
