import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runOperation } from './testing/run-operation.js';

describe('an operator who releases the web', () => {
  it.each([
    [['release-web', 'riders'], 'Name a part of the web app: shell, rider, driver, admin.'],
    [
      ['release-web', 'rider', '--from', '/nowhere'],
      '/nowhere/remotes/rider/versions.json is missing: npm run build makes it.',
    ],
    [['take-back-web'], 'Name a part of the web app: shell, rider, driver, admin.'],
    [['take-back-web', 'rider'], 'missing: S3_ENDPOINT, where releases of the web are published'],
    [['web-releases'], 'missing: S3_ENDPOINT, where releases of the web are published'],
  ])('is told in one sentence why %j cannot be', async (args, sentence) => {
    expect(await runOperation(args, {})).toEqual([1, sentence]);
  });

  it('is told which key is missing', async () => {
    expect(await runOperation(['web-releases'], { S3_ENDPOINT: 'http://127.0.0.1:9' })).toEqual([
      1,
      'missing: S3_ACCESS_KEY',
    ]);
  });

  it('is told in one sentence that the store is away', async () => {
    const variables = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY: 'pothik-web', S3_SECRET_KEY: 'secret' };
    expect(await runOperation(['web-releases'], variables)).toEqual([
      1,
      'objects cannot be reached: connect ECONNREFUSED 127.0.0.1:9',
    ]);
  });

  it('needs no region: one that is set to nothing, as compose does, is the default', async () => {
    const asked: IncomingMessage[] = [];
    const store = createServer((request, response) => {
      asked.push(request);
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    const keys = { S3_ACCESS_KEY: 'pothik-web', S3_SECRET_KEY: 'secret', S3_REGION: '', WEB_BUCKET: '' };
    const [code] = await runOperation(['web-releases'], { S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys });
    await new Promise((resolve) => store.close(resolve));
    expect(code).toBe(0);
    expect(asked.map(({ url }) => url)).toContain('/pothik-web/shell/versions.json');
    for (const { url, headers } of asked) {
      expect(url).not.toContain('location');
      expect(headers.authorization).toContain('/us-east-1/s3/aws4_request');
    }
  });
});
