import { eventually } from '../support/eventually.js';
import { MESSAGE, noticesOf, WorkerFromOutside } from './push-actions.js';
import { screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

/** The worker of a browser that has no page of ours open any more. */
async function withoutPage() {
  const page = await fixture.visit('/about', { worker: 'allow' });
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const shown = await noticesOf(worker);
  const elsewhere = await context.newPage();
  const push = await WorkerFromOutside.of(elsewhere, fixture.platform.url);
  await page.close();
  return { push, shown };
}

describe('a push to a browser without a page of ours', () => {
  it('is shown; the next of its ride takes its place', async () => {
    const { push, shown } = await withoutPage();
    await push.deliver(JSON.stringify(MESSAGE));
    await eventually(async () =>
      expect(await shown()).toMatchObject([{ title: MESSAGE.title, silent: false, requireInteraction: true }]),
    );
    await push.deliver(JSON.stringify({ ...MESSAGE, title: 'This request is over', quiet: true, stays: false }));
    await eventually(async () =>
      expect(await shown()).toMatchObject([{ title: 'This request is over', silent: true, requireInteraction: false }]),
    );
  });

  it('that came too late is shown as past, without a sound', async () => {
    const { push, shown } = await withoutPage();
    await push.deliver(JSON.stringify({ ...MESSAGE, until: '2026-01-01T00:00:00.000Z' }));
    await eventually(async () => expect(await shown()).toMatchObject([{ body: MESSAGE.past, silent: true }]));
  });

  it.each(['{"v":2}', 'not for this worker'])(
    'is shown as something new when the worker cannot read it: %s',
    async (data) => {
      const { push, shown } = await withoutPage();
      await push.deliver(data);
      await eventually(async () => expect(await shown()).toHaveLength(1));
    },
  );
});
