import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  COOKIE,
  type CookieName,
  cookieNameOf,
  OWNERS,
  type Owner,
  SIGNERS,
  type WebPart,
} from '@pothik/contracts/platform';
import { TestClock } from '@pothik/engines/testing';
import { AccessTokens, type Person } from '@pothik/service-kit';
import {
  connectTelemetry,
  generateStatementKeys,
  HttpServiceCaller,
  LocalServiceCaller,
  PinoLogger,
  parseStatementKeys,
  type RunningService,
  type ServiceName,
  type SharedServiceEngines,
  SILENT,
  StatementSigner,
  startService,
  type Telemetry,
} from '@pothik/service-kit/host';
import { metricValueOf } from '@pothik/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { defineGateway } from '../gateway.js';
import { InProcessTargets } from '../proxy/in-process-targets.js';
import { RemoteTargets } from '../proxy/remote-targets.js';
import type { FixtureOptions } from './fixture-options.js';
import { type Received, type Sent, send } from './http-client.js';
import { InterruptibleKeyValueStore } from './interruptible-key-value-store.js';
import { standInOwners } from './stand-in-owners.js';
import { StandInState } from './stand-in-state.js';
import { makeWebFolder, releaseWeb } from './web-folder.js';

export const SESSION_KEYS = 'a-session-key-that-only-tests-use-long-enough';

type ConnectedTelemetry = Awaited<ReturnType<typeof connectTelemetry>>;

/** The real gateway on its own port, with stand-ins for the owners' services. */
export class GatewayFixture {
  readonly state = new StandInState();
  readonly clock = new TestClock();
  readonly keyValue = new InterruptibleKeyValueStore(this.clock);
  readonly owners = new Map<string, RunningService>();
  private readonly statementKeys = generateStatementKeys(SIGNERS);
  private readonly tokens = new AccessTokens(SESSION_KEYS);
  private gateway!: RunningService;
  private caller: HttpServiceCaller | undefined;
  private webFolder = '';
  private telemetry: ConnectedTelemetry | undefined;
  private readonly lines: Record<string, unknown>[] = [];

  private constructor(private readonly options: FixtureOptions) {}

  static async open(options: FixtureOptions = {}): Promise<GatewayFixture> {
    const fixture = new GatewayFixture(options);
    try {
      await fixture.start();
      return fixture;
    } catch (error) {
      await fixture.close();
      throw error;
    }
  }

  get port(): number {
    return portOf(this.gateway);
  }

  send(address: string, sent?: Sent): Promise<Received> {
    return send(this.port, address, sent);
  }

  /** The server that people reach. */
  get server(): Server {
    return this.gateway.app.getHttpServer() as Server;
  }

  /** Whether the gateway has a route of exactly this method and pattern. */
  hasRoute(route: { method: string; url: string }): boolean {
    return (this.gateway.app.getHttpAdapter().getInstance() as unknown as FastifyInstance).hasRoute(route as never);
  }

