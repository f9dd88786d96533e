import type { Map as MapLibre } from 'maplibre-gl';
import { type LiveColours, liveColours } from './live-colours';
import type { ShownState } from './live-content';

/** Of a pin, in px; its tip stands in the middle of the lower edge. */
const SIZE = { width: 44, height: 50 } as const;
/** Sharp on a dense screen. */
const DENSITY = 2;
const PIN = new Path2D('M0 0L-7-9.4A18 18 0 1 1 7-9.4Z');
/** The siren of lucide, 24 px. */
const SIREN = new Path2D(
  'M7 18v-6a5 5 0 1 1 10 0v6M5 21a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-1a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2zM21 12h1M18.5 4.5 18 5M2 12h1M12 2v1M4.93 4.93l.71.71M12 12v6',
);

interface Look {
  fill: string;
  edge: string;
  drawing: string;
  dashed?: boolean;
}

const lookOf = (state: ShownState | 'SOS', colours: LiveColours): Look =>
  ({
    FREE: { fill: colours.fill, edge: colours.free, drawing: colours.ink },
    COMING: { fill: colours.progressSoft, edge: colours.progress, drawing: colours.ink },
    ON_RIDE: { fill: colours.progress, edge: colours.progress, drawing: colours.onProgress },
    ASKED: { fill: colours.warningSoft, edge: colours.warning, drawing: colours.ink },
    STALE: { fill: colours.fill, edge: colours.stale, drawing: colours.stale, dashed: true },
    SOS: { fill: colours.danger, edge: colours.danger, drawing: colours.onDanger },
  })[state];

/** Draws the pictures that the layers name, each when it is first needed: `kind/theme/state/vehicle`. */
export function drawPictures(map: MapLibre, drawings: { current: HTMLElement | null }): void {
  map.setMissingStyleImageResolver((id) => {
    const [kind, , state, vehicle = ''] = id.split('/');
    if ((kind !== 'driver' && kind !== 'chosen' && kind !== 'sos') || state === undefined) return;
    const look = lookOf(state as ShownState | 'SOS', liveColours());
    if (!map.hasImage(id))
      map.addImage(id, pin(look, drawingOf(drawings, vehicle), kind === 'chosen'), { pixelRatio: DENSITY });
  });
}

/** The drawing of a vehicle type, of an unknown one that of a car; undefined for an SOS. */
function drawingOf({ current }: { current: HTMLElement | null }, vehicle: string): Element | undefined {
  if (vehicle === '') return undefined;
  const known = (type: string) => current?.querySelector(`[data-vehicle="${type}"] svg`);
  return known(vehicle) ?? known('CAR') ?? undefined;
}

function pin({ fill, edge, drawing, dashed }: Look, vehicle: Element | undefined, isChosen: boolean): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width * DENSITY;
  canvas.height = SIZE.height * DENSITY;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.scale(DENSITY, DENSITY);
  pen.translate(SIZE.width / 2, SIZE.height - 2);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const { routeCase, chosen } = liveColours();
  if (isChosen) stroke(pen, PIN, routeCase, 7);
  pen.fillStyle = fill;
  pen.fill(PIN);
  if (dashed) pen.setLineDash([3.5, 3]);
  stroke(pen, PIN, isChosen ? chosen : edge, isChosen ? 3.5 : 2);
  pen.setLineDash([]);
  if (vehicle === undefined) drawSiren(pen, drawing);
  else drawVehicle(pen, vehicle, drawing);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function drawSiren(pen: CanvasRenderingContext2D, colour: string): void {
  pen.translate(-11, -37.5);
  pen.scale(22 / 24, 22 / 24);
  stroke(pen, SIREN, colour, 2);
}

/** Side view, 26 px wide in the pin's head. */
function drawVehicle(pen: CanvasRenderingContext2D, vehicle: Element, colour: string): void {
  pen.translate(-13, -35.2);
  pen.scale(26 / 40, 26 / 40);
  for (const path of vehicle.querySelectorAll('path'))
    stroke(pen, new Path2D(path.getAttribute('d') ?? ''), colour, 1.9);
  for (const { cx, cy, r } of vehicle.querySelectorAll('circle')) {
    const wheel = new Path2D();
    wheel.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
    stroke(pen, wheel, colour, 1.9);
  }
}

function stroke(pen: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
}
