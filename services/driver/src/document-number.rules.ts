const BANGLA_ZERO = 0x09e6;

/**
 * A licence number or plate as two people would call it the same: without spaces and marks, capitals, digits in Latin.
 * What holds no letter and no digit stays as it was typed.
 */
export function sameNumberKey(typed: string): string {
  const latin = typed.normalize('NFKC').replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
  return latin.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toUpperCase() || typed;
}
