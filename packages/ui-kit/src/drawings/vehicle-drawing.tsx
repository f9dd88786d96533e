import { classNames } from '../class-names';

interface Drawing {
  paths: readonly string[];
  /** Centre and radius. */
  wheels: readonly { x: number; y: number; radius: number }[];
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  BIKE: {
    paths: ['M32 20.5 26.6 8H23M26 6.5l3.2-1.5M8 20.5l5-7.5M6 12.5h9.5l3 2.5h9.8M13 13l4.5 7.5h6L27.8 14M17.5 20.5H8'],
    wheels: [
      { x: 8, y: 20.5, radius: 5 },
      { x: 32, y: 20.5, radius: 5 },
    ],
  },
  CAR: {
    paths: [
      'M7.4 22H5.2A2.2 2.2 0 0 1 3 19.8v-2.6c0-1.6 1-2.8 2.6-3.1l5.2-1 4.3-5A4.4 4.4 0 0 1 18.4 6.5h5.2a5 5 0 0 1 3.6 1.5l5 5 2.6.7c1.4.4 2.2 1.5 2.2 2.9v3.2a2.2 2.2 0 0 1-2.2 2.2h-1.2M14.5 22h12M11 13h21M20.5 6.5V13',
    ],
    wheels: [
      { x: 11, y: 22, radius: 3.5 },
      { x: 30, y: 22, radius: 3.5 },
    ],
  },
  CNG: {
    paths: [
      'M6.5 22H4.5A1.5 1.5 0 0 1 3 20.5V10.5c0-3 2-5 5-5h13.5c2.6 0 4.3 1 5.6 3.2l3.6 6.3c3.6.4 5.8 2.3 6.3 5.8a1 1 0 0 1-1 1.2H35M13.5 22h14.7M13.5 21.5V10.5h7V22M24 10l3.6 6.5H24zM3 12.5h6.5',
    ],
    wheels: [
      { x: 10, y: 22, radius: 3.5 },
      { x: 31.6, y: 22, radius: 3.5 },
    ],
  },
  EV: {
    paths: [
      'M7.4 22H6a2 2 0 0 1-2-2v-6c0-4.4 3-7.5 7.4-7.5h7.4c2.2 0 4 .7 5.5 2.3l4.2 4.5 3.7.9c1.7.4 2.8 1.7 2.8 3.4V20a2 2 0 0 1-2 2h-.5M14.6 22h11.3M4.5 13.3h24M16 6.5v6.8',
      'M34.5 2 31 6.8h4.6L32.2 11.5',
    ],
    wheels: [
      { x: 11, y: 22, radius: 3.5 },
      { x: 29.5, y: 22, radius: 3.5 },
    ],
  },
  MINIVAN: {
    paths: [
      'M6.9 22H5a2 2 0 0 1-2-2V8.5a3 3 0 0 1 3-3h18.6c1.3 0 2.4.5 3.2 1.5l5.4 6.5c2.3.3 3.8 1.5 3.8 3.8V20a2 2 0 0 1-2 2h-1M14.1 22h12.8M3 13.5h30M12.5 5.5v8M22.5 5.5v8',
    ],
    wheels: [
      { x: 10.5, y: 22, radius: 3.5 },
      { x: 30.5, y: 22, radius: 3.5 },
    ],
  },
  PREMIUM: {
    paths: [
      'M7.4 22H4.7A1.7 1.7 0 0 1 3 20.3v-2.5c0-1.8 1.2-3 3-3.2l6-.6 4.4-3.7c1-.8 2-1.2 3.3-1.2h3.2c1.2 0 2.3.4 3.3 1.1l5 3.8 3.3.6c1.5.3 2.5 1.5 2.5 3v2.7a1.7 1.7 0 0 1-1.7 1.7h-1.4M14.6 22h12.4M12 14h19',
      'M32 2.5l1.1 2.9 2.9 1.1-2.9 1.1L32 10.5l-1.1-2.9L28 6.5l2.9-1.1z',
    ],
    wheels: [
      { x: 11, y: 22, radius: 3.5 },
      { x: 30.5, y: 22, radius: 3.5 },
    ],
  },
};

export interface VehicleDrawingProps {
  /** E.g. CNG; an unknown type is drawn as a car. */
  type: string;
  size?: 'medium' | 'large';
  className?: string;
}

/** A line drawing of a vehicle in the text colour. */
export function VehicleDrawing({ type, size = 'medium', className }: VehicleDrawingProps) {
  const drawing = DRAWINGS[type] ?? DRAWINGS.CAR;
  if (!drawing) return null;
  return (
    <svg
      viewBox="0 0 40 28"
      aria-hidden="true"
      className={classNames('ui-vehicle', size === 'large' && 'ui-large', className)}
    >
      {drawing.paths.map((path) => (
        <path key={path} d={path} />
      ))}
      {drawing.wheels.map((wheel) => (
        <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.radius} />
      ))}
    </svg>
  );
}
