import { Controller, Module } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { authEvents } from '@pothik/contracts/auth';
import {
  type Endpoint as EndpointEntry,
  FORM_MESSAGES,
  identifier,
  listQuery,
  ROLE,
  text,
} from '@pothik/contracts/platform';
import { type Model, Schema } from 'mongoose';
import { z } from 'zod';
import { currentContext } from '../context/request-context.js';
import type { IdempotencyKey } from '../data/aggregate-document.js';
import { answer } from '../http/answer.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { UploadedFile } from '../http/multipart.js';
import { Command, Files, In, Who } from '../http/parameters.decorator.js';
import type { Caller } from '../identity/caller.js';
import { defineService } from '../start/service-definition.js';

const entry = <const T extends Partial<EndpointEntry>>(name: string, given: T) => ({
  owner: 'user' as const,
  name,
  summary: name,
  message: 'Done',
  status: 200 as const,
  errors: [] as readonly string[],
  response: z.unknown(),
  ...given,
});

/** Endpoints that use every part of the kit, for the kit's own tests. */
export const sampleHttp = {
  book: entry('book', {
    method: 'POST',
    path: '/sample/book/:id',
    access: [ROLE.RIDER],
    params: z.object({ id: identifier }),
    body: z.strictObject({
      pickup: text(1, 20, FORM_MESSAGES.pickupRequired),
      drop: text(1, 20, FORM_MESSAGES.dropRequired),
      driver: z.string(FORM_MESSAGES.driverRequired),
    }),
    response: z.object({ pickup: z.string() }),
    status: 201,
  }),
  list: entry('list', {
    method: 'GET',
    path: '/sample/list',
    access: 'SIGNED_IN',
    query: listQuery(['createdAt'], {}),
  }),
  open: entry('open', { method: 'POST', path: '/sample/open', access: 'PUBLIC' }),
  inside: entry('inside', { method: 'POST', path: '/sample/inside', access: { services: ['gateway', 'auth'] } }),
  upload: entry('upload', {
    method: 'PATCH',
    path: '/sample/upload',
    access: 'SIGNED_IN',
    body: z.strictObject({ name: text(2, 20, FORM_MESSAGES.nameTooShort) }),
    files: { field: 'file', maximumCount: 2, maximumBytes: 1_000 },
  }),
  fail: entry('fail', { method: 'GET', path: '/sample/fail', access: 'PUBLIC' }),
  stored: entry('stored', { method: 'GET', path: '/sample/stored', access: 'PUBLIC' }),
  keep: entry('keep', {
    method: 'POST',
    path: '/sample/keep',
    access: 'PUBLIC',
    body: z.strictObject({ subject: z.string(FORM_MESSAGES.driverRequired) }),
  }),
  slow: entry('slow', { method: 'GET', path: '/sample/slow', access: 'PUBLIC' }),
} satisfies Record<string, EndpointEntry>;

/** Holds the slow call until `until` resolves, and calls `begun` when it has started. */
export const slowCall: { begun: () => void; until: Promise<void> } = {
  begun: () => undefined,
  until: Promise.resolve(),
};

type BookInput = { pickup: string };
type CommandOrNone = IdempotencyKey | undefined;
type FileList = readonly UploadedFile[];
type CallerOrNone = Caller | undefined;

interface Sample {
  subject: string;
}
type Samples = Model<Sample>;
type Envelope = { aggregateId: string };

const sampleSchema = new Schema<Sample>({ subject: { type: String, required: true, unique: true } });

@Controller()
class SampleConsumer {
  private attempts = 0;

  constructor(@InjectModel('Sample') private readonly samples: Samples) {}

  /** Fails the first time, as if data were missing. */
  @EventPattern(authEvents.userRegistered.type)
  async keep(@Payload() event: Envelope): Promise<void> {
    this.attempts += 1;
    if (this.attempts === 1) throw new Error('not the first time');
    await this.samples.create({ subject: event.aggregateId });
  }
}

@Controller()
class SampleController {
  constructor(@InjectModel('Sample') private readonly samples: Samples) {}

  @Endpoint(sampleHttp.stored)
  async stored() {
    return this.samples.find().lean();
  }

  @Endpoint(sampleHttp.keep)
  async keep(@In() input: Sample) {
    await this.samples.create(input);
  }

  @Endpoint(sampleHttp.book)
  book(@In() input: BookInput, @Who() _who: CallerOrNone, @Command() command: CommandOrNone) {
    return answer({ pickup: input.pickup, secret: 'never leaves' }, { message: command?.id ?? 'no command' });
  }

  @Endpoint(sampleHttp.list)
  list(@In() input: unknown) {
    return input;
  }

  @Endpoint(sampleHttp.open)
  open(@Who() who: CallerOrNone) {
    return { who: who ?? null, context: currentContext() };
  }

  @Endpoint(sampleHttp.inside)
  inside(@Who() who: CallerOrNone) {
    return who;
  }

  @Endpoint(sampleHttp.upload)
  upload(@In() input: unknown, @Files() files: FileList) {
    return { input, files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })) };
  }

  @Endpoint(sampleHttp.fail)
  fail(): never {
    throw new TypeError('a bug');
  }

  @Endpoint(sampleHttp.slow)
  async slow() {
    slowCall.begun();
    await slowCall.until;
    return 'finished';
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Sample', schema: sampleSchema }])],
  controllers: [SampleController, SampleConsumer],
})
class SampleModule {}

export const sampleService = defineService({ name: 'user', module: SampleModule, databases: true });
