import { type Map as DrawnMap, Marker } from 'maplibre-gl';
import type { MarkedPlace } from './map-content';

/** The two shapes of forms and route strips: a green ring and an orange square, so that colour is never the only difference. */
const SHAPES = {
  pickup: `<circle r="13" fill="var(--mk-fill)" stroke="var(--mk-shade)"/><circle r="8" fill="var(--mk-fill)" stroke="var(--progress)" stroke-width="5"/>`,
  drop: `<rect x="-13" y="-13" width="26" height="26" rx="6" fill="var(--mk-fill)" stroke="var(--mk-shade)"/><rect x="-8" y="-8" width="16" height="16" rx="2.5" fill="var(--mk-fill)" stroke="var(--primary-line)" stroke-width="5"/>`,
};

/** Puts the mark of a ride's end on the map. */
export function mark(map: DrawnMap, end: keyof typeof SHAPES, { point, label }: MarkedPlace): void {
  const element = document.createElement('div');
  element.innerHTML = `<svg width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true">${SHAPES[end]}</svg>`;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  new Marker({ element }).setLngLat(point).addTo(map);
}
