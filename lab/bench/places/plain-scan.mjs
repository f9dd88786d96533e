import { readPlaces } from '@pothik/places-data';

const UNITS_OF_DEGREE = 100_000;

/** The baseline of place search: every name is looked at, and those that contain the text are found. */
export class PlainScan {
  static async open() {
    const { areas, roads, landmarks, localities } = await readPlaces();
    const scan = new PlainScan();
    const named = (names, x, y) => ({
      names: names.filter(Boolean).map((name) => name.toLowerCase()),
      point: { lat: y / UNITS_OF_DEGREE, lng: x / UNITS_OF_DEGREE },
    });
    scan.places = [
      ...areas.map(([english, bangla, , x, y]) => named([english, bangla], x, y)),
      ...landmarks.map(([, english, bangla, , x, y, others]) => named([english, bangla, ...others], x, y)),
      ...localities.map(([name, , x, y]) => named([name], x, y)),
      ...roads.map(([english, bangla, , , x, y]) => named([english, bangla], x, y)),
    ];
    return scan;
  }

  async search(text, { limit }) {
    const wanted = text.toLowerCase();
    const isNamed = ({ names }) => names.some((name) => name.includes(wanted));
    return { places: this.places.filter(isNamed).slice(0, limit) };
  }
}
