import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import type { Data, Endpoint, RawInput, Role } from '@pothik/contracts/platform';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { endRides, type People, peopleOf } from '../support/rides-in-states.js';
import { type Answer, Visitor } from '../support/visitor.js';

const ACCOUNT_OF: Record<Role, string> = { RIDER: 'rider', DRIVER: 'driver', ADMIN: 'admin', SUPER_ADMIN: 'super' };
/** An identifier that no document has. */
export const NOBODYS_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** The platform with its demonstration people, one of each role signed in. */
export class SpecificationFixture {
  private readonly visitors = new Map<Role | 'PUBLIC', Visitor>();

  /** Set by `open`. */
  platform!: RunningPlatform;
  /** The rider and the driver of this fixture's rides. */
  people!: People;

  async open(): Promise<void> {
    this.platform = await startPlatform({ demonstration: 'with seeded rides', environment: { RATE_LIMITS: 'off' } });
    this.people = await peopleOf(this.platform, 'rider@pothik.test', 'driver@pothik.test');
    this.visitors.set('PUBLIC', new Visitor(this.platform.url));
    for (const [role, account] of Object.entries(ACCOUNT_OF))
      this.visitors.set(role as Role, await logIn(this.platform.url, `${account}@pothik.test`));
  }

  /** Somebody of the role; a visitor for PUBLIC. */
  as(role: Role | 'PUBLIC'): Visitor {
    return this.visitors.get(role) as Visitor;
  }

  /** The driver's own profile. */
  async driver(): Promise<DriverView> {
    const [profile] = (await this.as('DRIVER').call(driverHttp.drivers, {})).data;
    return profile as DriverView;
  }

  /** The driver once no ride is engaged in the driver service either: licence and vehicle may change. */
  async driverAtRest(): Promise<DriverView> {
    await endRides(this.people);
    return eventually(async () => {
      const driver = await this.driver();
      if (driver.engaged) throw new Error('The driver is still on a ride');
      return driver;
    });
  }

  /** The distinct error messages of one field for several values. `:id` in the path is the driver's. */
  async sentences(role: Role | 'PUBLIC', endpoint: Endpoint, form: object, field: string, values: readonly unknown[]) {
    const id = endpoint.path.includes(':id') ? this.people.driverId : NOBODYS_ID;
    const path = `/api/v1${endpoint.path.replace(/:\w+/g, id)}`;
    const found = values.map(async (value) => {
      const answer = await this.as(role).send(endpoint.method, path, { body: { ...form, [field]: value } });
      return refusedField(answer, field);
    });
    return [...new Set(await Promise.all(found))];
  }

  async close(): Promise<void> {
    await this.platform?.stop();
  }
}

/** The error message of one field, undefined when it is valid; or the status of another answer. */
function refusedField({ status, body }: Answer, field: string): string | undefined {
  const { errors = [] } = body as { errors?: { field: string; message: string }[] };
  return status === 400 ? errors.find((error) => error.field === field)?.message : `answered ${status}`;
}

/** The names of an answer's fields, sorted. */
export const namesOf = (data: object): string[] => Object.keys(data).sort();

/** Makes a call and returns what a test checks: status, message and data. */
export async function outcome<E extends Endpoint>(
  visitor: Visitor,
  endpoint: E,
  input: RawInput<E>,
): Promise<{ status: number; message: string; data: Data<E> }> {
  const { status, body } = await visitor.ask(endpoint, input);
  return { status, message: body.message, data: body.data };
}
