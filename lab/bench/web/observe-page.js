// Runs in the page before its scripts: records the browser's entries of paints, shifts and long tasks.
(() => {
  const seen = { firstPaints: [], largestPaints: [], tasks: [], shifts: [] };
  const flush = [];

  const collect = (type, list, take) => {
    const add = (entries) => seen[list].push(...entries.map(take));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type, buffered: true });
    flush.push(() => add(observer.takeRecords()));
  };
  collect('paint', 'firstPaints', ({ name, startTime }) => ({ name, at: startTime }));
  collect('largest-contentful-paint', 'largestPaints', ({ startTime }) => startTime);
  collect('longtask', 'tasks', ({ startTime, duration }) => ({ at: startTime, duration }));
  collect('layout-shift', 'shifts', ({ startTime, value, hadRecentInput }) => ({
    at: startTime,
    value,
    hadRecentInput,
  }));

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = () => nextFrame().then(() => new Promise((resolve) => setTimeout(resolve)));

  /** All entries until now, including the current paint. */
  globalThis.benchSeen = async () => {
    await painted();
    await painted();
    for (const add of flush) add();
    return seen;
  };
})();
