import type { Point } from '@pothik/contracts/platform';
import type { Marker } from 'maplibre-gl';

/** How long a step between two positions takes, in ms. */
const STEP_MS = 1_000;

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves a marker to a point within a second; at once where motion is reduced. @returns what ends it */
export function glide(marker: Pick<Marker, 'getLngLat' | 'setLngLat'>, to: Point): () => void {
  const from = marker.getLngLat();
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const part = wantsNoMotion() ? 1 : Math.min(1, Math.max(0, now - began) / STEP_MS);
    marker.setLngLat({ lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part });
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
