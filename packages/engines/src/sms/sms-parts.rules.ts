/** The characters of GSM-7 (3GPP 23.038), and those of its extension table, which count as two. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Units of a message of one part, and of each part of a longer one, which has a header. */
const GSM_7 = { alone: 160, each: 153 };
const UCS_2 = { alone: 70, each: 67 };

/** How an SMS is coded. `units`: septets of GSM-7, or UTF-16 units. `parts`: what operators count and charge. */
export interface SmsParts {
  coding: 'GSM-7' | 'UCS-2';
  units: number;
  parts: number;
}

/** The parts of a text. One character outside GSM-7, such as ৳, makes the whole text UCS-2. A character is never cut in two. */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  const sizes = isGsm ? characters.map((character) => (EXTENDED.has(character) ? 2 : 1)) : characters.map(unitsOf);
  const { alone, each } = isGsm ? GSM_7 : UCS_2;
  const units = sizes.reduce((sum, size) => sum + size, 0);
  return { coding: isGsm ? 'GSM-7' : 'UCS-2', units, parts: units <= alone ? 1 : partsOf(sizes, each) };
}

const unitsOf = (character: string): number => character.length;

/** A character of two units that does not fit into the rest of a part begins the next. */
function partsOf(sizes: readonly number[], each: number): number {
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > each) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}
