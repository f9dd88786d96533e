/** Digits and capital letters without I, L, O and U, which are misread or misheard. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LENGTH = 5;
/** So many hexadecimal digits at the end of an id count rides one by one. */
const COUNTING_DIGITS = 6;

/** The short number of a ride that people read out, such as `P-7Q4MK`: the end of its id (24 hexadecimal digits) in an alphabet without look-alikes. */
export function rideNumber(id: string): string {
  let rest = Number.parseInt(id.slice(-COUNTING_DIGITS), 16);
  let number = '';
  for (let place = 0; place < LENGTH; place++) {
    number = ALPHABET.charAt(rest % ALPHABET.length) + number;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `P-${number}`;
}
