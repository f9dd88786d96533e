let now: () => number = Date.now;

/** Gives the kit another clock than the device's, such as the server's; ms since 1970. */
export const setClock = (clock: () => number): void => {
  now = clock;
};

/** Now, by the clock that the kit was given. */
export const clockNow = (): number => now();
