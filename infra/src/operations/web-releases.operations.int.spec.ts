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
});
