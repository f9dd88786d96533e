import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { untilKept } from './offline-actions.js';
import { MESSAGE, noticesOf, WorkerFromOutside } from './push-actions.js';
import { PRESENT, type Release, ServedWeb, WorkingTree } from './release-actions.js';
import { pagesFetched } from './remote-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** For tests that deploy builds, in milliseconds. */
const PATIENCE_MS = 240_000;

/** What the three releases call the rider's link, so that a page that mixes them shows it. */
const LINE = { former: 'Rides before', present: 'Activity', next: 'Rides after' } as const;
/** What their workers say of a message that they cannot read. */
const UNREAD = { former: 'Something is new', present: 'Open to see what is new' } as const;

const web = new ServedWeb();
const tree = new WorkingTree();
let former: Pick<Release, 'shell'>;
let next: Pick<Release, 'shell'>;

/** The next release sends messages of a second form, and its worker reads both. */
beforeAll(async () => {
  const [texts, unread] = [
    'frontends/shell/src/texts/shell-text.ts',
    'frontends/shell/src/worker/something-new.table.ts',
  ];
  tree.change(texts, `'${LINE.present}'`, `'${LINE.former}'`);
  tree.change(unread, UNREAD.present, UNREAD.former);
  former = await tree.build('shell');
  tree.change(texts, `'${LINE.former}'`, `'${LINE.next}'`);
  tree.change(
    'frontends/shell/src/worker/push-notice.rules.ts',
    'fields.v === PUSH_MESSAGE_VERSION',
    '[1, 2].includes(Number(fields.v))',
  );
  next = await tree.build('shell');
}, PATIENCE_MS);

const fixture = screenFixture({ own: 'serves other web files', environment: { WEB_DIRECTORY: web.folder } });

afterAll(() => {
  web.remove();
  tree.remove();
});

const line = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });

/** Opens a page in a browser whose worker is another release's, or none's. @returns the worker that has taken over */
async function opened(page: Page): Promise<Worker> {
  const coming = page.context().waitForEvent('serviceworker');
  await page.goto('/about');
  const worker = await coming;
  await eventually(async () => expect(await worker.evaluate('serviceWorker.state')).toBe('activated'));
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await untilKept(page);
  return worker;
}

/** What a worker makes of a message of each form. */
async function shownOf(worker: Worker, context: BrowserContext): Promise<unknown[]> {
  const elsewhere = await context.newPage();
  const push = await WorkerFromOutside.of(elsewhere, fixture.platform.url);
  const shown = await noticesOf(worker);
  const told = [];
  for (const v of [1, 2]) {
    await push.deliver(JSON.stringify({ ...MESSAGE, v, title: `Form ${v}` }));
    await eventually(async () => expect(await shown()).toHaveLength(1));
    const [{ title, body, data } = { title: '', body: '', data: { path: '' } }] = await shown();
    told.push(title.startsWith('Form') ? { title, path: data.path } : { body: body.split('\n')[0], path: data.path });
    await worker.evaluate('shown.clear()');
  }
  await elsewhere.close();
  return told;
}

/** An area that the page had not loaded yet is of its own release, and so is every file of the shell. */
async function staysWhatItIs(page: Page, name: string, { shell }: Pick<Release, 'shell'>): Promise<void> {
  const fetched = pagesFetched(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await line(page, name).waitFor();
  expect(fetched.count).toBe(0);
  const loaded = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((one) => /^\\/(js|css)\\//.test(one))",
  );
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => !existsSync(path.join(shell, 'dist', file)))).toEqual([]);
}

it(
  'three releases with open pages: each page stays its own, and each worker shows what it can read of a message and else that there is something new',
  async () => {
    const asItWas = { title: 'Form 1', path: MESSAGE.path };
    await web.release(former);
    const first = await fixture.window({ as: PEOPLE.rider, worker: 'allow' });
    const context = first.context();
    expect(await shownOf(await opened(first), context)).toEqual([asItWas, { body: UNREAD.former, path: '/' }]);
    await web.release(PRESENT);
    const second = await context.newPage();
    expect(await shownOf(await opened(second), context)).toEqual([asItWas, { body: UNREAD.present, path: '/' }]);
    await web.release(next);
    const third = await context.newPage();
    expect(await shownOf(await opened(third), context)).toEqual([asItWas, { title: 'Form 2', path: MESSAGE.path }]);
    await staysWhatItIs(first, LINE.former, former);
    await staysWhatItIs(second, LINE.present, PRESENT);
    await staysWhatItIs(third, LINE.next, next);
    // Taken back: the worker of before reads what it read, and says so of the rest.
    await web.release(PRESENT);
    const back = await context.newPage();
    expect(await shownOf(await opened(back), context)).toEqual([asItWas, { body: UNREAD.present, path: '/' }]);
    await staysWhatItIs(back, LINE.present, PRESENT);
  },
  PATIENCE_MS,
);
