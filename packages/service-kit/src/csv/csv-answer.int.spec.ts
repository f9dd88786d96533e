import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Controller, Module } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { CSV, FILE_LANGUAGE, type Input, ROLE } from '@pothik/contracts/platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.decorator.js';
import { In, RawReply } from '../http/parameters.decorator.js';
import { defineService } from '../start/service-definition.js';
import { person } from '../testing/person.js';
import { ServedService } from '../testing/served-service.js';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.js';
import { CsvAnswer } from './csv-answer.js';
import type { CsvColumn } from './csv-columns.js';

interface Row {
  name: string;
  rides: number;
}

const endpoint = {
  owner: 'user' as const,
  name: 'file',
  method: 'GET' as const,
  path: '/sample/file',
  message: 'Rows as CSV',
  summary: 'Rows',
  access: [ROLE.ADMIN],
  query: z.strictObject(FILE_LANGUAGE),
  produces: CSV,
  response: z.unknown(),
  status: 200 as const,
  errors: [],
};

const COLUMNS: readonly CsvColumn<Row>[] = [
  { en: 'Name', bn: 'নাম', cell: ({ name }) => name },
  { en: 'Rides', bn: 'রাইড', cell: ({ rides }, language) => (language === 'bn' ? 'অনেক' : rides) },
];

let batches: () => AsyncGenerator<Row[]>;

@Controller()
class FileController {
  constructor(private readonly csv: CsvAnswer) {}

  @Endpoint(endpoint)
  file(@In() { language }: Input<typeof endpoint>, @RawReply() reply: FastifyReply): Promise<void> {
    return this.csv.send(reply, { name: 'rows', columns: COLUMNS, language, batches: batches() });
  }
}

@Module({ controllers: [FileController] })
class FileModule {}

const as = person({ role: 'ADMIN' });
let platform: TestPlatform;
let served: ServedService;
beforeAll(async () => {
  platform = await startTestPlatform({
    services: [defineService({ name: 'user', module: FileModule, databases: false })],
  });
  served = await ServedService.open(platform, platform.service('user'));
});
afterAll(async () => {
  await served.close();
  await platform.close();
});

async function* two(): AsyncGenerator<Row[]> {
  yield [{ name: 'Rahima', rides: 3 }];
  yield [{ name: '=Karim', rides: 12 }];
}

/** Rows without an end, 64 KB at a time; says how many times it was asked, and when it was ended. */
function endless() {
  const read = { batches: 0 };
  const ended = new Promise<void>((resolve) => {
    batches = async function* () {
      try {
        for (;;) {
          read.batches += 1;
          yield [{ name: 'x'.repeat(65_536), rides: 1 }];
        }
      } finally {
        resolve();
      }
    };
  });
  return { read, ended };
}

describe('a list as a CSV file', () => {
  it('has its headings and words in the asked language, and its day in Dhaka', async () => {
    batches = two;
    // 19:00 in UTC is the next day in Dhaka.
    platform.clock.advance(Date.parse('2026-11-26T19:00:00Z') - platform.clock.now().getTime());
    const answer = await served.get(endpoint, { as });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rows-2026-11-27.csv"',
      'x-content-type-options': 'nosniff',
    });
    const bytes = await text(answer);
    expect(bytes.replace('\ufeff', '')).toBe(`Name,Rides\r\nRahima,3\r\n"'=Karim",12\r\n`);
    const bangla = await text(await served.get(endpoint, { as, input: { language: 'bn' } }));
    expect(bangla).toContain('নাম,রাইড\r\nRahima,অনেক\r\n');
  });

  it('begins with the mark of UTF-8', async () => {
    batches = two;
    const [chunk] = (await once(await served.get(endpoint, { as }), 'data')) as [Buffer];
    expect([...chunk.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('of nothing has its headings alone', async () => {
    batches = async function* () {};
    expect(await text(await served.get(endpoint, { as }))).toMatch(/Name,Rides\r\n$/);
  });

  it('that fails before its first row is refused like any call', async () => {
    // biome-ignore lint/correctness/useYield: it fails before the first one.
    batches = async function* () {
      throw new DomainError('platform/unavailable');
    };
    const answer = await served.get(endpoint, { as });
    expect(answer.statusCode).toBe(503);
    expect(JSON.parse(await text(answer))).toMatchObject({ success: false, code: 'platform/unavailable' });
  });

  it('that fails later breaks off, so that nobody takes a part for the whole', async () => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    batches = async function* () {
      yield [{ name: 'Rahima', rides: 3 }];
      await failing;
      throw new Error('The cursor is gone.');
    };
    const answer = await served.get(endpoint, { as });
    expect(answer.statusCode).toBe(200);
    fail();
    await expect(text(answer)).rejects.toThrow('aborted');
  });

  it('is read only as fast as its caller reads, and no further once the caller has left', async () => {
    const { read, ended } = endless();
    const answer = await served.get(endpoint, { as });
    for (let bytes = 0; bytes < 1_000_000; ) {
      const [chunk] = (await once(answer, 'data')) as [Buffer];
      bytes += chunk.length;
    }
    answer.pause();
    answer.destroy();
    await ended;
    expect(read.batches).toBeLessThan(1_000);
  });

  it('is not read for HEAD', async () => {
    const { read } = endless();
    const { app } = platform.service('user');
    const statement = await platform.statement(as, 'user');
    const headers = { 'x-pothik-statement': statement };
    const head = await app.inject({ method: 'HEAD', url: '/api/v1/sample/file', headers });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/csv; charset=utf-8', '']);
    expect(read.batches).toBe(0);
  });
});
