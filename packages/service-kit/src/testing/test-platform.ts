import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, EventDefinition, EventEnvelope, EventOf, Owner, RawInput } from '@pothik/contracts/platform';
import type { KeyValueStore, Mailbox, ObjectStore, SmsBox } from '@pothik/engines';
import type { Engines } from '@pothik/engines/connect';
import type { TestClock } from '@pothik/engines/testing';
import type { Model } from 'mongoose';
import type { ServiceName } from '../configuration/service-name.js';
import { Outbox } from '../data/outbox.js';
import type { Person } from '../identity/caller.js';
import type { ServiceDefinition } from '../start/service-definition.js';
import { type RunningService, startService } from '../start/start-service.js';
import { type CallAnswer, type CallOptions, callService } from './call.js';
import { ObservedQueries, observedUrl } from './observed-queries.js';
import { startTestEngines, type TestEngines } from './test-engines.js';
import { type PublishOptions, TestEvents } from './test-events.js';
import { TestModels } from './test-models.js';

export interface TestPlatformOptions {
  services: readonly ServiceDefinition[];
  /** A service's own configuration, by its name. */
  configuration?: Partial<Record<ServiceName, Record<string, unknown>>>;
  /** Engines of the test’s own in place of the embedded ones. */
  engines?: Partial<Engines>;
}

/** How long nothing may be published or handled, in milliseconds. */
const SETTLED_WITHIN_MS = 20_000;
const PAUSE_BETWEEN_LOOKS_MS = 5;

/** Services on embedded engines, in this process, with a test clock and captured mail. */
export class TestPlatform {
  private readonly events: TestEvents;
  private readonly instances: RunningService[] = [];
  private readonly startedAt: Date;

  constructor(
    private readonly test: TestEngines,
    private readonly models: TestModels,
    private readonly observed: ObservedQueries | undefined,
    private readonly running: ReadonlyMap<string, RunningService>,
    private readonly start: (name: ServiceName) => Promise<RunningService>,
  ) {
    this.events = new TestEvents(test.engines.eventLog, test.clock);
    this.startedAt = test.clock.now();
  }

  get clock(): TestClock {
    return this.test.clock;
  }

  get mailbox(): Mailbox {
    return this.test.mailbox;
  }

  get smsBox(): SmsBox {
    return this.test.smsBox;
  }

  get keyValue(): KeyValueStore {
    return this.test.engines.keyValue;
  }

  get objects(): ObjectStore {
    return this.test.engines.objects;
  }

  /** @throws Error when the platform was started without it */
  service(name: ServiceName): RunningService {
    const service = this.running.get(name);
    if (service === undefined) throw new Error(`This test platform has no service ${name}.`);
    return service;
  }

  /** Starts a service again on the same engines, as a second instance or after a restart. Closed with the platform. */
  async startInstance(name: ServiceName): Promise<RunningService> {
    const instance = await this.start(name);
    this.instances.push(instance);
    return instance;
  }

  /** What the test reads and writes by it is not taken for a query of the service. */
  model<T>(service: ServiceName, name: string): Model<T> {
    return this.models.of<T>(this.service(service), name);
  }

  call<E extends Endpoint>(endpoint: E, input: RawInput<E>, options?: CallOptions): Promise<CallAnswer<E>> {
    return callService(this.service(endpoint.owner).app, this.test.signerOf, endpoint, input, options);
  }

  /** The gateway's statement about a person, for a request that `call` cannot make: an open stream. */
  statement(as: Person, owner: Owner): Promise<string> {
    return this.test.signerOf('gateway').signPerson(as, owner);
  }

  /** The gateway's statement of the address of a caller, for a request that `call` cannot make: a navigation. */
  addressStatement(address: string, owner: Owner): Promise<string> {
    return this.test.signerOf('gateway').signAddress(address, owner);
  }

  /** Publishes an event as its owner would. */
  publish<D extends EventDefinition>(definition: D, options: PublishOptions<D>): Promise<EventEnvelope> {
    return this.events.publish(definition, options);
  }

  /** Writes an event only as a dead letter, as if a service's consumer had given it up. */
  giveUp<D extends EventDefinition>(group: Owner, definition: D, options: PublishOptions<D>): Promise<void> {
    return this.events.giveUp(group, definition, options);
  }

  /** Replays every dead letter of an owner's events, as an operator would; returns how many. */
  replayDeadLetters(owner: Owner): Promise<number> {
    return this.events.replayAll(owner);
  }

  /** The events of a type on the owner's topic, oldest first within an aggregate. */
  published<D extends EventDefinition>(definition: D): Promise<EventOf<D>[]> {
    return this.events.published(definition);
  }

  /** Resolves when all outboxes are empty and all groups have handled all events; checks twice, as handlers publish. */
  async settled(): Promise<void> {
    let giveUpAt = performance.now() + SETTLED_WITHIN_MS;
    let before: number | undefined;
    for (let quiet = 0; quiet < 2; ) {
      await this.outboxesIdle();
      const lag = await this.test.engines.eventLog.lag();
      quiet = lag === 0 ? quiet + 1 : 0;
      if (lag !== before) giveUpAt = performance.now() + SETTLED_WITHIN_MS;
      before = lag;
      if (performance.now() > giveUpAt) throw new Error(`Not settled: for 20 s ${lag} events have not been handled.`);
      if (quiet === 0) await pause(PAUSE_BETWEEN_LOOKS_MS);
    }
  }

  /** An empty world without another start: once all is handled, no documents, and the clock at its first moment. */
  async empty(): Promise<void> {
    await this.settled();
    for (const service of this.running.values()) await this.models.empty(service);
    this.clock.set(this.startedAt);
  }

  /** @throws Error naming the queries of the services that read a whole collection without a reason */
  async close(): Promise<void> {
    try {
      await this.observed?.refuseWholeReads(this.test.engines.mongoUrl);
    } finally {
      await this.models.close();
      for (const service of this.everything()) await service.close();
      await this.test.close();
    }
  }

  /** The gateway has no database, and so no outbox. */
  private async outboxesIdle(): Promise<void> {
    for (const { app, name } of this.everything())
      if (name !== 'gateway') await app.get(Outbox, { strict: false }).idle();
  }

  private everything(): RunningService[] {
    return [...this.running.values(), ...this.instances];
  }
}

/** Starts services for a test; close the platform afterwards. */
export async function startTestPlatform({
  services,
  configuration = {},
  engines = {},
}: TestPlatformOptions): Promise<TestPlatform> {
  const running = new Map<string, RunningService>();
  const test = await startTestEngines(running);
  const models = await TestModels.open(test.engines.mongoUrl);
  // Query plans of another database server have another form.
  const observed = process.env.TEST_MONGO_URL ? undefined : new ObservedQueries(process.env.OBSERVED_QUERIES);
  const mongoUrl = observed ? observedUrl(test.engines.mongoUrl) : test.engines.mongoUrl;
  const start = async (name: ServiceName): Promise<RunningService> => {
    const definition = services.find((service) => service.name === name);
    if (definition === undefined) throw new Error(`This test platform has no service ${name}.`);
    const settings = { statementKeys: test.statementKeys[name], configuration: configuration[name] ?? {} };
    return startService(observed?.of(definition) ?? definition, { ...test.engines, mongoUrl, ...engines }, settings);
  };
  try {
    for (const { name } of services) running.set(name, await start(name));
  } catch (error) {
    for (const service of running.values()) await service.close();
    await models.close();
    await test.close();
    throw error;
  }
  return new TestPlatform(test, models, observed, running, start);
}
