import { randomUUID } from 'node:crypto';
import { Controller, type INestApplication } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type EventEnvelope, topicOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { EngineUnavailable } from '@pothik/engines';
import { EmbeddedEventLog, TestClock, temporaryDirectory } from '@pothik/engines/testing';
import { type Observable, of, throwError } from 'rxjs';
import { currentContext } from '../context/request-context.js';
import { DomainExceptionFilter } from '../http/exception.filter.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SILENT } from '../telemetry/telemetry.js';
import { DeadLetters } from './dead-letters.js';
import { EventServer } from './event-server.js';
import { RetryLater } from './retry-later.js';

const TYPE = userEvents.profileUpdated.type;
const TOPIC = topicOf('user');
const ID = '665000000000000000000001';

/** A handler here ends within a turn of the event loop, or never: no timer comes before it. */
const PATIENCE_MS = 100;

let handle: (event: EventEnvelope) => Promise<void> | Observable<string>;
let handled: { number: number; correlationId: string }[];
let besides: number;

@Controller()
class ProfileConsumer {
  @EventPattern(TYPE)
  keepProfile(@Payload() event: EventEnvelope): Promise<void> | Observable<string> {
    handled.push({ number: event.aggregateVersion, correlationId: currentContext().correlationId });
    return handle(event);
  }
}

@Controller()
class OtherConsumer {
  @EventPattern(TYPE)
  async countProfile(@Payload() _event: EventEnvelope) {
    besides += 1;
  }
}

const logger = PinoLogger.create('test', { level: 'silent' });
const clock = new TestClock();
let log: EmbeddedEventLog;
let app: INestApplication;
let stop: () => Promise<void>;

beforeEach(async () => {
  handle = async () => undefined;
  handled = [];
  besides = 0;
  const { directory, remove } = await temporaryDirectory();
  const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  log = new EmbeddedEventLog(database.url, clock, logger);
  const module = await Test.createTestingModule({ controllers: [ProfileConsumer, OtherConsumer] }).compile();
  app = module.createNestApplication(new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new DomainExceptionFilter(logger, SILENT.metrics, new SecurityLog(logger, SILENT.metrics)));
  const retry = { attempts: 4, firstPauseMs: 5, longestPauseMs: 20, patienceMs: PATIENCE_MS };
  const strategy = new EventServer({ group: 'ride', log, clock, logger, retry });
  app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  await app.startAllMicroservices();
  stop = async () => {
    await app.close();
    await log.close();
    await database.close();
    await remove();
  };
});
afterEach(() => stop());

const envelope = (number: number, changes: object = {}) => ({
  id: randomUUID(),
  type: TYPE,
  version: 1,
  aggregateId: ID,
  aggregateVersion: number,
  occurredAt: '2026-11-02T06:00:00.000Z',
  actor: SYSTEM_ACTOR,
  correlationId: `story-${number}`,
  payload: { profile: { id: ID, name: 'Rahima', phone: '', image: '' } },
  ...changes,
});
const publish = (...values: unknown[]) =>
  log.append(
    TOPIC,
    values.map((value) => ({ key: ID, value: typeof value === 'string' ? value : JSON.stringify(value), headers: {} })),
  );
const numbers = () => handled.map(({ number }) => number);
const letters = () => new DeadLetters(log).list(TOPIC);

describe('The event server', () => {
  it('runs every handler of a type, in the event’s context', async () => {
    await publish(envelope(1), envelope(2));
    await log.idle();
    expect(handled).toEqual([
      { number: 1, correlationId: 'story-1' },
      { number: 2, correlationId: 'story-2' },
    ]);
    expect(besides).toBe(2);
  });

  it('retries a failing handler, and keeps the order of its key meanwhile', async () => {
    let failures = 3;
    handle = async ({ aggregateVersion }) => {
      if (aggregateVersion === 1 && failures-- > 0) throw new RetryLater('the driver is not known yet');
    };
    await publish(envelope(1), envelope(2));
    await log.idle();
    expect(numbers()).toEqual([1, 1, 1, 1, 2]);
    expect(await letters()).toEqual([]);
  });

  it('writes a dead letter after the last attempt, with the reason, and continues', async () => {
    handle = ({ aggregateVersion }) =>
      aggregateVersion === 1 ? throwError(() => new RangeError('no such fare')) : of('done');
    await publish(envelope(1), envelope(2));
    await log.idle();
    expect(numbers()).toEqual([1, 1, 1, 1, 2]);
    expect(await letters()).toMatchObject([{ group: 'ride', attempts: 4, reason: 'RangeError: no such fare' }]);
  });

  it('writes a dead letter at once for a record that cannot be parsed, and continues', async () => {
    await publish('{', { type: TYPE }, envelope(3, { payload: { profile: 7 } }), envelope(4));
    await log.idle();
    expect(numbers()).toEqual([4]);
    const found = await letters();
    expect(found.map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
    expect(found.map(({ reason }) => reason.split(':')[0])).toEqual([
      'The record is not valid JSON',
      'The envelope is not valid',
      `The payload of ${TYPE} is not valid`,
    ]);
  });

  it('skips events without a handler', async () => {
    await publish(envelope(1, { type: 'user.unheard-of' }), envelope(2));
    await log.idle();
    expect(numbers()).toEqual([2]);
    expect(await letters()).toEqual([]);
  });

  it('waits while an engine is unavailable: that does not count as an attempt', async () => {
    let outages = 6;
    handle = async () => {
      if (outages-- > 0) throw new EngineUnavailable('mongo', new Error('gone'));
    };
    await publish(envelope(1));
    await log.idle();
    expect(handled).toHaveLength(7);
    expect(await letters()).toEqual([]);
  });

  it('handles an event again, and those after it, when its handler never ends: that does not count as an attempt', async () => {
    let lost = 5;
    handle = ({ aggregateVersion }) =>
      aggregateVersion === 1 && lost-- > 0 ? new Promise<void>(() => undefined) : Promise.resolve();
    await publish(envelope(1), envelope(2));
    await log.idle();
    expect(numbers()).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(await letters()).toEqual([]);
  });

  it('commits a record that it gives up only when the dead letter is written', async () => {
    const append = jest.spyOn(log, 'append');
    await publish(envelope(1, { payload: {} }), envelope(2));
    append.mockRejectedValueOnce(new Error('full'));
    await log.idle();
    expect(numbers()).toEqual([2]);
    expect(await letters()).toHaveLength(1);
  });

  it('replays a dead letter to the group that gave it up, and to no other', async () => {
    handle = async () => {
      throw new Error('bug');
    };
    await publish(envelope(1));
    await log.idle();
    handle = async () => undefined;
    handled = [];
    expect(await new DeadLetters(log).replay(TOPIC, { group: 'notification' })).toBe(0);
    expect(await new DeadLetters(log).replay(TOPIC, { group: 'ride' })).toBe(1);
    await log.append(TOPIC, [
      { key: ID, value: JSON.stringify(envelope(9)), headers: { 'replay-for': 'notification' } },
    ]);
    await log.idle();
    expect(numbers()).toEqual([1]);
  });
});
