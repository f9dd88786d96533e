import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PEOPLE } from './people.js';
import { drawnPortraits, drawnVehicles } from './pictures.js';

const drawings = () => [...drawnPortraits(), ...drawnVehicles()].map(({ picture }) => picture.bytes.toString());

describe('the drawn pictures of the demonstration', () => {
  it('show each person and each vehicle, no two alike', () => {
    expect(drawnPortraits().map(({ id }) => id)).toEqual(DEMONSTRATION_PEOPLE.map(({ id }) => id));
    expect(drawnVehicles().map(({ vehicleId }) => vehicleId)).toEqual(
      DEMONSTRATION_DRIVERS.map(({ vehicleId }) => vehicleId),
    );
    expect(new Set(drawings()).size).toBe(DEMONSTRATION_PEOPLE.length + DEMONSTRATION_DRIVERS.length);
  });

  it('are drawings that load nothing', () => {
    for (const drawing of drawings()) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*>.*<\/svg>$/s);
      expect(drawing).not.toMatch(/href|url\(|undefined|NaN/);
    }
  });
});
