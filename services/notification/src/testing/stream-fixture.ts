import { notificationChannels } from '@pothik/contracts/notification';
import type { Person } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { NotificationRepository } from '../notifications/notification.repository.js';
import { fareNotification, identifier, startNotification } from './person-events.js';
import { type StreamReader, StreamServer } from './stream-reader.js';

export const numbersOf = (reader: StreamReader) => reader.entries.map(({ number }) => number);
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The notification service with its streams open over HTTP. */
export class StreamFixture {
  private constructor(
    readonly platform: TestPlatform,
    readonly server: StreamServer,
  ) {}

  static async open(): Promise<StreamFixture> {
    const platform = await startNotification();
    return new StreamFixture(platform, await StreamServer.open(platform));
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.platform.close();
  }

  /** Cuts are faster than the service notices closed connections, so a refused browser retries. */
  async admitted(rider: Person, options: Parameters<StreamServer['read']>[1]): Promise<StreamReader> {
    const reader = await this.server.read(rider, options);
    if (reader.response.statusCode !== 429) return reader;
    await reader.untilEnded();
    return this.admitted(rider, options);
  }

  async append(rider: Person, count: number): Promise<void> {
    for (let index = 0; index < count; index++) await this.appendOne(rider);
  }

  /** Ten events at once, like several consumers. */
  async appendTenByTen(rider: Person, count: number): Promise<void> {
    for (let index = 0; index < count; index += 10) await Promise.all(upTo(10).map(() => this.appendOne(rider)));
  }

  private async appendOne({ id }: Person): Promise<void> {
    const { platform } = this;
    const repository = platform.service('notification').app.get(NotificationRepository, { strict: false });
    await repository.append(fareNotification(id), identifier(), platform.clock.now());
    await platform.keyValue.publish(notificationChannels.feed.channel, id);
  }
}
