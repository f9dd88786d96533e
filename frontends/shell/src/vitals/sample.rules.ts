/** One page load of so many is measured. */
const ONE_OF = 20;

/**
 * Whether a page load is measured. `chosen`: somebody wants every load of this tab measured. `automated`: a program steers
 * the browser, whose pages are nobody's. `chance`: from 0 to less than 1.
 */
export const isMeasured = (chosen: boolean, automated: boolean, chance: number): boolean =>
  chosen || (!automated && chance < 1 / ONE_OF);
