import { randomBytes } from 'node:crypto';

const PICTURE_BYTES = 5 * 1024 * 1024;
const PLACES = 2_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** As many places as a file may have, with the longest names that fit its megabyte. */
function placesFile() {
  const header = 'id,name,name_bn,kind,lat,lng,aliases,found_by';
  const lines = Array.from({ length: PLACES }, (_, number) => {
    const [lat, lng] = [23.7 + (number % 50) * 0.004, 90.35 + Math.floor(number / 50) * 0.002];
    const name = `Place ${number} ${'of the long road beside the market '.repeat(3)}`.slice(0, 99).trim();
    return `,${name},${'ক'.repeat(40)} ${number},LANDMARK,${lat},${lng},Alias ${number};Other ${number},${'seen there '.repeat(12).trim()}`;
  });
  return new File([[header, ...lines].join('\n')], 'places.csv', { type: 'text/csv' });
}

/** As large as a picture may be, and no picture behind its first bytes: it is received and looked at, then refused. */
const picture = (number) =>
  new File([PNG, randomBytes(PICTURE_BYTES - PNG.length)], `${number}.png`, { type: 'image/png' });

/** The body of a call with files. @param {{ name: string, body: unknown, files: { field: string, count: number } }} call */
export function withFiles({ name, body, files: { field, count } }) {
  const form = new FormData();
  form.set('data', JSON.stringify(body ?? {}));
  for (let number = 0; number < count; number += 1)
    form.append(field, name === 'ride.importPlaces' ? placesFile() : picture(number));
  return form;
}