  /** A metric of an observed fixture: the sum of its series with these labels, undefined while there is none. */
  async metric(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.telemetry?.managementPort}/metrics`);
    return metricValueOf(await answer.text(), name, labels);
  }

  /** The lines that an observed fixture has logged, from warnings upwards. */
  get warnings(): readonly Record<string, unknown>[] {
    return this.lines;
  }

  /** Issues a session cookie. Adds the person to auth's epochs unless the test has set one. */
  async cookieOf(
    { id, email, role, verified, sessionId }: Person,
    epoch = 0,
    more: { needsSecondFactor?: true } = {},
  ): Promise<{ cookie: string }> {
    if (!this.state.epochs.has(id)) this.state.epochs.set(id, epoch);
    const claims = { sub: id, email, role, verified, sid: sessionId, epoch, ...more };
    const { token } = await this.tokens.issue(claims, this.clock.now());
    return { cookie: `${this.cookie(COOKIE.access)}=${token}; ${COOKIE.signedIn}=1` };
  }

  /** What a cookie is called in the browser. */
  cookie(name: CookieName): string {
    return cookieNameOf(name, this.publicUrl.startsWith('https:'));
  }

  private get publicUrl(): string {
    return this.options.configuration?.PUBLIC_URL ?? 'https://pothik.test';
  }

  /** A statement as the gateway would sign it. */
  statementOf(person: Person, owner: Owner): Promise<string> {
    return this.signerOf('gateway').signPerson(person, owner);
  }

  /** A statement of an address as the gateway would sign it. */
  addressStatementOf(address: string, owner: Owner): Promise<string> {
    return this.signerOf('gateway').signAddress(address, owner);
  }

  async stopOwner(owner: Owner): Promise<number> {
    const port = portOf(this.owner(owner));
    await this.owner(owner).close();
    return port;
  }

  /** Starts an owner; without a port, reachable only in this process. */
  async startOwner(owner: Owner, port?: number): Promise<void> {
    const definition = standInOwners(this.state).find(({ name }) => name === owner);
    if (definition === undefined) throw new Error(`There is no stand-in for ${owner}.`);
    const settings = { statementKeys: this.statementKeys[owner], configuration: {} };
    this.owners.set(
      owner,
      await startService(definition, this.engines(), { ...settings, ...(port === undefined ? {} : { port }) }),
    );
  }

  /** Releases a part of the web app: its versions, the current one first. */
  releaseWeb(part: WebPart, versions: readonly [string, ...string[]]): Promise<void> {
    return releaseWeb(this.webFolder, part, versions);
  }

  /** Closes the gateway; its owners keep running. */
  closeGateway(): Promise<void> {
    return this.gateway.close();
  }

  async close(): Promise<void> {
    await this.gateway?.close();
    this.caller?.close();
    for (const owner of this.owners.values()) await owner.close();
    await this.keyValue.close();
    await this.telemetry?.close();
    if (this.webFolder !== '') await rm(path.dirname(this.webFolder), { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    this.webFolder = await makeWebFolder();
    if (this.options.isObserved)
      this.telemetry = await connectTelemetry({ managementPort: 0, host: '127.0.0.1', logger: this.logger() });
    for (const owner of OWNERS) await this.startOwner(owner, this.isDistributed ? 0 : undefined);
    const { configuration = {}, dependencies = [], connectionsPerInstance, bodies = {} } = this.options;
    const targets = this.isDistributed
      ? new RemoteTargets(this.addresses(), connectionsPerInstance)
      : new InProcessTargets(this.servers());
    this.gateway = await startService(defineGateway({ targets, dependencies, bodies }), this.engines(), {
      statementKeys: this.statementKeys.gateway,
      configuration: {
        SESSION_KEYS,
        WEB_DIRECTORY: this.webFolder,
        ...configuration,
        PUBLIC_URL: this.publicUrl,
      },
      port: 0,
    });
  }

  private get isDistributed(): boolean {
    return this.options.deployment === 'distributed';
  }

  private owner(owner: Owner): RunningService {
    return this.owners.get(owner) as RunningService;
  }

  private addresses(): Record<Owner, readonly string[]> {
    const given = this.options.addresses ?? {};
    return byOwner((owner) => given[owner] ?? [`http://127.0.0.1:${portOf(this.owner(owner))}`]);
  }

  private servers(): Record<Owner, Server> {
    return byOwner((owner) => this.owner(owner).app.getHttpServer() as Server);
  }

  private distributedCaller(): HttpServiceCaller {
    this.caller ??= new HttpServiceCaller(this.signerOf('gateway'), this.addresses());
    return this.caller;
  }

  private signerOf(name: ServiceName): StatementSigner {
    return new StatementSigner(parseStatementKeys(this.statementKeys[name]), this.clock);
  }

  /** No database: neither the gateway nor its stand-ins store data. */
  private engines(): SharedServiceEngines {
    const caller = (name: ServiceName) =>
      this.isDistributed && name === 'gateway'
        ? this.distributedCaller()
        : new LocalServiceCaller(this.signerOf(name), (owner) => this.owners.get(owner)?.app);
    return {
      keyValue: this.keyValue,
      clock: this.clock,
      logger: this.logger(),
      caller,
      ...this.observers(),
    };
  }

  private observers(): { telemetry?: Telemetry } {
    const { tracer } = this.options;
    if (tracer === undefined) return this.telemetry === undefined ? {} : { telemetry: this.telemetry };
    return { telemetry: { of: () => ({ ...SILENT, isOn: true, tracer }), close: async () => undefined } };
  }

  private logger(): PinoLogger {
    if (!this.options.isObserved) return PinoLogger.create('test', { level: process.env.LOG_LEVEL ?? 'silent' });
    const destination = { write: (line: string) => void this.lines.push(JSON.parse(line)) };
    return PinoLogger.create('test', { level: 'warn', destination });
  }
}

const portOf = ({ app }: RunningService): number => ((app.getHttpServer() as Server).address() as AddressInfo).port;

const byOwner = <T>(find: (owner: Owner) => T): Record<Owner, T> =>
  Object.fromEntries(OWNERS.map((owner) => [owner, find(owner)])) as Record<Owner, T>;
