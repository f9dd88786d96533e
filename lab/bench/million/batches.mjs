const AT_ONCE = 10_000;

/** The numbers from 0 to below the count, as many at once as are inserted by one command. @param {number} count */
export const inBatches = (count) =>
  Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, batch) =>
    Array.from({ length: Math.min(AT_ONCE, count - batch * AT_ONCE) }, (_, index) => batch * AT_ONCE + index),
  );
