const BANGLA_ZERO = 0x09e6;

/**
 * Normalises a licence number or plate for comparison: no spaces or punctuation, capitals, Latin digits. A text without
 * letters and digits is returned unchanged.
 */
export function sameNumberKey(typed: string): string {
  const latin = typed.normalize('NFKC').replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
  return latin.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toUpperCase() || typed;
}
