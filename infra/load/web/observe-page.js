// Runs in the page before its own scripts: keeps what the browser says about paints, shifts, long tasks and input.
(() => {
  const seen = { firstPaints: [], largestPaints: [], tasks: [], shifts: [], events: [], clicks: [] };
  const flush = [];

  const keep = (type, place, take, options = {}) => {
    const add = (entries) => seen[place].push(...entries.map(take));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    flush.push(() => add(observer.takeRecords()));
  };
  keep('paint', 'firstPaints', ({ name, startTime }) => ({ name, at: startTime }));
  keep('largest-contentful-paint', 'largestPaints', ({ startTime }) => startTime);
  keep('longtask', 'tasks', ({ startTime, duration }) => ({ at: startTime, duration }));
  keep('layout-shift', 'shifts', ({ startTime, value, hadRecentInput }) => ({ at: startTime, value, hadRecentInput }));
  keep(
    'event',
    'events',
    ({ startTime, duration, interactionId }) => ({ at: startTime, duration, interactionId }),
    // The least the browser reports.
    { durationThreshold: 16 },
  );
  addEventListener('click', ({ timeStamp }) => seen.clicks.push(timeStamp), { capture: true });

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = () => nextFrame().then(() => new Promise((resolve) => setTimeout(resolve)));

  /** Everything seen until now, what is being painted included. */
  globalThis.benchSeen = async () => {
    await painted();
    await painted();
    for (const add of flush) add();
    return seen;
  };

  /** When something that is not there yet has been painted. */
  globalThis.benchPainted = async (selector) => {
    while (!document.querySelector(selector)) await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  };
})();
