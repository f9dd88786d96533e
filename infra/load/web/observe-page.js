// Runs in the page before its scripts: records the browser's entries of paints, shifts, long tasks and input.
(() => {
  const seen = { firstPaints: [], largestPaints: [], tasks: [], shifts: [], events: [], clicks: [] };
  const flush = [];

  const collect = (type, list, take, options = {}) => {
    const add = (entries) => seen[list].push(...entries.map(take));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
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
  collect(
    'event',
    'events',
    ({ startTime, duration, interactionId }) => ({ at: startTime, duration, interactionId }),
    // The minimum that browsers report, in ms.
    { durationThreshold: 16 },
  );
  addEventListener('click', ({ timeStamp }) => seen.clicks.push(timeStamp), { capture: true });

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = () => nextFrame().then(() => new Promise((resolve) => setTimeout(resolve)));

  /** All entries until now, including the current paint. */
  globalThis.benchSeen = async () => {
    await painted();
    await painted();
    for (const add of flush) add();
    return seen;
  };

  /** How many frames the page draws in so many ms. */
  globalThis.benchFrames = async (ms) => {
    const began = await nextFrame();
    let ended = began;
    let frames = 0;
    while (ended - began < ms) {
      ended = await nextFrame();
      frames += 1;
    }
    return { began, ended, frames };
  };

  /** Resolves with the time of the paint of an element that does not exist yet. */
  globalThis.benchPainted = async (selector) => {
    while (!document.querySelector(selector)) await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  };
})();
