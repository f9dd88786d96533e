import type { VehicleType } from '@pothik/contracts/driver';

const INK = '#26211d';
const GLASS = '#cfe6ee';

const wheel = (x: number, y: number, radius: number) =>
  `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="${INK}"/><circle r="${radius * 0.58}" fill="#cfc8c0"/><circle r="${radius * 0.2}" fill="${INK}"/></g>`;

/** Each about 200 units wide, standing on y = 11. */
const DRAWN: Partial<Record<VehicleType, string>> = {
  CAR: `<path fill="#f4f1ec" d="M4-10v-16c0-8 4-13 12-15l28-5 22-25c5-6 11-8 18-8h38c9 0 15 2 21 8l25 25 24 5c9 2 14 8 14 17v14c0 4-2 6-6 6H10c-4 0-6-2-6-6z"/><path fill="#d9d2c8" d="M4-20h202v10c0 4-2 6-6 6H10c-4 0-6-2-6-6z"/><path fill="${GLASS}" d="M58-46l16-18c3-4 7-5 11-5h14v23zM107-46v-23h15c6 0 10 2 14 6l17 17z"/><path fill="none" stroke="#b9b0a5" stroke-width="2" d="M103-46v38M112-36h12M64-36h12"/><rect x="196" y="-32" width="9" height="8" rx="3" fill="#ffd27a"/><rect x="5" y="-32" width="7" height="8" rx="3" fill="#d1342f"/>${wheel(46, -3, 15)}${wheel(158, -3, 15)}`,
  CNG: `<g transform="translate(22 0)"><path fill="#0b7a4b" d="M4-8V-62c0-16 10-24 26-24h58c14 0 22 5 28 17l18 36c18 2 28 12 30 26 0 4-2 6-5 6H8c-3 0-4-2-4-5z"/><path fill="#095c3a" d="M30-86h58c14 0 22 5 28 17l3 6H4c1-15 11-23 26-23z"/><path fill="#063f28" d="M44-58h34v48H44z"/><path fill="${GLASS}" d="M88-58h24l14 28H88zM14-56h20v22H14z"/><path stroke="#f4b93c" stroke-width="4" d="M4-24h38M80-24h54"/><path stroke="#063f28" stroke-width="2.5" d="M44-46h34M44-34h34M44-22h34M55-58v48M67-58v48"/><circle cx="157" cy="-16" r="5" fill="#ffd27a"/>${wheel(32, -2, 14)}${wheel(138, -2, 14)}</g>`,
  EV: `<path fill="#1f6fb8" d="M6-8v-34c0-20 12-36 36-38h62c14 0 24 4 34 14l22 22 32 7c10 2 14 9 14 18v11c0 4-2 6-6 6H12c-4 0-6-2-6-6z"/><path fill="#15507f" d="M6-20h200v12c0 4-2 6-6 6H12c-4 0-6-2-6-6z"/><path fill="${GLASS}" d="M22-46c2-14 10-22 24-23h28v23zM82-46v-23h22c10 0 16 2 23 9l14 14z"/><path fill="none" stroke="#15507f" stroke-width="2" d="M78-46v40M88-36h12"/><path fill="#f4b93c" d="M118-34l-12 14h9l-4 12 14-16h-9l5-10z"/><rect x="194" y="-34" width="11" height="6" rx="3" fill="#fff4d6"/><rect x="6" y="-36" width="7" height="9" rx="3" fill="#d1342f"/>${wheel(48, -4, 17)}${wheel(160, -4, 17)}`,
  MINIVAN: `<path fill="#b9c2c7" d="M4-8v-66c0-8 5-13 13-13h104c8 0 14 3 19 9l26 32 26 6c10 2 14 9 14 19v13c0 4-2 6-6 6H10c-4 0-6-2-6-6z"/><path fill="#97a2a8" d="M4-20h202v12c0 4-2 6-6 6H10c-4 0-6-2-6-6z"/><path fill="${GLASS}" d="M12-76h36v26H12zM54-76h36v26H54zM96-76h22c6 0 10 2 14 7l15 19H96z"/><path fill="none" stroke="#7f8a90" stroke-width="2" d="M51-80v74M93-80v74M100-40h12M58-40h12"/><rect x="196" y="-34" width="9" height="9" rx="3" fill="#ffd27a"/><rect x="4" y="-44" width="7" height="16" rx="3" fill="#d1342f"/>${wheel(44, -3, 15)}${wheel(162, -3, 15)}`,
  BIKE: `<g transform="translate(28 -3) scale(1.2)"><g fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M20-14 42-40h34l18 26M48-14h34l14-20"/><path d="M110-14 92-60H80"/></g><path fill="#c9252c" d="M48-50h44c7 0 8 8 3 14l-8 10H60z"/><path fill="#8f171d" d="M54-34h36l-6 10H60z"/><path fill="${INK}" d="M14-50c12-5 24-3 36 3l-4 7H22c-6 0-10-4-8-10z"/><path fill="#8d8780" d="M56-24h30l4 14H60z"/><path fill="none" stroke="#8d8780" stroke-width="5" stroke-linecap="round" d="M64-10H18"/><circle cx="98" cy="-54" r="6" fill="#ffd27a"/><path fill="none" stroke="#c9252c" stroke-width="5" stroke-linecap="round" d="M96-30c8-4 18-4 26 2"/>${wheel(20, -9, 18)}${wheel(110, -9, 18)}</g>`,
};

const SKYLINE = 'M0 330V214h46v-44h54v70h38v-96h66v120h42v-66h58v40h50v-108h60v92h48v-50h62v76h54v-58h62v140z';

/** A vehicle at the road side in front of a skyline: 640 × 480 units. */
export function vehicleDrawing(type: VehicleType, sky: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="${sky}"/><circle cx="500" cy="112" r="58" fill="#fff" opacity=".55"/><path fill="#8a7a6c" opacity=".28" d="${SKYLINE}"/><path fill="#2f8a5b" d="M0 338c24-34 62-34 84-8 18-26 56-26 72 2 26-20 58-14 74 6h190c18-26 56-28 76-2 22-24 58-22 74 2 24-18 52-14 70 8v30H0z" opacity=".75"/><rect y="336" width="640" height="30" fill="#d8cbbb"/><rect y="364" width="640" height="116" fill="#5b544d"/><path stroke="#e9dfcf" stroke-width="6" stroke-dasharray="54 34" d="M0 448h640"/><ellipse cx="320" cy="414" rx="268" ry="14" fill="#000" opacity=".28"/><g transform="translate(57 384) scale(2.5)">${DRAWN[type] ?? DRAWN.CAR}</g></svg>`;
}
