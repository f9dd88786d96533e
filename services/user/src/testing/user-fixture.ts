import { authEvents } from '@pothik/contracts/auth';
import type { Role, Success } from '@pothik/contracts/platform';
import { type UserView, userEvents, userHttp } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { userService } from '../index.js';

interface PublishedAccount {
  name?: string;
  role?: Role;
  verified?: boolean;
}

/** The user service through its real endpoints, and the events that auth would publish. */
export class UserFixture {
  readonly superAdmin = person({ role: 'SUPER_ADMIN' });

  private constructor(readonly platform: TestPlatform) {}

  static async open(): Promise<UserFixture> {
    return new UserFixture(await startTestPlatform({ services: [userService] }));
  }

  close(): Promise<void> {
    return this.platform.close();
  }

  /** A person whose registration auth has published. */
  async registered({
    name = 'Rahima Khatun',
    role = 'RIDER',
    verified = true,
  }: PublishedAccount = {}): Promise<Person> {
    const somebody = person({ role });
    await this.publishAccount('userRegistered', somebody, { name, role, verified }, 1);
    await this.platform.settled();
    return somebody;
  }

  /** Publishes one of auth's events of an account, with its number. */
  async publishAccount(
    event: 'userRegistered' | 'userVerified',
    { id, email }: Person,
    { name = 'Rahima Khatun', role = 'RIDER', verified = false }: PublishedAccount,
    aggregateVersion: number,
  ): Promise<void> {
    const payload = { account: { id, name, email, role, verified } };
    await this.platform.publish(authEvents[event], { aggregateId: id, aggregateVersion, payload });
  }

  async roleChanged({ id, email }: Person, to: Role, aggregateVersion: number): Promise<void> {
    const account = { id, name: 'Rahima Khatun', email, role: to, verified: true };
    const payload = { account, from: 'RIDER' as const, to };
    await this.platform.publish(authEvents.roleChanged, { aggregateId: id, aggregateVersion, payload });
  }

  /** Publishes the deletion of an account. */
  async deleted({ id, role }: Person, aggregateVersion: number): Promise<void> {
    const payload = { account: { id, name: '', email: '', role, verified: false } };
    await this.platform.publish(authEvents.userDeleted, { aggregateId: id, aggregateVersion, payload });
    await this.platform.settled();
  }

  call: TestPlatform['call'] = (endpoint, input, options) => this.platform.call(endpoint, input, options);

  async users(query: object = {}): Promise<{ data: UserView[]; meta: { total: number; totalPage: number } }> {
    const answer = await this.call(userHttp.users, query as never, { as: this.superAdmin });
    expect(answer.status).toBe(200);
    return (answer.body as unknown as Success<{ data: UserView[]; meta: { total: number; totalPage: number } }>).data;
  }

  async publishedProfiles(id: string) {
    await this.platform.settled();
    const published = await this.platform.published(userEvents.profileUpdated);
    return published.filter(({ aggregateId }) => aggregateId === id).map(({ payload }) => payload.profile);
  }
}
