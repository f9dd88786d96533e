/** A tyre and its hub. */
export function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="ui-hero-tyre" />
      <circle cx={x} cy={y} r={radius * 0.42} className="ui-hero-hub" />
    </>
  );
}
