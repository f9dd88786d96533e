import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { type People, peopleOf } from '../support/rides-in-states.js';
import { Wire } from '../support/wire.js';
import { goOffline, goOnline, keptBy, untilKept } from './offline-actions.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, type ScreenFixture, screenFixture } from './screen-fixture.js';

/** All that this browser has of a ride, read in the database itself. Opening one that is not there would make it. */
const READ = `(async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('pothik-in-hand')) return { rides: [], acts: [] };
  const result = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await result(indexedDB.open('pothik-in-hand'));
  const stores = database.transaction(['ride', 'acts']);
  const [rides, acts] = await Promise.all(['ride', 'acts'].map((name) => result(stores.objectStore(name).getAll())));
  database.close();
  return { rides, acts };
})()`;
interface OnDevice {
  rides: { status: string }[];
  acts: { act: { kind: string }; end?: object }[];
}
export const onDevice = (page: Page) => page.evaluate<OnDevice>(READ);
export const isEmpty = (page: Page) =>
  eventually(async () => expect(await onDevice(page)).toEqual({ rides: [], acts: [] }));

/** The line of an act in what the page says of kept acts. */
export const line = (page: Page, act: string) => page.getByRole('listitem').filter({ hasText: act });

/** The browser is killed, and opened again where it was. */
export async function killed(page: Page): Promise<Page> {
  const context = page.context();
  const address = page.url();
  await page.close();
  await context.addInitScript("Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })");
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

/** A platform on a line that is cut, and the two people of its rides. */
export class DeadSpot {
  private readonly wire = new Wire();
  private isCut = false;
  /** Set once the platform runs. */
  people!: People;

  constructor(readonly fixture: ScreenFixture) {}

  /** Takes the line's address, before the platform starts. */
  async open(environment: Record<string, string>): Promise<void> {
    await this.wire.open();
    environment.PUBLIC_URL = this.wire.url;
  }

  async join(): Promise<void> {
    const { fixture, wire } = this;
    await wire.leadTo(Number(new URL(fixture.platform.url).port));
    fixture.entrance = wire.url;
    await this.logIn();
  }

  async logIn(): Promise<void> {
    this.people = await peopleOf(this.fixture.platform, PEOPLE.rider, PEOPLE.driver);
  }

  /** A page whose ride is on the device, with all the code that it needs without a network. */
  async withRide(path: string, as: string, rideStatus: string, prepare = async (_page: Page) => {}): Promise<Page> {
    const page = await this.fixture.window({ as, ...PHONE, worker: 'allow' });
    await prepare(page);
    await page.goto(path);
    await eventually(async () => expect((await onDevice(page)).rides).toMatchObject([{ status: rideStatus }]));
    await eventually(async () => expect((await keptBy(page)).join(' ')).toMatch(/in-hand-view/));
    await untilKept(page);
    return page;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    await this.wire.cut();
  }

  /** A story that fails leaves the line to the next one. */
  async mend(): Promise<void> {
    if (!this.isCut) return;
    this.isCut = false;
    await this.wire.mend();
  }

  async loseNetwork(page: Page): Promise<void> {
    await goOffline(page);
    await this.cut();
  }

  async regainNetwork(page: Page): Promise<void> {
    await this.mend();
    await goOnline(page);
  }

  close(): Promise<void> {
    return this.wire.cut();
  }

  async statusesOf(rideId: string): Promise<string[]> {
    const { history } = await this.people.rider.call(rideHttp.getRide, { rideId });
    return history.map(({ to }) => to);
  }
}

/** A dead spot that opens before a file's tests. */
export function deadSpot(): DeadSpot {
  const environment: Record<string, string> = {};
  beforeAll(() => spot.open(environment));
  const spot: DeadSpot = new DeadSpot(screenFixture({ own: 'is reached by a line that is cut', environment }));
  beforeAll(() => spot.join());
  afterEach(() => spot.mend());
  afterAll(() => spot.close());
  return spot;
}
